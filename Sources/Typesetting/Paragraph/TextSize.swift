/// How large a paragraph is at a width, without its lines. Lengths are in points.
public struct TextSize: Sendable, Equatable {
    /// The width of the widest line, white space at line ends left out.
    public let width: Double
    /// The sum of the heights of the lines.
    public let height: Double
    /// How many lines there are.
    public var lineCount: Int { Int(lines) }
    /// Whether text was left out to keep the line limit.
    public let isTruncated: Bool
    /// The measures, in the paragraph's unit, for which the size is this same one.
    let measures: Range<Int>
    private let pointSize: Double
    private let lines: Int32

    /// The widths for which the size is this same one.
    public var validWidths: Range<Double> {
        TextScale.widths(measures.lowerBound, measures.upperBound, pointSize: pointSize)
    }

    init(
        width: Double, height: Double, lineCount: Int, isTruncated: Bool, measures: Range<Int>, pointSize: Double
    ) {
        self.width = width
        self.height = height
        lines = Int32(truncatingIfNeeded: lineCount)
        self.isTruncated = isTruncated
        self.measures = measures
        self.pointSize = pointSize
    }

    /// The same size where it holds for other measures; as wide as the least of them at least.
    func holding(for measures: Range<Int>) -> TextSize {
        TextSize(
            width: max(width, TextScale.points(measures.lowerBound, pointSize: pointSize)), height: height,
            lineCount: lineCount, isTruncated: isTruncated, measures: measures, pointSize: pointSize)
    }
}
