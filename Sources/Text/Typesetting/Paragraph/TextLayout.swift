/// A paragraph that is broken into lines for one width.
///
/// Lengths are in points. y grows downwards from the top of the first line.
///
/// ```swift
/// let layout = paragraph.lines(width: 200, limit: 3)
/// print(layout.width, layout.height, layout.isTruncated)
/// ```
public struct TextLayout: Sendable, Equatable {
    /// The lines, top to bottom.
    public let lines: [TextLine]
    /// The width of the widest line, without white space at line ends. At this width the text has these same lines;
    /// where that needs a slightly larger width than that of the widest line, this is the larger width.
    public let width: Double
    /// The sum of the heights of the lines.
    public let height: Double
    /// Whether text was left out to keep the line limit.
    public let isTruncated: Bool
    /// The widths at which `lines(width:limit:truncation:)` gives these same lines.
    public let validWidths: Range<Double>

    /// The distance from the top to the first baseline; 0 without lines.
    package var firstBaseline: Double { lines.first?.baseline ?? 0 }

    package init(
        lines: [TextLine], width: Double, height: Double, isTruncated: Bool, validWidths: Range<Double>
    ) {
        self.lines = lines
        self.width = width
        self.height = height
        self.isTruncated = isTruncated
        self.validWidths = validWidths
    }
}

/// One line of a ``TextLayout``. Lengths are in points.
///
/// ```swift
/// for line in layout.lines where line.elidedRange != nil { print("truncated at", line.top) }
/// ```
public struct TextLine: Sendable, Equatable {
    /// The UTF-16 offsets of the text on this line, with the white space and the line terminator at its end. Every unit
    /// of the text is on exactly one line.
    public let range: Range<Int>
    /// The advance of the line without the white space at its end, with its ellipsis or hyphen.
    public let width: Double
    /// The distance from the top of the layout to the baseline.
    public let baseline: Double
    /// The distance from the baseline up to the top of the line.
    public let ascent: Double
    /// The distance from the baseline down to the bottom of the line.
    public let descent: Double
    /// The UTF-16 offsets that an ellipsis replaces; nil in a complete line.
    public let elidedRange: Range<Int>?
    /// Whether the line ends at a soft hyphen, where a hyphen is drawn. ``width`` includes the hyphen.
    package let isHyphenated: Bool

    /// The distance from the top of the layout to the top of the line.
    public var top: Double { baseline - ascent }
    /// The distance from the top of the layout to the bottom of the line.
    public var bottom: Double { baseline + descent }

    package init(
        range: Range<Int>, width: Double, baseline: Double, ascent: Double, descent: Double, elidedRange: Range<Int>?,
        isHyphenated: Bool = false
    ) {
        self.range = range
        self.width = width
        self.baseline = baseline
        self.ascent = ascent
        self.descent = descent
        self.elidedRange = elidedRange
        self.isHyphenated = isHyphenated
    }
}
