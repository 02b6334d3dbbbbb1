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

    private var glyphs: [Glyph] = []

    var count: Int { glyphs.count }

    subscript(index: Int) -> Glyph { glyphs[index] }

    mutating func reserveCapacity(_ count: Int) { glyphs.reserveCapacity(count) }

    /// Appends the glyphs of a shaped buffer and calls `visit` with the cluster and the advance of each.
    mutating func append(contentsOf buffer: ShapedBuffer, visit: (_ cluster: Int, _ advance: Int) -> Void = { _, _ in })
    {
        for index in 0..<buffer.count {
            let (info, place) = (buffer.infos[index], buffer.places[index])
            glyphs.append(
                Glyph(
                    id: info.codepoint, cluster: Int32(info.cluster), advance: place.x_advance,
                    offsetX: place.x_offset, offsetY: place.y_offset))
            visit(Int(info.cluster), Int(place.x_advance))
        }
    }

    /// Appends the box of a character that no font draws.
    mutating func append(_ box: [MissingGlyphBox.Part], cluster: Int) {
        glyphs += box.map {
            Glyph(id: $0.glyph, cluster: Int32(cluster), advance: $0.advance, offsetX: $0.x, offsetY: $0.y)
        }
    }

    /// Appends some of the glyphs that the same text had when it was shaped before.
    mutating func append(_ range: Range<Int>, of known: GlyphArrays) { glyphs += known.glyphs[range] }
}
