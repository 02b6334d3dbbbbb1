/// Everything a paragraph is made of.
struct ParagraphKey: Sendable {
    let text: String
    let style: TextStyle
    let language: String
    let direction: BaseDirection
    let fonts: FontCascade

    /// Where to look; never proof of anything.
    var hash: UInt64 {
        var hash = style.pointSize.bitPattern &+ style.weight.rawValue.bitPattern.byteSwapped
        hash ^= UInt64(UInt(bitPattern: Unmanaged.passUnretained(fonts).toOpaque()))
        CodeUnits.hash(language, into: &hash)
        CodeUnits.hash(text, into: &hash)
        return hash
    }

}

/// Strings as their UTF-8. Swift's `==` takes canonically equivalent spellings for equal, but they have other UTF-16
/// offsets and other glyphs.
enum CodeUnits {
    static func areEqual(_ first: String, _ second: String) -> Bool {
        let isEqual = first.utf8.withContiguousStorageIfAvailable { first in
            second.utf8.withContiguousStorageIfAvailable { second in
                areEqual(UnsafeRawBufferPointer(first), UnsafeRawBufferPointer(second))
            }
        }
        return (isEqual ?? nil) ?? first.utf8.elementsEqual(second.utf8)
    }

    /// Compares eight bytes at a time.
    private static func areEqual(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
        guard first.count == second.count else { return false }
        var offset = 0
        while offset + 8 <= first.count {
            let words = (
                first.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
                second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            )
            if words.0 != words.1 { return false }
            offset += 8
        }
        while offset < first.count {
            if first[offset] != second[offset] { return false }
            offset += 1
        }
        return true
    }

    /// Mixes a string into a hash, eight bytes at a time.
    static func hash(_ string: String, into hash: inout UInt64) {
        let isDone: Void? = string.utf8.withContiguousStorageIfAvailable { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            var offset = 0
            while offset + 8 <= bytes.count {
                mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self), into: &hash)
                offset += 8
            }
            var rest = UInt64(truncatingIfNeeded: bytes.count)
            while offset < bytes.count {
                rest = rest << 8 | UInt64(bytes[offset])
                offset += 1
            }
            mix(rest, into: &hash)
        }
        // Strings of other systems' making come in one piece seldom enough.
        if isDone == nil { for byte in string.utf8 { mix(UInt64(byte), into: &hash) } }
    }

    private static func mix(_ word: UInt64, into hash: inout UInt64) {
        let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        hash = product.high ^ product.low
    }
}

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
