import LineBreaking

/// A text that has been analysed and shaped once, and can be broken into lines for any width by arithmetic.
///
/// A paragraph is immutable and cheap to copy. It can be used from many threads.
///
/// ```swift
/// let paragraph = try Paragraph(
///     "Dinner at seven? Bring a friend.", style: TextStyle(pointSize: 17), language: "en", fonts: .bundled())
/// for line in paragraph.lines(width: 140, limit: 2).lines { print(line.range, line.width) }
/// let large = try paragraph.withPointSize(23).size(width: 140)
/// ```
public struct Paragraph: Sendable {
    // No two neighbours are of one type, for the reason that ``TextSize`` gives.

    /// The text at all its sizes: the storage of the first of them.
    let sizes: ParagraphStorage
    let scale: TextScale
    /// The storage for the point size. It lives as long as `sizes`.
    let unmanagedStorage: Unmanaged<ParagraphStorage>
    /// Whether lines are broken greedily.
    let isGreedy: Bool
    /// The segments of the storage: all that most measurements read.
    let segments: SegmentList

    /// Everything that is shared by the point sizes with these glyphs.
    var storage: ParagraphStorage { unmanagedStorage.takeUnretainedValue() }

    /// The style of the text.
    package var style: TextStyle {
        var style = sizes.style
        style.pointSize = scale.pointSize
        return style
    }

    /// Analyses and shapes a text.
    ///
    /// - Parameters:
    ///   - text: the UTF-16 units of the text; at most 100,000.
    ///   - style: size, weight, tracking and line height.
    ///   - language: a BCP 47 tag. It decides the rules for line breaks, and the forms of characters that languages
    ///     share. Of its `u` keywords, `lb-strict`, `lb-normal` and `lb-loose` choose how strict the rules are (CSS
    ///     `line-break`), `lw-phrase` breaks Japanese between phrases (ICU 72 knows no phrases of other languages), and
    ///     `lw-keepall` is ``WordBreak/keepAll``.
    ///   - direction: the direction in which the paragraph starts.
    ///   - fonts: the fonts, in the order in which they are searched.
    /// - Throws: ``TypesettingError`` for a text that is too long or malformed, a size out of range, or a character
    ///   that no font draws where the cascade is ``FontCascade/MissingGlyphPolicy/error``.
    /// - Complexity: O(length), plus the time that HarfBuzz needs.
    public init(
        utf16 text: [UInt16], style: TextStyle, language: String, direction: BaseDirection = .natural,
        fonts: FontCascade
    ) throws {
        try Self.check(style)
        try Self.checkLanguage(language)
        try self.init(
            ParagraphStorage(text: text, style: style, language: language, direction: direction, fonts: fonts),
            pointSize: style.pointSize)
    }

    /// Analyses and shapes a text. See ``init(utf16:style:language:direction:fonts:)``.
    public init(
        _ text: String, style: TextStyle, language: String, direction: BaseDirection = .natural, fonts: FontCascade
    ) throws {
        try self.init(
            utf16: CodeUnits.utf16(of: text), style: style, language: language, direction: direction, fonts: fonts)
    }

    init(_ sizes: ParagraphStorage, pointSize: Double) throws {
        if let known = sizes.known(for: pointSize) {
            self.init(sizes, known, pointSize)
        } else {
            let placed = try sizes.placed(for: pointSize)
            self.init(placed.first, placed.storage, pointSize)
        }
    }

    private init(_ sizes: ParagraphStorage, _ storage: Unmanaged<ParagraphStorage>, _ pointSize: Double) {
        self.sizes = sizes
        isGreedy = sizes.style.textWrap == .greedy
        unmanagedStorage = storage
        (segments, scale) = unmanagedStorage._withUnsafeGuaranteedRef {
            ($0.segments.segments, Self.scale(pointSize, of: $0, in: sizes))
        }
    }

    private static func scale(_ pointSize: Double, of storage: ParagraphStorage, in sizes: ParagraphStorage)
        -> TextScale
    {
        if storage.scale.pointSize == pointSize { return storage.scale }
        return TextScale(pointSize: pointSize, tracking: sizes.style.tracking, weight: sizes.style.weight)
    }

    static func check(_ style: TextStyle) throws {
        try check(style.pointSize)
        try checkWeight(style.weight)
        try checkLineHeight(style.lineHeightPolicy)
    }

    private static func check(_ pointSize: Double) throws {
        let allowed = TypesettingLimits.minimumPointSize...TypesettingLimits.maximumPointSize
        guard allowed.contains(pointSize) else {
            throw TypesettingError.outOfRange(
                what: "point size", value: "\(pointSize)", allowed: "\(allowed.lowerBound) to \(allowed.upperBound)")
        }
    }

    private static func checkWeight(_ weight: FontWeight) throws {
        guard weight.rawValue.isFinite else {
            throw TypesettingError.outOfRange(what: "weight", value: "\(weight.rawValue)", allowed: "finite numbers")
        }
    }

    /// Only the length of a tag is checked: an unknown language has the rules of no language.
    static func checkLanguage(_ tag: String) throws {
        guard tag.utf8.count <= TypesettingLimits.maximumLanguageTagLength else {
            throw TypesettingError.outOfRange(
                what: "language tag", value: "of \(tag.utf8.count) bytes",
                allowed: "at most \(TypesettingLimits.maximumLanguageTagLength) bytes")
        }
    }

