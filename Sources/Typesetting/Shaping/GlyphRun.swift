/// Glyphs of one font and size, ready to draw.
package struct GlyphRun: Sendable {
    /// The font with its variation coordinates.
    package let font: FontInstance
    /// The size of the em, in points.
    package let pointSize: Double
    /// The glyphs from left to right, as they are drawn.
    package let glyphs: [PositionedGlyph]

    package init(font: FontInstance, pointSize: Double, glyphs: [PositionedGlyph]) {
        self.font = font
        self.pointSize = pointSize
        self.glyphs = glyphs
    }
}

/// A glyph and where its origin is.
package struct PositionedGlyph: Sendable, Equatable {
    /// The index in the font.
    package let id: UInt32
    /// Points from the left end of the line to the glyph's origin.
    package let x: Double
    /// Points from the baseline down to the glyph's origin (marks above a base are negative).
    package let y: Double

    package init(id: UInt32, x: Double, y: Double) {
        self.id = id
        self.x = x
        self.y = y
    }
}
