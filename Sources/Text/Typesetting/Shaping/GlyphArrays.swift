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

        /// In place of a glyph that no word holds.
        static let none = Packed(word: 0)

        private init(word: UInt64) { self.word = word }

        var id: UInt32 { UInt32(truncatingIfNeeded: word & 0xFFFF) }
        var cluster: Int32 { Int32(truncatingIfNeeded: word >> 16 & 0x1FFFF) }
        var advance: Int32 { Int32(truncatingIfNeeded: Int64(bitPattern: word) >> 33) }
    }

    /// What few glyphs have: marks over letters.
    private struct Offset: Equatable {
        let index, x, y: Int32
    }

    private var packed: [Packed] = []
    /// In the order of their indices.
    private var offsets: [Offset] = []
    /// Glyphs that no word holds, by their index.
    private var unfit: [Int: Glyph] = [:]

    /// As many as most captions have that have any, so that memory is asked for once.
    private static let usualOffsets = 8

    var count: Int { packed.count }

    subscript(index: Int) -> Glyph {
        if !unfit.isEmpty, let known = unfit[index] { return known }
        let (glyph, offset) = (packed[index], offset(at: index))
        return Glyph(
            id: glyph.id, cluster: glyph.cluster, advance: glyph.advance, offsetX: offset?.x ?? 0,
            offsetY: offset?.y ?? 0)
    }

    private func offset(at index: Int) -> Offset? {
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low < offsets.count && offsets[low].index == index ? offsets[low] : nil
    }

    mutating func reserveCapacity(_ count: Int) { packed.reserveCapacity(count) }

    /// The word of a glyph at an index beyond the last one; what does not fit it is kept beside it.
    private mutating func word(of glyph: Glyph, at index: Int) -> Packed {
        guard let word = Packed(id: glyph.id, cluster: glyph.cluster, advance: glyph.advance) else {
            unfit[index] = glyph
            return .none
        }
        if glyph.offsetX != 0 || glyph.offsetY != 0 {
            if offsets.isEmpty { offsets.reserveCapacity(Self.usualOffsets) }
            offsets.append(Offset(index: Int32(index), x: glyph.offsetX, y: glyph.offsetY))
        }
        return word
    }

    private mutating func append(_ glyph: Glyph) {
        let word = word(of: glyph, at: count)
        packed.append(word)
    }

    /// Appends the glyphs of a shaped buffer.
    mutating func append(contentsOf buffer: ShapedBuffer) {
        withUnsafeTemporaryAllocation(of: Packed.self, capacity: buffer.count) { words in
            for index in 0..<buffer.count {
                let (info, place) = (buffer.infos[index], buffer.places[index])
                let glyph = Glyph(
                    id: info.codepoint, cluster: Int32(info.cluster), advance: place.x_advance,
                    offsetX: place.x_offset, offsetY: place.y_offset)
                words.initializeElement(at: index, to: word(of: glyph, at: count + index))
            }
            packed.append(contentsOf: UnsafeBufferPointer(words))
        }
    }

    /// Appends the box of a character that no font draws.
    mutating func append(_ box: [MissingGlyphBox.Part], cluster: Int) {
        for part in box {
            append(
                Glyph(
                    id: part.glyph, cluster: Int32(cluster), advance: part.advance, offsetX: part.x, offsetY: part.y))
        }
    }

    /// Appends some of the glyphs that the same text had when it was shaped before.
    mutating func append(_ range: Range<Int>, of known: GlyphArrays) {
        for index in range { append(known[index]) }
    }
}
