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

    /// What every glyph has.
    private struct Advance: Equatable {
        let id: UInt32
        let cluster, advance: Int32
    }

    /// What few glyphs have: marks over letters.
    private struct Offset: Equatable {
        let x, y: Int32
        static let none = Offset(x: 0, y: 0)
    }

    private var advances: [Advance] = []
    /// As many as ``advances``, or none where no glyph has one.
    private var offsets: [Offset] = []

    var count: Int { advances.count }

    subscript(index: Int) -> Glyph {
        let glyph = advances[index]
        let offset = offsets.isEmpty ? .none : offsets[index]
        return Glyph(
            id: glyph.id, cluster: glyph.cluster, advance: glyph.advance, offsetX: offset.x, offsetY: offset.y)
    }

    mutating func reserveCapacity(_ count: Int) { advances.reserveCapacity(count) }

    private mutating func append(_ glyph: Advance, _ offset: Offset) {
        if offset != .none && offsets.isEmpty { offsets = Array(repeating: .none, count: count) }
        advances.append(glyph)
        if !offsets.isEmpty || offset != .none { offsets.append(offset) }
    }

    /// Appends the glyphs of a shaped buffer and calls `visit` with the cluster and the advance of each.
    mutating func append(contentsOf buffer: ShapedBuffer, visit: (_ cluster: Int, _ advance: Int) -> Void = { _, _ in })
    {
        for index in 0..<buffer.count {
            let (info, place) = (buffer.infos[index], buffer.places[index])
            append(
                Advance(id: info.codepoint, cluster: Int32(info.cluster), advance: place.x_advance),
                Offset(x: place.x_offset, y: place.y_offset))
            visit(Int(info.cluster), Int(place.x_advance))
        }
    }

    /// Appends the box of a character that no font draws.
    mutating func append(_ box: [MissingGlyphBox.Part], cluster: Int) {
        for part in box {
            append(
                Advance(id: part.glyph, cluster: Int32(cluster), advance: part.advance), Offset(x: part.x, y: part.y))
        }
    }

    /// Appends some of the glyphs that the same text had when it was shaped before.
    mutating func append(_ range: Range<Int>, of known: GlyphArrays) {
        for index in range { append(known.advances[index], known.offsets.isEmpty ? .none : known.offsets[index]) }
    }
}
