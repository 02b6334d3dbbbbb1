import CHarfBuzz
import LineBreaking

/// Shaped glyphs from left to right, in four bytes each: nearly every glyph is near the unit that it draws, and has all
/// of the advance of its cluster or none, which an ``OffsetTable`` knows. See ``PlacedGlyphs``.
struct GlyphArrays: Sendable {
    /// One glyph. Advances and offsets are in 1/65 536 em, y grows upwards.
    struct Glyph: Sendable, Equatable {
        /// The index of the glyph in its font.
        let id: UInt32
        /// The UTF-16 offset of the cluster that the glyph belongs to.
        let cluster: Int32
        let advance, offsetX, offsetY: Int32
    }

    /// From the lowest bit up: the index of the glyph in 16 bits, how far its cluster's offset is from the glyph's own
    /// index in 14, whether it has the advance of its cluster, and whether more is kept of it.
    private struct Word {
        let bits: UInt32

        static let isWide: UInt32 = 1 << 30
        static let hasMore: UInt32 = 1 << 31
        private static let farthest = 1 << 13

        /// Nil where a number has more bits.
        init?(id: UInt32, distance: Int, flags: UInt32) {
            guard id < 1 << 16, distance >= -Self.farthest, distance < Self.farthest else { return nil }
            bits = id | (UInt32(truncatingIfNeeded: distance) & 0x3FFF) << 16 | flags
        }

        private init(bits: UInt32) { self.bits = bits }

        /// In place of a glyph that no word holds.
        static let none = Word(bits: hasMore)

        var id: UInt32 { bits & 0xFFFF }
        var distance: Int { Int(Int32(bitPattern: bits << 2) >> 18) }
        var isWide: Bool { bits & Self.isWide != 0 }
        var hasMore: Bool { bits & Self.hasMore != 0 }
    }

    /// What few glyphs have: marks over letters, and those that share the advance of a cluster.
    private struct More {
        let index, advance, x, y: Int32
    }

    private var words: [Word] = []
    /// In the order of their indices. A glyph that no word holds has two: the second has its identifier and its cluster in
    /// place of x and y.
    private var more: [More] = []

    /// As many as most captions have that have any, so that memory is asked for once.
    private static let usualMore = 8

    var count: Int { words.count }

    /// A glyph.
    /// - Parameter advance: the advance of the cluster at an offset.
    @inline(__always)
    func glyph(at index: Int, advance: (Int) -> Int) -> Glyph {
        let word = words[index]
        let cluster = index + word.distance
        guard word.hasMore else {
            return Glyph(
                id: word.id, cluster: Int32(truncatingIfNeeded: cluster),
                advance: word.isWide ? Int32(truncatingIfNeeded: advance(cluster)) : 0, offsetX: 0, offsetY: 0)
        }
        let place = firstMore(of: index)
        let more = more[place]
        let unfit = unfit(after: place)
        return Glyph(
            id: unfit?.id ?? word.id, cluster: unfit?.cluster ?? Int32(truncatingIfNeeded: cluster),
            advance: more.advance, offsetX: more.x, offsetY: more.y)
    }

    /// The offset of a glyph's cluster.
    func cluster(at index: Int) -> Int {
        let word = words[index]
        if word.hasMore, let unfit = unfit(after: firstMore(of: index)) { return Int(unfit.cluster) }
        return index + word.distance
    }

    /// The place in ``more`` of a glyph that has any.
    private func firstMore(of index: Int) -> Int {
        var (low, high) = (0, more.count)
        while low < high {
            let middle = (low + high) / 2
            if more[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func unfit(after place: Int) -> (id: UInt32, cluster: Int32)? {
        guard place + 1 < more.count, more[place + 1].index == more[place].index else { return nil }
        return (UInt32(bitPattern: more[place + 1].x), more[place + 1].y)
    }

    mutating func reserveCapacity(_ count: Int) { words.reserveCapacity(count) }

    /// The word of a glyph at an index beyond the last one; what does not fit it is kept beside it.
    /// - Parameter advance: the advance of the glyph's cluster; nil where it cannot be asked for later.
    private mutating func word(of glyph: Glyph, at index: Int, inClusterOf advance: Int?) -> Word {
        let isWide = advance == Int(glyph.advance)
        let hasMore = glyph.offsetX != 0 || glyph.offsetY != 0 || !isWide && glyph.advance != 0
        let flags = hasMore ? Word.hasMore : isWide ? Word.isWide : 0
        let word = Word(id: glyph.id, distance: Int(glyph.cluster) - index, flags: flags)
        if let word, !hasMore { return word }
        if more.isEmpty { more.reserveCapacity(Self.usualMore) }
        more.append(More(index: Int32(index), advance: glyph.advance, x: glyph.offsetX, y: glyph.offsetY))
        if word == nil {
            more.append(
                More(index: Int32(index), advance: 0, x: Int32(bitPattern: glyph.id), y: glyph.cluster))
        }
        return word ?? .none
    }

    private mutating func append(_ glyph: Glyph, _ advance: Int?) {
        let word = word(of: glyph, at: count, inClusterOf: advance)
        words.append(word)
    }

    /// Appends the glyphs of a shaped buffer.
    /// - Parameter advances: the advance of the cluster at each offset; nil where it cannot be asked for later.
    mutating func append(contentsOf buffer: ShapedBuffer, _ advances: UnsafeMutableBufferPointer<Int>?) {
        withUnsafeTemporaryAllocation(of: Word.self, capacity: buffer.count) { words in
            for index in 0..<buffer.count {
                let (info, place) = (buffer.infos[index], buffer.places[index])
                let glyph = Glyph(
                    id: info.codepoint, cluster: Int32(info.cluster), advance: place.x_advance,
                    offsetX: place.x_offset, offsetY: place.y_offset)
                words.initializeElement(
                    at: index,
                    to: word(of: glyph, at: count + index, inClusterOf: advances?[Int(info.cluster)]))
            }
            self.words.append(contentsOf: UnsafeBufferPointer(words))
        }
    }

    /// Appends the box of a character that no font draws.
    mutating func append(_ box: [MissingGlyphBox.Part], cluster: Int) {
        for part in box {
            append(
                Glyph(id: part.glyph, cluster: Int32(cluster), advance: part.advance, offsetX: part.x, offsetY: part.y),
                nil)
        }
    }

    /// Appends some of the glyphs that the same text had when it was shaped before.
    mutating func append(_ range: Range<Int>, of known: PlacedGlyphs) {
        for index in range {
            let glyph = known[index]
            append(glyph, known.advance(Int(glyph.cluster)))
        }
    }
}

/// Glyphs with the table that knows the advances of their clusters.
struct PlacedGlyphs: Sendable {
    let arrays: GlyphArrays
    /// Nil where the glyphs know their advances.
    let offsets: OffsetTable?

    var count: Int { arrays.count }

    subscript(index: Int) -> GlyphArrays.Glyph { arrays.glyph(at: index, advance: advance) }

    func cluster(at index: Int) -> Int { arrays.cluster(at: index) }

    /// The advance of the cluster at an offset: all units of it but the first add nothing.
    fileprivate func advance(_ cluster: Int) -> Int {
        guard let list = offsets?.list else { return 0 }
        return list.position(cluster + 1) - list.position(cluster)
    }
}
