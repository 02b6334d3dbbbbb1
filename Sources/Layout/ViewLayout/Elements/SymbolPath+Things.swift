import Foundation

/// Outlines of everyday things.
extension SymbolPath {
    /// A triangle.
    mutating func addPlay() {
        curve(
            from: 6.5, 4,
            [
                [6.5, 3, 7.5, 2.4, 8.4, 3], [20, 10.8], [20.9, 11.4, 20.9, 12.6, 20, 13.2],
                [8.4, 21], [7.5, 21.6, 6.5, 21, 6.5, 20],
            ])
    }

    /// Two bars.
    mutating func addPause() {
        rectangle(CGRect(x: 5.5, y: 3.5, width: 4.5, height: 17), radius: 1.4)
        rectangle(CGRect(x: 14, y: 3.5, width: 4.5, height: 17), radius: 1.4)
    }

    /// Two notes under one beam.
    mutating func addMusic() {
        polygon([(9, 4.6), (20, 2.2), (20, 5.8), (9, 8.2)])
        rectangle(CGRect(x: 8.4, y: 5, width: 2.2, height: 13.5), radius: 1)
        rectangle(CGRect(x: 17.8, y: 3, width: 2.2, height: 13), radius: 1)
        circle(7.4, 18.4, radius: 3.2)
        circle(16.8, 16, radius: 3.2)
    }

    /// A camera with its lens.
    mutating func addCamera() {
        rectangle(CGRect(x: 2, y: 6.5, width: 20, height: 13.5), radius: 3)
        polygon([(7.5, 6.9), (9.2, 4), (14.8, 4), (16.5, 6.9)])
        circle(12, 13, radius: 4.4, isHole: true)
        circle(12, 13, radius: 2.8)
    }

    /// A frame with two hills and the sun.
    mutating func addPhoto() {
        rectangle(CGRect(x: 2, y: 4, width: 20, height: 16), radius: 3)
        rectangle(CGRect(x: 4, y: 6, width: 16, height: 12), radius: 1.2, isHole: true)
        circle(8.4, 9.6, radius: 1.7)
        polygon([(4, 18), (4, 16.4), (8.6, 12.4), (11, 14.4), (15, 10), (20, 15), (20, 18)])
    }

    /// A magnifying glass.
    mutating func addSearch() {
        circle(10, 10, radius: 7.5)
        circle(10, 10, radius: 5.4, isHole: true)
        line(15.2, 15.2, 21, 21)
    }

    /// A house with a door.
    mutating func addHouse() {
        polygon([
            (12, 2.5), (22.5, 12), (19.5, 12), (19.5, 21), (14.5, 21), (14.5, 14.5), (9.5, 14.5), (9.5, 21),
            (4.5, 21), (4.5, 12), (1.5, 12),
        ])
    }

    /// A cart of a shop.
    mutating func addCart() {
        line(1.8, 4, 5, 4)
        line(5, 4, 7.4, 15.8)
        line(7.4, 15.8, 19, 15.8)
        polygon([(5.6, 6.4), (21.6, 6.4), (19.8, 13.6), (7, 13.6)])
        circle(9, 19.6, radius: 1.9)
        circle(17.4, 19.6, radius: 1.9)
    }

    /// A padlock.
    mutating func addLock() {
        circle(12, 8, radius: 5.6)
        circle(12, 8, radius: 3.5, isHole: true)
        rectangle(CGRect(x: 4.5, y: 10, width: 15, height: 11.5), radius: 2.6)
    }

    /// A flash.
    mutating func addBolt() {
        polygon([(14, 1.5), (4.5, 13.5), (11, 13.5), (9, 22.5), (19.5, 9.5), (12.6, 9.5)])
    }

    /// The letter i in a disc.
    mutating func addInfo() {
        circle(12, 12, radius: 10)
        circle(12, 7.4, radius: 1.5, isHole: true)
        rectangle(CGRect(x: 10.9, y: 10.4, width: 2.2, height: 7.6), radius: 1.1, isHole: true)
    }

    /// Three dots.
    mutating func addEllipsis() {
        for x: CGFloat in [5, 12, 19] { circle(x, 12, radius: 2.2) }
    }

    /// An arrow out of a box.
    mutating func addShare() {
        line(12, 2.5, 12, 14)
        line(12, 2.5, 8, 6.5)
        line(12, 2.5, 16, 6.5)
        line(8.5, 10, 5, 10)
        line(15.5, 10, 19, 10)
        line(5, 10, 5, 21)
        line(5, 21, 19, 21)
        line(19, 21, 19, 10)
    }
}
