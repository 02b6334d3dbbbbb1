import CHarfBuzz

/// Shaped glyphs from left to right.
struct GlyphArrays: Sendable, Equatable {
    /// One glyph. Advances and offsets are in 1/65 536 em, y grows upwards.
    struct Glyph: Sendable, Equatable {
        /// The index of the glyph in its font.
        let id: UInt32
        /// The UTF-16 offset of the cluster that the glyph belongs to.
        let cluster: Int32
        let advance, offsetX, offsetY: Int32
    }

    /// What every glyph has, in one word: from the lowest bit up the index of the glyph in 16 bits, its cluster in 17 and
    /// its advance in 31. Nothing else is needed for fonts with at most 65 536 glyphs.
    private struct Packed: Equatable {
        private let word: UInt64

        /// Nil where a number has more bits.
        init?(id: UInt32, cluster: Int32, advance: Int32) {
            guard id < 1 << 16, cluster >= 0, cluster < 1 << 17, abs(Int(advance)) < 1 << 30 else { return nil }
            word = UInt64(id) | UInt64(cluster) << 16 | UInt64(bitPattern: Int64(advance)) << 33
        }

        /// In place of a glyph that is an exception.
        static let none = Packed(word: 0)

        private init(word: UInt64) { self.word = word }

        var id: UInt32 { UInt32(truncatingIfNeeded: word & 0xFFFF) }
        var cluster: Int32 { Int32(truncatingIfNeeded: word >> 16 & 0x1FFFF) }
        var advance: Int32 { Int32(truncatingIfNeeded: Int64(bitPattern: word) >> 33) }
    }

    /// What few glyphs have: marks over letters, and in fonts that no word holds all.
    private struct Exception: Equatable {
        let index: Int32
        let id: UInt32
        let cluster, advance, x, y: Int32
    }

    private var packed: [Packed] = []
    /// In the order of their indices.
    private var exceptions: [Exception] = []

    var count: Int { packed.count }

    subscript(index: Int) -> Glyph {
        if let known = exception(at: index) {
            return Glyph(
                id: known.id, cluster: known.cluster, advance: known.advance, offsetX: known.x, offsetY: known.y)
        }
        let glyph = packed[index]
        return Glyph(id: glyph.id, cluster: glyph.cluster, advance: glyph.advance, offsetX: 0, offsetY: 0)
    }

    private func exception(at index: Int) -> Exception? {
        var (low, high) = (0, exceptions.count)
        while low < high {
            let middle = (low + high) / 2
            if exceptions[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low < exceptions.count && exceptions[low].index == index ? exceptions[low] : nil
    }

    mutating func reserveCapacity(_ count: Int) { packed.reserveCapacity(count) }

    private mutating func append(id: UInt32, cluster: Int32, advance: Int32, x: Int32, y: Int32) {
        if x == 0, y == 0, let glyph = Packed(id: id, cluster: cluster, advance: advance) {
            packed.append(glyph)
            return
        }
        exceptions.append(
            Exception(index: Int32(count), id: id, cluster: cluster, advance: advance, x: x, y: y))
        packed.append(.none)
    }

    /// Appends the glyphs of a shaped buffer.
    mutating func append(contentsOf buffer: ShapedBuffer) {
        withUnsafeTemporaryAllocation(of: Packed.self, capacity: buffer.count) { glyphs in
            for index in 0..<buffer.count {
                let (info, place) = (buffer.infos[index], buffer.places[index])
                let packed = Packed(
                    id: info.codepoint, cluster: Int32(info.cluster), advance: place.x_advance)
                if packed == nil || place.x_offset != 0 || place.y_offset != 0 {
                    exceptions.append(
                        Exception(
                            index: Int32(count + index), id: info.codepoint, cluster: Int32(info.cluster),
                            advance: place.x_advance, x: place.x_offset, y: place.y_offset))
                }
                glyphs.initializeElement(at: index, to: packed ?? .none)
            }
            packed.append(contentsOf: UnsafeBufferPointer(glyphs))
        }
    }

    /// Appends the box of a character that no font draws.
    mutating func append(_ box: [MissingGlyphBox.Part], cluster: Int) {
        for part in box {
            append(id: part.glyph, cluster: Int32(cluster), advance: part.advance, x: part.x, y: part.y)
        }
    }

    /// Appends some of the glyphs that the same text had when it was shaped before.
    mutating func append(_ range: Range<Int>, of known: GlyphArrays) {
        for index in range {
            let glyph = known[index]
            append(
                id: glyph.id, cluster: glyph.cluster, advance: glyph.advance, x: glyph.offsetX, y: glyph.offsetY)
        }
    }
}
