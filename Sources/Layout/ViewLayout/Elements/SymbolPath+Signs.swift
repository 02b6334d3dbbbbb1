import Foundation

/// Outlines of signs.
extension SymbolPath {
    /// A ring.
    mutating func addCircle() {
        circle(12, 12, radius: 10)
        circle(12, 12, radius: 8, isHole: true)
    }

    /// A filled circle.
    mutating func addDisc() {
        circle(12, 12, radius: 10)
    }

    /// An arrow that points up.
    mutating func addArrowUp() {
        line(12, 20, 12, 4)
        line(5, 11, 12, 4)
        line(12, 4, 19, 11)
    }

    /// An arrow that points down.
    mutating func addArrowDown() {
        line(12, 4, 12, 20)
        line(5, 13, 12, 20)
        line(12, 20, 19, 13)
    }

    /// A corner that points up.
    mutating func addChevronUp() {
        line(5, 15.5, 12, 8.5)
        line(12, 8.5, 19, 15.5)
    }

    /// A corner that points down.
    mutating func addChevronDown() {
        line(5, 8.5, 12, 15.5)
        line(12, 15.5, 19, 8.5)
    }

    /// Three lines with points before them.
    mutating func addList() {
        circle(4.2, 6, radius: 1.5)
        circle(4.2, 12, radius: 1.5)
        circle(4.2, 18, radius: 1.5)
        line(9, 6, 20.5, 6)
        line(9, 12, 20.5, 12)
        line(9, 18, 20.5, 18)
    }

    /// Four squares.
    mutating func addGrid() {
        rectangle(CGRect(x: 3, y: 3, width: 7.8, height: 7.8), radius: 1.6)
        rectangle(CGRect(x: 13.2, y: 3, width: 7.8, height: 7.8), radius: 1.6)
        rectangle(CGRect(x: 3, y: 13.2, width: 7.8, height: 7.8), radius: 1.6)
        rectangle(CGRect(x: 13.2, y: 13.2, width: 7.8, height: 7.8), radius: 1.6)
    }

    /// A triangle with an exclamation mark.
    mutating func addWarning() {
        curve(
            from: 12, 2.6,
            [
                [13, 2.6, 13.5, 3.1, 14, 4], [22.2, 18.4], [23.1, 20, 22.3, 21.4, 20.5, 21.4], [3.5, 21.4],
                [1.7, 21.4, 0.9, 20, 1.8, 18.4], [10, 4], [10.5, 3.1, 11, 2.6, 12, 2.6],
            ])
        rectangle(CGRect(x: 10.9, y: 8, width: 2.2, height: 7), radius: 1.1, isHole: true)
        circle(12, 18, radius: 1.3, isHole: true)
    }

    /// A question mark.
    mutating func addQuestion() {
        curve(
            from: 7.2, 8.4,
            [
                [7.2, 4.9, 9.4, 2.9, 12.3, 2.9], [15.3, 2.9, 17.5, 4.8, 17.5, 7.6],
                [17.5, 11.2, 13.4, 11.6, 13.4, 15.2], [11.1, 15.2], [11.1, 10.9, 15.1, 10.5, 15.1, 7.7],
                [15.1, 6.1, 13.9, 5, 12.2, 5], [10.6, 5, 9.5, 6.2, 9.5, 8.4], [7.2, 8.4],
            ])
        circle(12.2, 19.4, radius: 1.6)
    }

    /// A speech bubble.
    mutating func addMessage() {
        curve(
            from: 12, 3,
            [
                [17.8, 3, 22, 6.4, 22, 11.2], [22, 16, 17.8, 19.4, 12, 19.4], [10.9, 19.4, 9.9, 19.3, 8.9, 19],
                [7.4, 20.4, 5.6, 21.3, 3.4, 21.5], [4.6, 20.2, 5.2, 18.9, 5.3, 17.4], [3.2, 15.9, 2, 13.7, 2, 11.2],
                [2, 6.4, 6.2, 3, 12, 3],
            ])
    }

    /// Three bars.
    mutating func addChart() {
        rectangle(CGRect(x: 3, y: 13, width: 4.6, height: 8.5), radius: 1.2)
        rectangle(CGRect(x: 9.7, y: 8, width: 4.6, height: 13.5), radius: 1.2)
        rectangle(CGRect(x: 16.4, y: 3, width: 4.6, height: 18.5), radius: 1.2)
    }
}
