/// Text that has been analysed and shaped once, and can be broken into lines for any width by arithmetic.
public struct Paragraph: Sendable {
    /// Analyses and shapes a text.
    /// - Parameters:
    ///   - text: the UTF-16 units of the text; at most ``TypesettingLimits/maximumTextLength``.
    ///   - language: a BCP 47 tag; chooses break rules and the forms of shared characters.
    ///   - direction: where the paragraph starts from.
    public init(
        utf16 text: [UInt16], style: TextStyle, language: String, direction: BaseDirection = .natural,
        fonts: FontCascade
    ) throws { fatalError() }

    /// Analyses and shapes a text.
    public init(
        _ text: String, style: TextStyle, language: String, direction: BaseDirection = .natural, fonts: FontCascade
    ) throws { fatalError() }

    /// The advance of the longest line when only line terminators break, in points.
    public var maximumContentWidth: Double { fatalError() }
    /// The width of the widest piece that has no break opportunity in it, in points.
    public var minimumContentWidth: Double { fatalError() }
    /// Whether the paragraph starts from the right.
    public var isRightToLeft: Bool { fatalError() }

    /// Breaks the paragraph into lines.
    /// - Parameters:
    ///   - width: the measure in points; infinity for lines broken only at line terminators.
    ///   - limit: the largest number of lines; nil for no limit.
    ///   - truncation: what is left out beyond the limit.
    public func lines(width: Double, limit: Int? = nil, truncation: TruncationMode = .tail) -> TextLayout { fatalError() }

    /// The glyphs of a line of a layout of this paragraph, in drawing order; x from the left end of the line.
    package func glyphRuns(of line: TextLine) -> [GlyphRun] { fatalError() }

    /// The box of the ink of a line, relative to its left end and baseline (y down); nil without ink.
    package func inkBounds(of line: TextLine) -> InkBounds? { fatalError() }
}

/// A box around ink, in points; y grows downwards from the baseline.
package struct InkBounds: Sendable, Equatable {
    package let left, top, right, bottom: Double

    package init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }
}
