import Foundation

/// Outlines of tools and of what they are for.
extension SymbolPath {
    /// A wheel with eight teeth.
    mutating func addGear() {
        polygon(Self.gearCorners)
        circle(12, 12, radius: 3.4, isHole: true)
    }

    /// An arrow that goes round.
    mutating func addRefresh() {
        curve(
            from: 19.1, 6.2,
            [
                [17.3, 4.2, 14.8, 3, 12, 3], [6.5, 3, 2, 7.5, 2, 13], [2, 18.5, 6.5, 23, 12, 23],
                [16.6, 23, 20.5, 19.9, 21.6, 15.6], [19.5, 15.1], [18.6, 18.4, 15.6, 20.8, 12, 20.8],
                [7.7, 20.8, 4.2, 17.3, 4.2, 13], [4.2, 8.7, 7.7, 5.2, 12, 5.2], [14.2, 5.2, 16.2, 6.1, 17.6, 7.6],
                [19.1, 6.2],
            ])
        polygon([(20.9, 2.6), (13.9, 9.6), (20.9, 9.6)])
    }

    /// A crown with three points.
    mutating func addCrown() {
        polygon([(2.5, 7), (7.6, 11), (12, 4.5), (16.4, 11), (21.5, 7), (19.6, 17), (4.4, 17)])
        rectangle(CGRect(x: 4.4, y: 18.6, width: 15.2, height: 2.4), radius: 1.1)
    }

    /// A bin with its lid.
    mutating func addTrash() {
        rectangle(CGRect(x: 3.5, y: 4.6, width: 17, height: 2.2), radius: 1.1)
        rectangle(CGRect(x: 8.7, y: 2.2, width: 6.6, height: 3), radius: 1.2)
        curve(
            from: 5, 8.4,
            [[19, 8.4], [18, 20], [17.9, 21.2, 17.1, 22, 16, 22], [8, 22], [6.9, 22, 6.1, 21.2, 6, 20], [5, 8.4]])
        rectangle(CGRect(x: 8.9, y: 11, width: 1.7, height: 8), radius: 0.85, isHole: true)
        rectangle(CGRect(x: 13.4, y: 11, width: 1.7, height: 8), radius: 0.85, isHole: true)
    }

    /// Three stars with four points.
    mutating func addSparkles() {
        for (x, y, reach) in [(10, 11.5, 7), (18.2, 5.2, 3.4), (17.6, 18.8, 3.4)] as [(CGFloat, CGFloat, CGFloat)] {
            // The sides are drawn in towards the middle.
            let (near, far) = (0.12 * reach, 0.22 * reach)
            curve(
                from: x, y - reach,
                [
                    [x + near, y - far, x + far, y - near, x + reach, y],
                    [x + far, y + near, x + near, y + far, x, y + reach],
                    [x - near, y + far, x - far, y + near, x - reach, y],
                    [x - far, y - near, x - near, y - far, x, y - reach],
                ])
        }
    }

    /// A microphone on its stand.
    mutating func addMic() {
        rectangle(CGRect(x: 8.6, y: 1.8, width: 6.8, height: 12.4), radius: 3.4)
        curve(
            from: 4.8, 10.5,
            [
                [6.8, 10.5], [6.8, 14.2, 8.9, 16.3, 12, 16.3], [15.1, 16.3, 17.2, 14.2, 17.2, 10.5], [19.2, 10.5],
                [19.2, 15.1, 16.3, 18.2, 12, 18.2], [7.7, 18.2, 4.8, 15.1, 4.8, 10.5],
            ])
        line(12, 17.5, 12, 21)
        line(8.2, 21, 15.8, 21)
    }

    /// An eye.
    mutating func addEye() {
        curve(
            from: 1.5, 12,
            [
                [4, 7.4, 7.6, 5, 12, 5], [16.4, 5, 20, 7.4, 22.5, 12], [20, 16.6, 16.4, 19, 12, 19],
                [7.6, 19, 4, 16.6, 1.5, 12],
            ])
        circle(12, 12, radius: 4.6, isHole: true)
        circle(12, 12, radius: 2.5)
    }

    /// A pencil.
    mutating func addPencil() {
        polygon([(16.9, 2.6), (21.4, 7.1), (19.3, 9.2), (14.8, 4.7)])
        polygon([(13.5, 6), (18, 10.5), (8, 20.5), (2.4, 21.6), (3.5, 16)])
    }

    /// A globe with two meridians.
    mutating func addGlobe() {
        circle(12, 12, radius: 10)
        circle(12, 12, radius: 8.2, isHole: true)
        rectangle(CGRect(x: 3, y: 11.1, width: 18, height: 1.8), radius: 0.9)
        curve(
            from: 12, 2.5,
            [
                [15, 5, 16.6, 8.3, 16.6, 12], [16.6, 15.7, 15, 19, 12, 21.5], [9, 19, 7.4, 15.7, 7.4, 12],
                [7.4, 8.3, 9, 5, 12, 2.5],
            ])
        curve(
            from: 12, 4.9,
            [
                [10.1, 7, 9.2, 9.3, 9.2, 12], [9.2, 14.7, 10.1, 17, 12, 19.1], [13.9, 17, 14.8, 14.7, 14.8, 12],
                [14.8, 9.3, 13.9, 7, 12, 4.9],
            ])
    }

    /// A paper plane.
    mutating func addSend() {
        polygon([(22, 2), (15.2, 22), (11.2, 12.8)])
        polygon([(22, 2), (11.2, 12.8), (2, 8.8)])
    }

    /// Eight teeth: four corners each, at angles from the middle of the tooth, in radians clockwise from the top.
    private static let gearCorners: [(x: CGFloat, y: CGFloat)] = (0..<8).flatMap { tooth in
        [(-0.27, 7.6), (-0.17, 10.6), (0.17, 10.6), (0.27, 7.6)].map { angle, radius in
            let turned = CGFloat.pi * CGFloat(tooth) / 4 + angle
            return (12 + radius * sin(turned), 12 - radius * cos(turned))
        }
    }
}
