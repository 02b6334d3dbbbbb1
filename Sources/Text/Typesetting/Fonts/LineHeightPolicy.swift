import LineBreaking

/// How the height of a line depends on the fonts that are used in it.
///
/// ```swift
/// let style = TextStyle(pointSize: 17, lineHeightPolicy: .halfLeading(lineHeight: 1.5))
/// ```
public enum LineHeightPolicy: Hashable, Sendable {
    /// A line is tall enough for the primary font and every font used in it, so that tall scripts are not clipped. This
    /// is what UIKit's labels do for text-style fonts ("Apple, UILetterformAwareAdjusting").
    case contain
    /// A line has the ascent and descent of the primary font, whatever fonts are used in it. This is what labels do for
    /// `systemFont(ofSize:)`. Ink can extend beyond the line.
    case fixed
    /// The height of a line is a multiple of the point size, whatever fonts are used in it. The difference to the
    /// height of the primary font is divided equally above and below (CSS Inline 3, 5.3; CSS `line-height: 1.5`). Ink
    /// can extend beyond the line. From 0 to 100.
    case halfLeading(lineHeight: Double)

    /// The minimum of every line, in em, for the ascent and descent of a primary font.
    func strut(ascent: Double, descent: Double) -> LineMetrics {
        guard case .halfLeading(let lineHeight) = self else { return LineMetrics(ascent: ascent, descent: descent) }
        let half = (lineHeight - (ascent + descent)) / 2
        return LineMetrics(ascent: ascent + half, descent: descent + half)
    }
}
