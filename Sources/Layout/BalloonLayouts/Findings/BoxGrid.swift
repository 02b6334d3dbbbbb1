import Foundation

/// Finds the boxes near another box without comparing all of them: boxes are listed by the squares of a grid.
struct BoxGrid {
    private struct Square: Hashable {
        let column, row: Int
    }

    /// The side of a square in points: a word or two of a line.
    private static let side: CGFloat = 64

    /// So few boxes are all compared, without the grid.
    private static let few = 24

    private var boxes: [CGRect] = []
    /// Empty for few boxes.
    private var placesOfSquares: [Square: [Int]] = [:]

    /// Adds a box. Its index is the number of boxes before it. Its edges must be finite.
    mutating func append(_ box: CGRect) {
        boxes.append(box)
        guard boxes.count > Self.few else { return }
        for place in (placesOfSquares.isEmpty ? 0 : boxes.count - 1)..<boxes.count {
            for square in Self.squares(of: boxes[place]) { placesOfSquares[square, default: []].append(place) }
        }
    }

    /// The indices of all boxes that may touch a box, in ascending order.
    func places(near box: CGRect) -> [Int] {
        guard boxes.count > Self.few else { return Array(boxes.indices) }
        let (columns, rows) = Self.range(of: box)
        // A box over many squares is compared with all boxes.
        guard columns.count.multipliedReportingOverflow(by: rows.count).partialValue <= placesOfSquares.count else {
            return Array(boxes.indices)
        }
        return Set(Self.squares(of: box).flatMap { placesOfSquares[$0] ?? [] }).sorted()
    }

    private static func squares(of box: CGRect) -> [Square] {
        let (columns, rows) = range(of: box)
        return rows.flatMap { row in columns.map { Square(column: $0, row: row) } }
    }

    private static func range(of box: CGRect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        (index(box.minX)...index(box.maxX), index(box.minY)...index(box.maxY))
    }

    /// Lengths are limited far below the largest integer.
    private static func index(_ length: CGFloat) -> Int { Int((length / side).rounded(.down)) }
}
