import LineBreaking

/// How the height of a line follows the fonts that are used in it.
public enum LineHeightPolicy: Hashable, Sendable {
    /// The line holds the ascent and descent of the primary font and of every font used in it, so that tall
    /// scripts are not cut. What UIKit's labels do for text-style fonts ("Apple, UILetterformAwareAdjusting").
    case contain
    /// The line has the ascent and descent of the primary font, whatever is in it. What labels do for
    /// `systemFont(ofSize:)`; ink can leave the line.
    case fixed
    /// The line is as high as a multiple of the point size, whatever is in it: what the primary font's ascent and
    /// descent lack or exceed is added or taken in equal halves above and below (CSS Inline 3, 5.3; CSS
    /// `line-height: 1.5`). Ink can leave the line. Not negative, at most
    /// ``TypesettingLimits/maximumLineHeight``.
    case halfLeading(lineHeight: Double)

    /// The least of every line, in em, for a primary font.
    func strut(ascent: Double, descent: Double) -> LineMetrics {
        guard case .halfLeading(let lineHeight) = self else { return LineMetrics(ascent: ascent, descent: descent) }
        let half = (lineHeight - (ascent + descent)) / 2
        return LineMetrics(ascent: ascent + half, descent: descent + half)
    }
}
