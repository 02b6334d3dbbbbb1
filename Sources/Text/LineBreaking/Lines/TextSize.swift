/// The size of a paragraph at a width. Lengths are in points.
///
/// ```swift
/// let size = paragraph.size(width: 200, limit: 2)
/// if size.isTruncated { print("does not fit two lines of 200 points") }
/// // Every width in `size.validWidths` gives the same size.
/// ```
public struct TextSize: Sendable, Equatable {
    // The order of the stored properties is not arbitrary: with two properties of one type in a row, the compiler copies
    // a result as one vector right after it was written in two parts, which makes the processor wait.

    /// The width of the widest line, without the white space at line ends.
    public let width: Double
    private let lowest: Int
    /// The sum of the heights of the lines.
    public let height: Double
    private let next: Int
    private let pointSize: Double
    private let lines: Int32
    /// The number of lines.
    public var lineCount: Int { Int(lines) }
    /// Whether text was left out to keep the line limit.
    public let isTruncated: Bool
    /// The measures with this same size, in ``TextUnit``.
    var measures: Range<Int> { Range(uncheckedBounds: (lowest, next)) }

    /// The widths with this same size.
    public var validWidths: Range<Double> {
        TextScale.widths(measures.lowerBound, measures.upperBound, pointSize: pointSize)
    }

    package init(
        width: Double, height: Double, lineCount: Int, isTruncated: Bool, measures: Range<Int>, pointSize: Double
    ) {
        self.width = width
        self.height = height
        lines = Int32(truncatingIfNeeded: lineCount)
        self.isTruncated = isTruncated
        (lowest, next) = (measures.lowerBound, measures.upperBound)
        self.pointSize = pointSize
    }

    /// The same size for another interval of measures. It is at least as wide as the smallest of them.
    package func holding(for measures: Range<Int>) -> TextSize {
        TextSize(
            width: max(width, TextScale.points(measures.lowerBound, pointSize: pointSize)), height: height,
            lineCount: lineCount, isTruncated: isTruncated, measures: measures, pointSize: pointSize)
    }
}
