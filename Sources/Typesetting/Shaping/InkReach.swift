/// How far the ink of a text reaches at most, whatever its lines: in 1/65 536 em, y downwards from the baseline.
///
/// The clusters of a line stand beside each other, so no ink leaves the line by more than one cluster's ink leaves its
/// own advance. That makes it cheap to see that nothing is cut off; where it could be, the glyphs themselves are asked.
final class InkReach: Sendable {
    /// The highest and the lowest ink of a line.
    let top, bottom: Int
    /// How far ink can stand out of a line to the left and to the right; never less than 0.
    let left, right: Int

    init(of text: ShapedText) {
        var (top, bottom, left, right) = (0, 0, 0, 0)
        for item in text.items {
            guard let font = item.font else { continue }
            var index = item.glyphs.lowerBound
            while index < item.glyphs.upperBound {
                let cluster = text.glyphs[index].cluster
                // The ink of a cluster from where it starts, and its advance.
                var (start, end, advance) = (0, 0, 0)
                while index < item.glyphs.upperBound, text.glyphs[index].cluster == cluster {
                    let glyph = text.glyphs[index]
                    if let ink = font.extents(ofGlyph: glyph.id) {
                        start = min(start, advance + Int(glyph.offsetX) + ink.left)
                        end = max(end, advance + Int(glyph.offsetX) + ink.right)
                        top = min(top, ink.top - Int(glyph.offsetY))
                        bottom = max(bottom, ink.bottom - Int(glyph.offsetY))
                    }
                    advance += Int(glyph.advance)
                    index += 1
                }
                left = max(left, -start)
                right = max(right, end - advance)
            }
        }
        (self.top, self.bottom, self.left, self.right) = (top, bottom, left, right)
    }
}
