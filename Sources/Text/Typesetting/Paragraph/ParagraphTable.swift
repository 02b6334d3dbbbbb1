/// Paragraphs by key, in a hash table with open addressing.
///
/// Invariant: the first `count` of `capacity` entries are initialised, and each has a memory block with the UTF-8 of
/// its text, followed by that of its languages; `deinit` frees all of it. Only one thread has the table at a time: it
/// cannot be copied, and changes are `mutating`.
struct ParagraphTable: ~Copyable, @unchecked Sendable {
    private let maximumCount: Int
    private(set) var count = 0
    private var capacity = 0
    private var entries: UnsafeMutablePointer<Entry>
    /// For each place the index of an entry, or -1. The number of places is a power of two and at least twice the
    /// number of entries, or 0.
    private var places: UnsafeMutablePointer<Int32>
    private var placeCount = 0

    private struct Entry {
        let hash: UInt64
        let strings: UnsafeMutableRawPointer
        let textCount, languageCount, typesettingLanguageCount: Int
        let setting: ParagraphKey.Setting
        /// Kept, so that no later cascade can be at the same address.
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

    /// The paragraph of a key with another language that is otherwise equal.
    func translation(_ key: ParagraphKey) -> Paragraph? {
        first(of: key) { !Self.isLanguage(of: $0, key) }
    }

    private func first(
        of key: ParagraphKey, where isMatch: (UnsafeMutablePointer<Entry>) -> Bool
    ) -> Paragraph? {
        guard placeCount > 0 else { return nil }
        var place = Int(truncatingIfNeeded: key.hash) & (placeCount - 1)
        while case let index = Int(places[place]), index >= 0 {
            let entry = entries + index
            if entry.pointee.hash == key.hash, Self.isText(of: entry, key), isMatch(entry) {
                return entry.pointee.paragraph
            }
            place = (place + 1) & (placeCount - 1)
        }
        return nil
    }

    /// Whether everything except the language is the same, byte by byte. Swift's `==` treats canonically equivalent
    /// spellings as equal, but these have different UTF-16 offsets and different glyphs.
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

    /// Adds a paragraph whose key is not in the table.
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
        // More than twice the entries, so that a search soon finds an empty place.
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
