/// One text at all its point sizes: analysed once, and shaped once for each optical size that was requested.
///
/// Point sizes that the primary font draws with the same glyphs share one storage, so that changing between them is
/// arithmetic.
final class ParagraphSizes: Sendable {
    /// The style, with the point size that was requested first, and the language.
    private let setting: StyleSetting
    private let fonts: FontCascade
    /// Nil in a text without runs.
    private let runs: TextRuns?
    /// The first storage. Each storage has a link to the next one, and there is one for each requested optical size.
    /// All of them live until this object is freed.
    private let first: ParagraphStorage
    /// A language in which the text has the same lines and glyphs.
    private let alike = LazyReference<TextLanguage>()

    convenience init(
        text: [UInt16], runs: [StyledRun]? = nil, style: TextStyle, language: String, direction: BaseDirection,
        fonts: FontCascade
    ) throws {
        guard text.count <= TypesettingLimits.maximumTextLength else {
            throw TypesettingError.outOfRange(
                what: "text length", value: "\(text.count) UTF-16 units",
                allowed: "at most \(TypesettingLimits.maximumTextLength)")
        }
        let setting = try fonts.setting(style, language: language)
        let analysis = try TextAnalysis(
            units: text, language: setting.language, direction: direction, wordBreak: style.wordBreak)
        fonts.work.countAnalysis()
        try self.init(
            analysis, setting, fonts,
            text.isEmpty ? nil : runs.map { try TextRuns($0, style: style, textLength: text.count, fonts: fonts) })
    }

    /// Shapes an analysed text for the first time.
    private convenience init(
        _ analysis: TextAnalysis, _ setting: StyleSetting, _ fonts: FontCascade, _ runs: TextRuns?
    ) throws {
        let table = try runs?.table(style: setting.style, language: setting.language, fonts: fonts)
        let items = try Itemizer.items(of: analysis, chooser: setting.chooser, runs: table)
        let sizes = runs?.pointSizes(of: items, in: table, at: setting.style.pointSize)
        try self.init(
            setting, fonts, runs,
            first: ParagraphStorage(analysis, items: items, setting: setting, runs: table, sizes: sizes))
    }

    private init(
        _ setting: StyleSetting, _ fonts: FontCascade, _ runs: TextRuns?,
        first: ParagraphStorage
    ) {
        self.setting = setting
        self.fonts = fonts
        self.runs = runs
        self.first = first
    }

    /// The style, with the point size that was requested first.
    var style: TextStyle { setting.style }
    private var language: TextLanguage { setting.language }
    private var text: AnalyzedText { first.text }

    /// The maximum number of storages in one object. The twelve text sizes need nine; a stream of arbitrary sizes must
    /// not use more and more memory.
    static let maximumStorages = 32

    /// The names of the font families.
    var familyNames: [String] { fonts.familyNames }

    /// The number of storages, for tests.
    var storageCount: Int {
        var count = 0
        var known: ParagraphStorage? = first
        while let storage = known {
            count += 1
            known = storage.next.value
        }
        return count
    }

    /// The text shaped for a point size at which it was not shaped before, and the object that keeps this storage alive:
    /// this one, or a new one when this one is full.
    func placed(for pointSize: Double) throws -> (sizes: ParagraphSizes, storage: Unmanaged<ParagraphStorage>) {
        if let made = try madeStorage(for: pointSize) { return (self, Unmanaged.passUnretained(made)) }
        // No storage can be removed, because paragraphs may be using it.
        let setting = try setting(for: pointSize)
        let storage = try storage(for: setting, after: first, isKeptTogether: false)
        return (ParagraphSizes(setting, fonts, runs, first: storage), .passUnretained(storage))
    }

    /// The storage of a point size, where the text was shaped for it.
    func known(for pointSize: Double) -> Unmanaged<ParagraphStorage>? {
        // References are not counted, because that would take longer than the search.
        var known: Unmanaged? = Unmanaged.passUnretained(first)
        while let storage = known {
            if storage._withUnsafeGuaranteedRef({ $0.opticalSizes.contains(pointSize) }) { return storage }
            known = storage._withUnsafeGuaranteedRef { $0.next.unretained }
        }
        return nil
    }

    private func setting(for pointSize: Double) throws -> StyleSetting {
        var style = style
        style.pointSize = pointSize
        return try fonts.setting(style, language: language.tag)
    }

    /// The storage of a point size, which is made if it is not there; nil when this object is full.
    private func madeStorage(for pointSize: Double) throws -> ParagraphStorage? {
        var storage = first
        var count = 1
        while !storage.opticalSizes.contains(pointSize) {
            guard count < Self.maximumStorages else { return nil }
            // Another thread may link a storage here first, possibly for another size.
            storage = try storage.next.value {
                try self.storage(for: setting(for: pointSize), after: first, isKeptTogether: true)
            }
            count += 1
        }
        return storage
    }

    /// Makes the storage of another point size. Which font draws a cluster is the same at all sizes, and only fonts
    /// with optical sizes use other glyphs.
    private func storage(
        for setting: StyleSetting, after known: ParagraphStorage, isKeptTogether: Bool
    ) throws -> ParagraphStorage {
        let table = try runs?.table(style: setting.style, language: language, fonts: fonts)
        let items = known.items.map { item in
            item.with(font: table?.font(of: item) ?? setting.chooser.font(at: item.slot))
        }
        return try ParagraphStorage(
            TextAnalysis(text, offsets: known.segments.offsets), items: items, setting: setting, runs: table,
            sizes: runs?.pointSizes(of: items, in: table, at: setting.style.pointSize), known: known,
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
        let known = known(for: pointSize)?.takeUnretainedValue() ?? first
        let wordBreak = style.wordBreak
        let breakAlike =
            try fonts.languages.breakAlike(language, other)
            && wordBreak.adding(keywordOf: tag) == wordBreak.adding(keywordOf: language.tag)
            && (!text.hasQuotationMarks || other.quotationMarks == language.quotationMarks)
        let asksAlike = fonts.order(for: language) == fonts.order(for: other)
        let shapesAlike = asksAlike && known.isAlike(in: other)
        if breakAlike && shapesAlike {
            _ = alike.value { other }
            return nil
        }
        var style = style
        style.pointSize = pointSize
        let setting = try fonts.setting(style, language: tag)
        var analysis = TextAnalysis(text, offsets: known.segments.offsets)
        if !breakAlike {
            analysis = try TextAnalysis(analysis, language: setting.language, wordBreak: wordBreak)
            fonts.work.countAnalysis()
        }
        guard asksAlike, isKnownSize else { return try ParagraphSizes(analysis, setting, fonts, runs) }
        let table = try runs?.table(style: style, language: setting.language, fonts: fonts)
        let storage = try ParagraphStorage(
            analysis, items: known.items, setting: setting, runs: table,
            sizes: table == nil ? nil : known.opticalSizes, known: known,
            isSame: { item, _ in shapesAlike || known.isAlike(item, in: other) })
        return ParagraphSizes(setting, fonts, runs, first: storage)
    }
}
