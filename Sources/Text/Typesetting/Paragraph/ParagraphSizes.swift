import LineBreaking

/// One text at all its point sizes: analysed once, and shaped once for each optical size that was requested.
///
/// Point sizes that the primary font draws with the same glyphs share one storage, so that changing between them is
/// arithmetic. The storage of the size that was requested first has a link to the next one, and so on: there is one for
/// each requested optical size, and all of them live until the first is freed.
extension ParagraphStorage {
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
            analysis, items: items, setting: setting, fonts: fonts, textRuns: runs, runs: table, sizes: sizes)
    }

    /// The style, with the point size that was requested first.
    var style: TextStyle { setting.style }

    /// The maximum number of storages in one object. The twelve text sizes need nine; a stream of arbitrary sizes must
    /// not use more and more memory.
    static let maximumStorages = 32

    /// The names of the font families.
    var familyNames: [String] { fonts.familyNames }

    /// The number of storages, for tests.
    var storageCount: Int {
        var count = 0
        var known: ParagraphStorage? = self
        while let storage = known {
            count += 1
            known = storage.next.value
        }
        return count
    }

    /// The text shaped for a point size at which it was not shaped before, and the storage that keeps this one alive: the
    /// first one, or a new one when there are too many.
    func placed(for pointSize: Double) throws -> (first: ParagraphStorage, storage: Unmanaged<ParagraphStorage>) {
        if let made = try madeStorage(for: pointSize) { return (self, Unmanaged.passUnretained(made)) }
        // No storage can be removed, because paragraphs may be using it.
        let storage = try storage(for: setting(for: pointSize), isKeptTogether: false)
        return (storage, .passUnretained(storage))
    }

    /// The storage of a point size, where the text was shaped for it.
    func known(for pointSize: Double) -> Unmanaged<ParagraphStorage>? {
        // References are not counted, because that would take longer than the search.
        var known: Unmanaged? = Unmanaged.passUnretained(self)
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
        var storage = self
        var count = 1
        while !storage.opticalSizes.contains(pointSize) {
            guard count < Self.maximumStorages else { return nil }
            // Another thread may link a storage here first, possibly for another size.
            storage = try storage.next.value {
                try self.storage(for: setting(for: pointSize), isKeptTogether: true)
            }
            count += 1
        }
        return storage
    }

    /// Makes the storage of another point size. Which font draws a cluster is the same at all sizes, and only fonts
    /// with optical sizes use other glyphs.
    private func storage(for setting: StyleSetting, isKeptTogether: Bool) throws -> ParagraphStorage {
        let table = try textRuns?.table(style: setting.style, language: language, fonts: fonts)
        let items = items.map { item in
            item.with(font: table?.font(of: item) ?? setting.chooser.font(at: item.slot))
        }
        return try ParagraphStorage(
            TextAnalysis(text, offsets: segments.offsets), items: items, setting: setting, fonts: fonts,
            textRuns: textRuns, runs: table,
            sizes: textRuns?.pointSizes(of: items, in: table, at: setting.style.pointSize), known: self,
            isKeptTogether: isKeptTogether && textRuns?.hasOwnTracking != true,
            isSame: { item, index in
                item.font === self.items[index].font && table?.areSpacesEqual(in: self.runs) != false
            })
    }

    /// The same text in another language; nil when that changes nothing.
    ///
    /// Break opportunities are searched again when the languages have other rules. An item is shaped again when its
    /// font has forms for one of the languages; all items are when the fonts are searched in another order.
    func withLanguage(_ tag: String, pointSize: Double) throws -> ParagraphStorage? {
        if tag == language.tag || alike.unretained?._withUnsafeGuaranteedRef({ $0.tag == tag }) == true { return nil }
        let other = try fonts.languages.language(tag)
        // Nothing is shaped in this language only to find out about the other.
        let isKnownSize = known(for: pointSize) != nil
        let known = known(for: pointSize)?.takeUnretainedValue() ?? self
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
        guard asksAlike, isKnownSize else { return try ParagraphStorage(analysis, setting, fonts, textRuns) }
        let table = try textRuns?.table(style: style, language: setting.language, fonts: fonts)
        return try ParagraphStorage(
            analysis, items: known.items, setting: setting, fonts: fonts, textRuns: textRuns, runs: table,
            sizes: table == nil ? nil : known.opticalSizes, known: known,
            isSame: { item, _ in shapesAlike || known.isAlike(item, in: other) })
    }
}
