/// One text at all its point sizes: analysed once, and shaped once for each optical size that was requested.
///
/// Point sizes that the primary font draws with the same glyphs share one storage, so that changing between them is
/// arithmetic.
final class ParagraphSizes: Sendable {
    /// The style, with the point size that was requested first.
    let style: TextStyle
    private let analysis: TextAnalysis
    private let language: TextLanguage
    private let fonts: FontCascade
    /// Nil in a text without runs.
    private let runs: TextRuns?
    /// The first storage. Each storage has a link to the next one, and there is one for each requested optical size.
    /// All of them live until this object is freed.
    private let first = LazyReference<ParagraphStorage>()
    /// A language in which the text has the same lines and glyphs.
    private let alike = LazyReference<TextLanguage>()

    init(
        text: [UInt16], runs: [StyledRun]? = nil, style: TextStyle, language: String, direction: BaseDirection,
        fonts: FontCascade
    ) throws {
        guard text.count <= TypesettingLimits.maximumTextLength else {
            throw TypesettingError.outOfRange(
                what: "text length", value: "\(text.count) UTF-16 units",
                allowed: "at most \(TypesettingLimits.maximumTextLength)")
        }
        self.style = style
        self.language = try fonts.languages.language(language)
        self.fonts = fonts
        analysis = try TextAnalysis(
            units: text, language: language, direction: direction, wordBreak: style.wordBreak)
        fonts.work.countAnalysis()
        self.runs =
            try text.isEmpty
            ? nil : runs.map { try TextRuns($0, style: style, textLength: text.count, fonts: fonts) }
    }

    private init(
        _ analysis: TextAnalysis, style: TextStyle, language: TextLanguage, fonts: FontCascade, runs: TextRuns?
    ) {
        self.analysis = analysis
        self.style = style
        self.language = language
        self.fonts = fonts
        self.runs = runs
    }

    /// The maximum number of storages in one object. The twelve text sizes need nine; a stream of arbitrary sizes must
    /// not use more and more memory.
    static let maximumStorages = 32

    /// The names of the font families.
    var familyNames: [String] { fonts.familyNames }

    /// The number of storages, for tests.
    var storageCount: Int {
        var count = 0
        var known = first.value
        while let storage = known {
            count += 1
            known = storage.next.value
        }
        return count
    }

    /// The text shaped for a point size, and the object that keeps this storage alive: this one, or a new one when this
    /// one is full.
    func placed(for pointSize: Double) throws -> (sizes: ParagraphSizes, storage: Unmanaged<ParagraphStorage>) {
        if let known = known(for: pointSize) { return (self, known) }
        if let made = try madeStorage(for: pointSize) { return (self, Unmanaged.passUnretained(made)) }
        // No storage can be removed, because paragraphs may be using it.
        var style = style
        style.pointSize = pointSize
        let sizes = ParagraphSizes(analysis, style: style, language: language, fonts: fonts, runs: runs)
        guard let known = first.value else { return try sizes.placed(for: pointSize) }
        let made = try sizes.first.value { try storage(for: style, after: known, isKeptTogether: false) }
        return (sizes, Unmanaged.passUnretained(made))
    }

    private func known(for pointSize: Double) -> Unmanaged<ParagraphStorage>? {
        // References are not counted, because that would take longer than the search.
        var known = first.unretained
        while let storage = known {
            if storage._withUnsafeGuaranteedRef({ $0.opticalSizes.contains(pointSize) }) { return storage }
            known = storage._withUnsafeGuaranteedRef { $0.next.unretained }
        }
        return nil
    }

    /// The storage of a point size, which is made if it is not there; nil when this object is full.
    private func madeStorage(for pointSize: Double) throws -> ParagraphStorage? {
        var style = style
        style.pointSize = pointSize
        let known = try first.value { try firstStorage(for: style) }
        var storage = known
        var count = 1
        while !storage.opticalSizes.contains(pointSize) {
            guard count < Self.maximumStorages else { return nil }
            // Another thread may link a storage here first, possibly for another size.
            storage = try storage.next.value { try self.storage(for: style, after: known, isKeptTogether: true) }
            count += 1
        }
        return storage
    }

