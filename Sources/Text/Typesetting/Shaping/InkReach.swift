import LineBreaking

/// The maximum extent of the ink of a text on any of its lines, in 1/65 536 em; y grows downwards from the baseline.
///
/// The clusters of a line are next to each other, so ink extends beyond a line at most as far as the ink of one cluster
/// extends beyond its own advance. So it is cheap to find out that no ink is clipped; only where it could be, the
/// glyphs of the line are checked.
final class InkReach: Sendable {
    /// The top and the bottom of the ink of any line.
    let top, bottom: Int
    /// How far ink can extend beyond a line on the left and on the right; never negative.
    let left, right: Int

    /// - Parameter runs: nil in a text without runs.
    init(of text: ShapedText, runs: RunTable?) {
        var (top, bottom, left, right) = (0, 0, 0, 0)
        // A cluster with a negative advance moves all clusters after it.
        var back = 0
        let glyphs = text.glyphs
        for item in text.items {
            guard let font = item.font else { continue }
            let ratio = runs?.runs[item.run].ratio ?? 1
            // Rounded outwards.
            let shift = (runs?.runs[item.run].shift ?? 0) * Double(TextUnit.perEm)
            let (raised, lowered) = (Int(shift.rounded(.up)), Int(shift.rounded(.down)))
            var index = item.glyphs.lowerBound
            while index < item.glyphs.upperBound {
                let cluster = glyphs.cluster(at: index)
                // The ink of a cluster, relative to the cluster's start, and its advance.
                var (start, end, advance) = (0, 0, 0)
                while index < item.glyphs.upperBound, glyphs.cluster(at: index) == cluster {
                    let glyph = glyphs[index]
                    if let ink = font.extents(ofGlyph: glyph.id)?.scaled(by: ratio) {
                        start = min(start, advance + Int(glyph.offsetX) + ink.left)
                        end = max(end, advance + Int(glyph.offsetX) + ink.right)
                        top = min(top, ink.top - Int(glyph.offsetY) - raised)
                        bottom = max(bottom, ink.bottom - Int(glyph.offsetY) - lowered)
                    }
                    advance += Int(glyph.advance)
                    index += 1
                }
                left = max(left, -start)
                right = max(right, end - advance)
                back += max(0, -advance)
            }
        }
        (self.top, self.bottom, self.left, self.right) = (top, bottom, left + back, right + back)
    }
}
