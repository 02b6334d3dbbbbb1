import LineBreaking

extension Paragraph {
    /// Analyses and shapes a text whose parts have styles of their own.
    ///
    /// The text is one text: it has one bidi pass and one set of places where lines may end, and letters join, kern and
    /// form ligatures across the edge of two runs wherever both have one font and size. Every other edge is shaped with
    /// the text on both sides as context, so that Arabic letters keep their joined forms. A line is as tall as its
    /// tallest run, each by the line-height policy of its style.
    ///
    /// - Parameters:
    ///   - text: the UTF-16 units of the text.
    ///   - runs: in the order of the text; their lengths are together that of the text.
    ///   - style: what has no run of its own, such as tab stops, and by its point size the unit of all lengths: runs
    ///     grow and shrink with ``withPointSize(_:)`` in proportion.
    ///   - language: see ``init(utf16:style:language:direction:fonts:)``.
    /// - Throws: see ``init(utf16:style:language:direction:fonts:)``.
    package init(
        utf16 text: [UInt16], runs: [StyledRun], style: TextStyle, language: String,
        direction: BaseDirection = .natural, fonts: FontCascade
    ) throws {
        try Self.check(style)
        try Self.checkLanguage(language)
        try self.init(
            ParagraphStorage(
                text: text, runs: runs, style: style, language: language, direction: direction, fonts: fonts),
            pointSize: style.pointSize)
    }

    /// The parts of a line that are drawn in one run, from left to right. A ligature across the edge of two runs is in
    /// that of its first unit.
    package func fragments(of line: TextLine) -> [RunFragment] {
        LineAssembly(storage: storage, scale: scale, line: line).fragments()
    }

    /// Whether a line that starts at an offset is the first one of its paragraph: CR, LF and U+2029 end a paragraph, every
    /// other line terminator a line alone ("String Programming Guide, Words, Paragraphs, and Line Breaks").
    package func startsParagraph(at offset: Int) -> Bool {
        offset == 0 || Scalars.endsParagraph(storage.text.units[offset - 1])
    }

    private var offsetsInsideParagraphs: [Int] {
        let units = storage.text.units
        return units.indices.filter { Scalars.isLineTerminator(units[$0]) && !Scalars.endsParagraph(units[$0]) }
            .map { $0 + 1 }
    }

    /// Breaks the paragraph into lines as a paragraph style asks.
    /// - Parameters: see ``lines(width:limit:truncation:)``; indents are in points.
    package func lines(
        width: Double, firstIndent: Double, indent: Double, pushesOutLastWord: Bool, limit: Int? = nil,
        truncation: TruncationMode = .tail
    ) -> TextLayout {
        func units(_ points: Double) -> Int {
            Int((points * Double(TextUnit.perEm) / scale.pointSize).rounded())
        }
        let arrangement = LineArrangement(
            firstIndent: units(firstIndent), indent: units(indent), pushesOutLastWord: pushesOutLastWord,
            offsetsInsideParagraphs: firstIndent == indent ? [] : offsetsInsideParagraphs)
        guard !arrangement.isPlain else { return lines(width: width, limit: limit, truncation: truncation) }
        let measure = scale.units(inPoints: width)
        let segments = SizedSegments(storage.segments, tracking: scale.tracking)
        var broken = LineBreaker.lines(
            of: segments, measure: measure, arrangement: arrangement, limit: max(limit ?? .max, 1))
        if broken.hasMore {
            storage.truncate(&broken, at: scale, measure: measure, mode: truncation, arrangement: arrangement)
        }
        return TextLayout(broken, of: storage, at: scale)
    }
}
