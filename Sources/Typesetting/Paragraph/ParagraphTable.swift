/// Paragraphs by key, in open addressing.
struct ParagraphTable {
    private let maximumCount: Int
    private var entries: [Entry] = []
    /// The index of an entry, or -1, for each place; more than twice as many as entries, a power of two.
    private var places: [Int32] = []

    private struct Entry {
        let hash: UInt64
        let key: ParagraphKey
        let paragraph: Paragraph
    }

    init(maximumCount: Int) { self.maximumCount = maximumCount }

    var count: Int { entries.count }
    var isFull: Bool { entries.count >= maximumCount }

    func paragraph(_ key: ParagraphKey, _ hash: UInt64) -> Paragraph? {
        guard !places.isEmpty else { return nil }
        var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
        while case let index = Int(places[place]), index >= 0 {
            if entries[index].hash == hash, isKey(of: index, key) { return entries[index].paragraph }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }

    /// Whether all is the same, unit by unit.
    private func isKey(of index: Int, _ key: ParagraphKey) -> Bool {
        entries[index].key.fonts === key.fonts && entries[index].key.direction == key.direction
            && entries[index].key.style == key.style && CodeUnits.areEqual(entries[index].key.text, key.text)
            && CodeUnits.areEqual(entries[index].key.language, key.language)
    }

    /// Adds a paragraph whose key is not there.
    mutating func insert(_ paragraph: Paragraph, _ key: ParagraphKey, _ hash: UInt64) {
        entries.append(Entry(hash: hash, key: key, paragraph: paragraph))
        if 2 * entries.count >= places.count {
            places = Array(repeating: -1, count: max(16, 2 * places.count))
            for index in entries.indices { place(index) }
        } else {
            place(entries.count - 1)
        }
    }

    private mutating func place(_ index: Int) {
        var place = Int(truncatingIfNeeded: entries[index].hash) & (places.count - 1)
        while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
        places[place] = Int32(index)
    }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        for place in places.indices { places[place] = -1 }
    }
}
