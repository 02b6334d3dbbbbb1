/// One text at all its sizes: analysed once, shaped once for each optical size that is asked for.
///
/// Sizes that the primary font draws with the same glyphs share one storage, so that going from one of them to another
/// is arithmetic.
final class ParagraphSizes: Sendable {
    private let analysis: TextAnalysis
    private let language: TextLanguage
    private let fonts: FontCascade
    /// The first of the storages, each of which knows the next: as many as optical sizes were asked for.
    private let first = LazyReference<ParagraphStorage>()

    init(
        text: [UInt16], language: String, direction: BaseDirection, wordBreak: WordBreak, fonts: FontCascade
    ) throws {
        guard text.count <= TypesettingLimits.maximumTextLength else {
            throw TypesettingError.outOfRange(
                what: "text length", value: "\(text.count) UTF-16 units",
                allowed: "at most \(TypesettingLimits.maximumTextLength)")
        }
        self.language = fonts.languages.language(language)
        self.fonts = fonts
        analysis = try TextAnalysis(
            units: text, language: language, direction: direction, wordBreak: wordBreak)
        fonts.work.countAnalysis()
    }

    private init(_ analysis: TextAnalysis, language: TextLanguage, fonts: FontCascade) {
        self.analysis = analysis
        self.language = language
        self.fonts = fonts
    }

    /// The text shaped for a style. Weight, slant, word breaks and line height are the same at every call.
    func storage(for style: TextStyle) throws -> ParagraphStorage {
        guard var storage = first.value else { return try first.value { try firstStorage(for: style) } }
        let known = storage
        while !storage.opticalSizes.contains(style.pointSize) {
            // Another thread may put a storage there first, which may be for another size.
            storage = try storage.next.value { try self.storage(for: style, after: known) }
        }
        return storage
    }

    private func firstStorage(for style: TextStyle) throws -> ParagraphStorage {
        let chooser = try FontChooser(cascade: fonts, style: style)
        return try ParagraphStorage(
            analysis, items: Itemizer.items(of: analysis, chooser: chooser), style: style, language: language,
            chooser: chooser)
    }

    /// The storage of another size: which font draws a cluster is the same at all sizes, and only fonts with optical sizes
    /// draw it with other glyphs.
    private func storage(for style: TextStyle, after known: ParagraphStorage) throws -> ParagraphStorage {
        let chooser = try FontChooser(cascade: fonts, style: style)
        let items = known.items.map { $0.with(font: chooser.font(at: $0.slot)) }
        return try ParagraphStorage(
            analysis, items: items, style: style, language: language, chooser: chooser, known: known,
            isKeptTogether: true,
            isSame: { item, index in item.font === known.items[index].font })
    }

    /// The same text in another language; this very object when that changes nothing.
    ///
    /// Breaks are looked for again when the languages have other rules; an item is shaped again when its font has forms of
    /// its own for one of them.
    func relocalized(to tag: String, style: TextStyle) throws -> ParagraphSizes {
        let other = fonts.languages.language(tag)
        let known = try storage(for: style)
        if other === language { return self }
        let wordBreak = style.wordBreak
        let breakAlike =
            try fonts.languages.breakAlike(language, other)
            && wordBreak.adding(keywordOf: tag) == wordBreak.adding(keywordOf: language.tag)
        let shapesAlike = known.isAlike(in: other)
        if breakAlike && shapesAlike { return self }
        let analysis =
            breakAlike ? analysis : try TextAnalysis(analysis, language: tag, wordBreak: wordBreak)
        if !breakAlike { fonts.work.countAnalysis() }
        let sizes = ParagraphSizes(analysis, language: other, fonts: fonts)
        let chooser = try FontChooser(cascade: fonts, style: style)
        _ = try sizes.first.value {
            try ParagraphStorage(
                analysis, items: known.items, style: style, language: other, chooser: chooser, known: known,
                isSame: { item, _ in shapesAlike || known.isAlike(item, in: other) })
        }
        return sizes
    }
}
