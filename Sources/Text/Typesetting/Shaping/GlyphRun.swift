/// Glyphs of one font and size, ready to draw.
package struct GlyphRun: Sendable {
    /// The font with its variation coordinates.
    package let font: FontInstance
    /// The size of the em, in points.
    package let pointSize: Double
    /// The glyphs from left to right.
    package let glyphs: [PositionedGlyph]

    package init(font: FontInstance, pointSize: Double, glyphs: [PositionedGlyph]) {
        self.font = font
        self.pointSize = pointSize
        self.glyphs = glyphs
    }

    /// The glyphs in another size, at places that are stretched.
    package func scaled(x: Double, y: Double) -> GlyphRun {
        guard x != 1 || y != 1 else { return self }
        return GlyphRun(
            font: font, pointSize: pointSize * (x + y) / 2,
            glyphs: glyphs.map { PositionedGlyph(id: $0.id, x: $0.x * x, y: $0.y * y) })
    }
}

/// A glyph and the position of its origin.
package struct PositionedGlyph: Sendable, Equatable {
    /// The index of the glyph in its font.
    package let id: UInt32
    /// The distance from the left end of the line to the origin, in points.
    package let x: Double
    /// The distance from the baseline down to the origin, in points; negative for marks above a base.
    package let y: Double

    package init(id: UInt32, x: Double, y: Double) {
        self.id = id
        self.x = x
        self.y = y
    }
}
