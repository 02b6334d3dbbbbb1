/// The size of a paragraph at a width. Lengths are in points.
///
/// ```swift
/// let size = paragraph.size(width: 200, limit: 2)
/// if size.isTruncated { print("does not fit two lines of 200 points") }
/// // Every width in `size.validWidths` gives the same size.
/// ```
public struct TextSize: Sendable, Equatable {
    /// The width of the widest line, without the white space at line ends.
    public let width: Double
    /// The sum of the heights of the lines.
    public let height: Double
    /// The number of lines.
    public var lineCount: Int { Int(lines) }
    /// Whether text was left out to keep the line limit.
    public let isTruncated: Bool
    /// The measures with this same size, in ``TextUnit``.
    let measures: Range<Int>
    private let pointSize: Double
    private let lines: Int32

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
        self.measures = measures
        self.pointSize = pointSize
    }

    /// The same size for another interval of measures. It is at least as wide as the smallest of them.
    package func holding(for measures: Range<Int>) -> TextSize {
        TextSize(
            width: max(width, TextScale.points(measures.lowerBound, pointSize: pointSize)), height: height,
            lineCount: lineCount, isTruncated: isTruncated, measures: measures, pointSize: pointSize)
    }
}
