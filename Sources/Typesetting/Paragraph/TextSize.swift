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
    /// The widths for which the size is this same one.
    public let validWidths: Range<Double>

    /// The size of a layout.
    public init(_ layout: TextLayout) {
        self.init(
            width: layout.width, height: layout.height, lineCount: layout.lines.count,
            isTruncated: layout.isTruncated, validWidths: layout.validWidths)
    }

    init(width: Double, height: Double, lineCount: Int, isTruncated: Bool, validWidths: Range<Double>) {
        self.width = width
        self.height = height
        self.lineCount = lineCount
        self.isTruncated = isTruncated
        self.validWidths = validWidths
    }
}
