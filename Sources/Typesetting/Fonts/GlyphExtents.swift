import CHarfBuzz

/// The box of a glyph's ink, relative to the glyph's origin, in 1/65 536 em; y grows downwards.
struct GlyphExtents: Sendable {
    let left, top, right, bottom: Int

    /// Reads the box from a font; nil for a glyph without ink.
    init?(ofGlyph id: UInt32, in font: OpaquePointer) {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, id, &extents) != 0, extents.width != 0, extents.height != 0 else {
            return nil
        }
        // In HarfBuzz y grows upwards, and the height of a box is negative.
        left = Int(extents.x_bearing)
        top = -Int(extents.y_bearing)
        right = Int(extents.x_bearing) + Int(extents.width)
        bottom = -(Int(extents.y_bearing) + Int(extents.height))
    }
}
