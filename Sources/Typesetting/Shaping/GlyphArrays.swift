import CHarfBuzz

/// The glyphs of a shaped stretch, from left to right.
struct GlyphArrays: Sendable, Equatable {
    /// One glyph. Advances and offsets are in 1/65 536 em, y upwards.
    struct Glyph: Sendable, Equatable {
        /// The index in the font.
        let id: UInt32
        /// The UTF-16 offset of the cluster that the glyph belongs to.
        let cluster: Int32
        let advance, offsetX, offsetY: Int32
    }

    private var glyphs: [Glyph] = []

    var count: Int { glyphs.count }

    subscript(index: Int) -> Glyph { glyphs[index] }

    mutating func reserveCapacity(_ count: Int) { glyphs.reserveCapacity(count) }

    /// Appends what a shaped buffer holds and calls `visit` with the cluster and advance of each glyph.
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

    /// Appends a part of the glyphs of the same text, shaped before.
    mutating func append(_ range: Range<Int>, of known: GlyphArrays) { glyphs += known.glyphs[range] }
}
