/// Paragraphs by key, in open addressing.
///
/// Invariant: the first `count` of `capacity` entries are initialized, and each names a block with the UTF-8 of its
/// text and, behind it, of its languages; `deinit` frees all of it. Only one thread has the table at a time, which
/// `mutating` and not copying see to.
struct ParagraphTable: ~Copyable, @unchecked Sendable {
    private let maximumCount: Int
    private(set) var count = 0
    private var capacity = 0
    private var entries: UnsafeMutablePointer<Entry>
    /// The index of an entry, or -1, for each place; at least twice as many as entries can be, a power of two or none.
    private var places: UnsafeMutablePointer<Int32>
    private var placeCount = 0

    private struct Entry {
        let hash: UInt64
        let strings: UnsafeMutableRawPointer
        let textCount, languageCount, typesettingLanguageCount: Int
        let setting: ParagraphKey.Setting
        /// Kept, so that no later cascade can take its place in memory.
        let fonts: FontCascade
        let paragraph: Paragraph
    }

    init(maximumCount: Int) {
        self.maximumCount = maximumCount
        entries = .allocate(capacity: 0)
        places = .allocate(capacity: 0)
    }

    deinit {
        for index in 0..<count { entries[index].strings.deallocate() }
        entries.deinitialize(count: count)
        entries.deallocate()
        places.deallocate()
    }

    var isFull: Bool { count >= maximumCount }

    func paragraph(_ key: ParagraphKey) -> Paragraph? {
        first(of: key) { Self.isLanguage(of: $0, key) }
    }

    /// The paragraph of a key that differs in its language alone.
    func translation(_ key: ParagraphKey) -> Paragraph? {
        first(of: key) { !Self.isLanguage(of: $0, key) }
    }

    private func first(
        of key: ParagraphKey, where isWanted: (UnsafeMutablePointer<Entry>) -> Bool
    ) -> Paragraph? {
        guard placeCount > 0 else { return nil }
        var place = Int(truncatingIfNeeded: key.hash) & (placeCount - 1)
        while case let index = Int(places[place]), index >= 0 {
            let entry = entries + index
            if entry.pointee.hash == key.hash, Self.isText(of: entry, key), isWanted(entry) {
                return entry.pointee.paragraph
            }
            place = (place + 1) & (placeCount - 1)
        }
        return nil
    }

    /// Whether all but the language is the same, byte by byte. Swift's `==` takes canonically equivalent spellings for
    /// equal, but they have other UTF-16 offsets and other glyphs.
    private static func isText(of entry: UnsafeMutablePointer<Entry>, _ key: ParagraphKey) -> Bool {
        guard entry.pointee.textCount == key.text.count,
            entry.pointee.typesettingLanguageCount == key.typesettingLanguage.count,
            entry.pointee.setting == key.setting
        else { return false }
        let text = UnsafeRawPointer(entry.pointee.strings)
        return CodeUnits.areEqual(text, key.text)
            && CodeUnits.areEqual(
                text + key.text.count + entry.pointee.languageCount, key.typesettingLanguage)
    }

    private static func isLanguage(of entry: UnsafeMutablePointer<Entry>, _ key: ParagraphKey) -> Bool {
        entry.pointee.languageCount == key.language.count
            && CodeUnits.areEqual(UnsafeRawPointer(entry.pointee.strings) + key.text.count, key.language)
    }

    /// Adds a paragraph whose key is not there.
    mutating func insert(_ paragraph: Paragraph, _ key: ParagraphKey) {
        if count == capacity { grow() }
        let parts = [key.text, key.language, key.typesettingLanguage]
        let strings = UnsafeMutableRawPointer.allocate(
            byteCount: parts.reduce(0) { $0 + $1.count }, alignment: 1)
        var end = strings
        for part in parts {
            UnsafeMutableRawBufferPointer(start: end, count: part.count).copyMemory(from: part)
            end += part.count
        }
        (entries + count).initialize(
            to: Entry(
                hash: key.hash, strings: strings, textCount: key.text.count, languageCount: key.language.count,
                typesettingLanguageCount: key.typesettingLanguage.count, setting: key.setting,
                fonts: key.fonts.takeUnretainedValue(), paragraph: paragraph))
        place(count)
        count += 1
    }

    private mutating func grow() {
        capacity = max(8, 2 * capacity)
        let moved = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
        moved.moveInitialize(from: entries, count: count)
        entries.deallocate()
        entries = moved
        places.deallocate()
        // More than twice the entries, so that a search soon comes to an empty place.
        placeCount = 4 * capacity
        places = .allocate(capacity: placeCount)
        places.initialize(repeating: -1, count: placeCount)
        for index in 0..<count { place(index) }
    }

    private func place(_ index: Int) {
        var place = Int(truncatingIfNeeded: entries[index].hash) & (placeCount - 1)
        while places[place] >= 0 { place = (place + 1) & (placeCount - 1) }
        places[place] = Int32(index)
    }

    mutating func removeAll() {
        for index in 0..<count { entries[index].strings.deallocate() }
        entries.deinitialize(count: count)
        count = 0
        places.update(repeating: -1, count: placeCount)
    }
}
