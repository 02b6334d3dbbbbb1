import CHarfBuzz

/// The box of a glyph's ink, relative to the glyph's origin, in 1/65 536 em; y grows downwards.
struct GlyphExtents: Sendable {
    let left, top, right, bottom: Int

    /// Reads the box from a font in design units; nil for a glyph without ink.
    init?(ofGlyph id: UInt32, in font: OpaquePointer, unitsPerEm: Int) {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, id, &extents) != 0, extents.width != 0, extents.height != 0 else {
            return nil
        }
        func scaled(_ length: Int32) -> Int {
            Int(FontUnitFont.scaled(length, from: Int32(unitsPerEm), to: FontInstance.unitsPerEm))
        }
        // In HarfBuzz y grows upwards, and the height of a box is negative.
        left = scaled(extents.x_bearing)
        top = -scaled(extents.y_bearing)
        right = scaled(extents.x_bearing &+ extents.width)
        bottom = -scaled(extents.y_bearing &+ extents.height)
    }

    private init(left: Int, top: Int, right: Int, bottom: Int) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    /// The box of the glyph at another size, rounded outwards.
    func scaled(by ratio: Double) -> GlyphExtents {
        guard ratio != 1 else { return self }
        func scaled(_ length: Int, _ rule: FloatingPointRoundingRule) -> Int {
            Int((Double(length) * ratio).rounded(rule))
        }
        return GlyphExtents(
            left: scaled(left, .down), top: scaled(top, .down), right: scaled(right, .up), bottom: scaled(bottom, .up))
    }
}
