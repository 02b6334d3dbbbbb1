import CHarfBuzz

/// A box around ink, in points; y grows downwards from the baseline.
public struct InkBounds: Sendable, Equatable {
    public let left, top, right, bottom: Double

    package init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// The smallest box around two.
    package func union(_ other: InkBounds) -> InkBounds {
        InkBounds(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }
}

extension GlyphRun {
    /// The box of a glyph's outline; nil for one without ink.
    func inkBounds(of glyph: PositionedGlyph) -> InkBounds? {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font.font, glyph.id, &extents) != 0, extents.width != 0, extents.height != 0
        else { return nil }
        let scale = pointSize / Double(FontInstance.unitsPerEm)
        // HarfBuzz counts y upwards, and the height of a box is negative.
        return InkBounds(
            left: glyph.x + Double(extents.x_bearing) * scale,
            top: glyph.y - Double(extents.y_bearing) * scale,
            right: glyph.x + Double(extents.x_bearing + extents.width) * scale,
            bottom: glyph.y - Double(extents.y_bearing + extents.height) * scale)
    }
}