    private static func checkLineHeight(_ policy: LineHeightPolicy) throws {
        guard case .halfLeading(let lineHeight) = policy else { return }
        let allowed = 0...TypesettingLimits.maximumLineHeight
        guard allowed.contains(lineHeight) else {
            throw TypesettingError.outOfRange(
                what: "line height", value: "\(lineHeight) em",
                allowed: "\(allowed.lowerBound) to \(allowed.upperBound)")
        }
    }

    /// The same text at another point size. Both share the analysis, and also the glyphs when the primary font has the
    /// same optical size for both.
    /// - Throws: ``TypesettingError/outOfRange(what:value:allowed:)`` for a size out of range.
    public func withPointSize(_ pointSize: Double) throws -> Paragraph {
        if pointSize == scale.pointSize { return self }
        try Self.check(pointSize)
        return try Paragraph(sizes, pointSize: pointSize)
    }

    /// The same text in another language. Break opportunities are searched again if the language has other rules, and
    /// items are shaped again if their font has other forms for the language. Otherwise nothing is done.
    /// - Parameter language: a BCP 47 tag.
    public func withLanguage(_ language: String) throws -> Paragraph {
        try withLanguage(language, pointSize: scale.pointSize)
    }

    /// The same text in another language and at another point size. It is not shaped at the current point size.
    func withLanguage(_ language: String, pointSize: Double) throws -> Paragraph {
        try Self.checkLanguage(language)
        guard let relocalized = try sizes.withLanguage(language, pointSize: pointSize) else {
            return try withPointSize(pointSize)
        }
        return try Paragraph(relocalized, pointSize: pointSize)
    }

    /// Whether the text, or its first paragraph, is right-to-left.
    package var isRightToLeft: Bool { storage.text.paragraphLevel(at: 0) & 1 == 1 }

    /// The characters that are drawn as boxes because no font of the cascade has them, in the order of the text.
    package var missingCharacters: [(offset: Int, character: UInt32)] {
        let units = storage.text.units
        return storage.items.filter { $0.slot == .missing }.map { item in
            (item.range.lowerBound, Scalars.decode(units, at: item.range.lowerBound).character)
        }
    }

    /// The letters of a bold text for which no bold font is there, in the order of the text, and the files that draw
    /// them. A sign or an emoji has one weight in every font, so it is not one of them.
    package var lightCharacters: [(character: UInt32, file: String)] { storage.lightCharacters }

    /// The names of the font families that are searched for a character, in this order.
    package var familyNames: [String] { sizes.familyNames }

    /// The number of UTF-16 units.
    public var length: Int { storage.text.units.count }

    /// Breaks the paragraph into lines.
    ///
    /// - Parameters:
    ///   - width: the maximum width of a line in points. At an infinite width only line terminators end lines. A
    ///     negative width, and one that is not a number, is treated as 0.
    ///   - limit: the maximum number of lines, at least 1; nil for no limit.
    ///   - truncation: which part is left out when there are more lines.
    /// - Complexity: O(segments).
    public func lines(width: Double, limit: Int? = nil, truncation: TruncationMode = .tail) -> TextLayout {
        TextLayout(
            broken(measure: scale.units(inPoints: width), limit: limit, truncation: truncation), of: storage, at: scale)
    }

    /// The lines in ``TextUnit``.
    func broken(measure: Int, limit: Int?, truncation: TruncationMode) -> BrokenLines {
        let storage = storage
        let segments = SizedSegments(storage.segments, tracking: scale.tracking)
        let limit = max(limit ?? .max, 1)
        if !isGreedy, let balanced = LineSizer(self.segments, at: scale).balancedMeasure(measure, limit: limit) {
            var broken = LineBreaker.lines(of: segments, measure: balanced.measure)
            (broken.lowest, broken.next) = (balanced.measures.lowerBound, balanced.measures.upperBound)
            return broken
        }
        var broken = LineBreaker.lines(of: segments, measure: measure, limit: limit)
        if broken.hasMore { storage.truncate(&broken, at: scale, measure: measure, mode: truncation) }
        return broken
    }
}

extension TextLayout {
    /// Converts the lines that the breaker made to points and gives each line its height.
    init(_ broken: BrokenLines, of storage: ParagraphStorage, at scale: TextScale) {
        var lines: [TextLine] = []
        lines.reserveCapacity(broken.spans.count)
        var top = 0.0
        var widest = 0
        for span in broken.spans {
            let metrics = storage.metrics(of: span.range, elided: span.elided)
            let (ascent, descent) = (metrics.ascent * scale.pointSize, metrics.descent * scale.pointSize)
            lines.append(
                TextLine(
                    range: span.range, width: scale.points(span.width), baseline: top + ascent, ascent: ascent,
                    descent: descent, elidedRange: span.elided,
                    isHyphenated: span.elided == nil
                        && storage.segments.softHyphens?.isLineEnd(span.range.upperBound) == true))
            top += ascent + descent
            widest = max(widest, span.width)
        }
        self.init(
            lines: lines, width: scale.points(max(widest, broken.lowest)), height: top, isTruncated: broken.hasMore,
            validWidths: scale.widths(broken.lowest, broken.next))
    }
}