    private func firstStorage(for style: TextStyle) throws -> ParagraphStorage {
        let chooser = try FontChooser(cascade: fonts, style: style, language: language)
        let table = try runs?.table(style: style, language: language, fonts: fonts)
        let items = try Itemizer.items(of: analysis, chooser: chooser, runs: table)
        return try ParagraphStorage(
            analysis, items: items, style: style, language: language, chooser: chooser, runs: table,
            sizes: runs?.pointSizes(of: items, in: table, at: style.pointSize))
    }

    /// Makes the storage of another point size. Which font draws a cluster is the same at all sizes, and only fonts
    /// with optical sizes use other glyphs.
    private func storage(
        for style: TextStyle, after known: ParagraphStorage, isKeptTogether: Bool
    ) throws -> ParagraphStorage {
        let chooser = try FontChooser(cascade: fonts, style: style, language: language)
        let table = try runs?.table(style: style, language: language, fonts: fonts)
        let items = known.items.map { item in
            item.with(font: table?.font(of: item) ?? chooser.font(at: item.slot))
        }
        return try ParagraphStorage(
            analysis, items: items, style: style, language: language, chooser: chooser, runs: table,
            sizes: runs?.pointSizes(of: items, in: table, at: style.pointSize), known: known,
            isKeptTogether: isKeptTogether && runs?.hasOwnTracking != true,
            isSame: { item, index in
                item.font === known.items[index].font && table?.areSpacesEqual(in: known.runs) != false
            })
    }

    /// The same text in another language; nil when that changes nothing.
    ///
    /// Break opportunities are searched again when the languages have other rules. An item is shaped again when its
    /// font has forms for one of the languages; all items are when the fonts are searched in another order.
    func withLanguage(_ tag: String, pointSize: Double) throws -> ParagraphSizes? {
        if tag == language.tag || alike.unretained?._withUnsafeGuaranteedRef({ $0.tag == tag }) == true { return nil }
        let other = try fonts.languages.language(tag)
        // Nothing is shaped in this language only to find out about the other.
        let isKnownSize = known(for: pointSize) != nil
        let known = try (known(for: pointSize) ?? placed(for: style.pointSize).storage).takeUnretainedValue()
        let wordBreak = style.wordBreak
        let breakAlike =
            try fonts.languages.breakAlike(language, other)
            && wordBreak.adding(keywordOf: tag) == wordBreak.adding(keywordOf: language.tag)
            && (!analysis.hasQuotationMarks
                || QuotationMarks(language: tag) == QuotationMarks(language: language.tag))
        let asksAlike = fonts.order(for: language) == fonts.order(for: other)
        let shapesAlike = asksAlike && known.isAlike(in: other)
        if breakAlike && shapesAlike {
            _ = alike.value { other }
            return nil
        }
        let analysis =
            breakAlike ? analysis : try TextAnalysis(analysis, language: tag, wordBreak: wordBreak)
        if !breakAlike { fonts.work.countAnalysis() }
        var style = style
        style.pointSize = pointSize
        let sizes = ParagraphSizes(analysis, style: style, language: other, fonts: fonts, runs: runs)
        guard asksAlike, isKnownSize else { return sizes }
        let chooser = try FontChooser(cascade: fonts, style: style, language: other)
        let table = try runs?.table(style: style, language: other, fonts: fonts)
        _ = try sizes.first.value {
            try ParagraphStorage(
                analysis, items: known.items, style: style, language: other, chooser: chooser, runs: table,
                sizes: table == nil ? nil : known.opticalSizes, known: known,
                isSame: { item, _ in shapesAlike || known.isAlike(item, in: other) })
        }
        return sizes
    }
}
