/// How large a paragraph is at a width, without its lines. Lengths are in points.
public struct TextSize: Sendable, Equatable {
    /// The width of the widest line, white space at line ends left out.
    public let width: Double
    /// The sum of the heights of the lines.
    public let height: Double
    /// How many lines there are.
    public let lineCount: Int
    /// Whether text was left out to keep the line limit.
    public let isTruncated: Bool
    /// The measures, in the paragraph's unit, for which the size is this same one.
    let measures: Range<Int>
    private let scale: TextScale

    /// The widths for which the size is this same one.
    public var validWidths: Range<Double> { scale.widths(measures.lowerBound, measures.upperBound) }

    init(
        width: Double, height: Double, lineCount: Int, isTruncated: Bool, measures: Range<Int>, scale: TextScale
    ) {
        self.width = width
        self.height = height
        self.lineCount = lineCount
        self.isTruncated = isTruncated
        self.measures = measures
        self.scale = scale
    }

    /// The same size where it holds for other measures; as wide as the least of them at least.
    func holding(for measures: Range<Int>) -> TextSize {
        TextSize(
            width: max(width, scale.points(measures.lowerBound)), height: height, lineCount: lineCount,
            isTruncated: isTruncated, measures: measures, scale: scale)
    }
}
