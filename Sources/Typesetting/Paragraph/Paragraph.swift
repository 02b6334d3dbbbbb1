/// Text that has been analysed and shaped once, and can be broken into lines for any width by arithmetic.
///
/// A paragraph is immutable and cheap to copy; it can be used from many threads.
public struct Paragraph: Sendable {
    let storage: ParagraphStorage

    /// Analyses and shapes a text.
    ///
    /// - Parameters:
    ///   - text: the UTF-16 units of the text; at most ``TypesettingLimits/maximumTextLength``.
    ///   - style: size, weight, tracking and line height.
    ///   - language: a BCP 47 tag; chooses break rules and the forms of shared characters.
    ///   - direction: where the paragraph starts from.
    ///   - fonts: the fonts, in the order they are asked.
    /// - Throws: ``TypesettingError`` for text that is too long or malformed, a size out of range, or a character
    ///   that no font draws.
    /// - Complexity: O(length), plus what HarfBuzz needs.
    public init(
        utf16 text: [UInt16], style: TextStyle, language: String, direction: BaseDirection = .natural,
        fonts: FontCascade
    ) throws {
        storage = try ParagraphStorage(
            text: text, style: style, language: language, direction: direction, fonts: fonts)
    }

    /// Analyses and shapes a text; see ``init(utf16:style:language:direction:fonts:)``.
    public init(
        _ text: String, style: TextStyle, language: String, direction: BaseDirection = .natural, fonts: FontCascade
    ) throws {
        try self.init(
            utf16: Array(text.utf16), style: style, language: language, direction: direction, fonts: fonts)
    }

    /// The width of the longest line when only line terminators break, in points.
    public var maximumContentWidth: Double { lines(width: .infinity).width }

    /// The width of the widest piece without a break opportunity in it, in points.
    public var minimumContentWidth: Double {
        let segments = storage.segments
        var widest = 0
        for index in 0..<segments.count {
            let start = segments.start(ofSegment: index)
            let visibleEnd = max(start, segments.visibleEnds[index])
            widest = max(widest, segments.advance(from: start, to: visibleEnd, endingAt: segments.ends[index]))
        }
        return storage.points(widest)
    }

    /// Whether the (first) paragraph starts from the right.
    public var isRightToLeft: Bool { storage.analysis.paragraphLevel(at: 0) & 1 == 1 }

    /// The number of UTF-16 units.
    public var length: Int { storage.analysis.units.count }

    /// Breaks the paragraph into lines.
    ///
    /// - Parameters:
    ///   - width: the measure in points; infinity for lines broken only at line terminators. A negative width or one
    ///     that is not a number is taken as 0.
    ///   - limit: the largest number of lines, at least 1; nil for no limit.
    ///   - truncation: what is left out beyond the limit.
    /// - Complexity: O(segments).
    public func lines(width: Double, limit: Int? = nil, truncation: TruncationMode = .tail) -> TextLayout {
        let measure = storage.measure(forPoints: width)
        let limit = max(limit ?? .max, 1)
        var broken = LineBreaker.lines(of: storage.segments, measure: measure, limit: limit)
        let isTruncated = broken.hasMore
        if isTruncated { storage.truncate(&broken, measure: measure, mode: truncation) }
        return storage.layout(broken, isTruncated: isTruncated)
    }
}
