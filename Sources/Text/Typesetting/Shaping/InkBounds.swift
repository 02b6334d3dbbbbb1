/// A box around ink, in points; y grows downwards from the baseline.
///
/// ```swift
/// let line = paragraph.lines(width: 200).lines[0]
/// if let ink = paragraph.inkBounds(of: line), ink.top < -line.ascent { print("ink above the line") }
/// ```
public struct InkBounds: Sendable, Equatable {
    public let left, top, right, bottom: Double

    /// The smallest box that contains both boxes.
    package func union(_ other: InkBounds) -> InkBounds {
        InkBounds(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }
}

extension GlyphRun {
    /// The box of a glyph's outline; nil for a glyph without ink.
    func inkBounds(of glyph: PositionedGlyph) -> InkBounds? {
        guard let extents = font.extents(ofGlyph: glyph.id) else { return nil }
        let scale = pointSize / Double(FontInstance.unitsPerEm)
        return InkBounds(
            left: glyph.x + Double(extents.left) * scale, top: glyph.y + Double(extents.top) * scale,
            right: glyph.x + Double(extents.right) * scale, bottom: glyph.y + Double(extents.bottom) * scale)
    }
}
