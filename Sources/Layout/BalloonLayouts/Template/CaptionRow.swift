import Foundation
import ViewLayout

/// A row of captions: a leading text, a trailing text, or both.
struct CaptionRow: Sendable {
    let leading: CaptionText?
    let trailing: CaptionText?

    /// Makes a row; nil when neither text has a character.
    /// - Throws: `TypesettingError` for text that cannot be set.
    init?(leading: Text?, trailing: Text? = nil, in context: LayoutContext) throws {
        self.leading = try CaptionText(leading, in: context)
        self.trailing = try CaptionText(trailing, in: context)
        if self.leading == nil && self.trailing == nil { return nil }
    }

    /// Whether both texts exist.
    var isPair: Bool { leading != nil && trailing != nil }

    /// The larger ascent of the two texts, and the larger descent.
    var ascent: CGFloat { max(leading?.ascent ?? 0, trailing?.ascent ?? 0) }
    /// See ``ascent``.
    var descent: CGFloat { max(leading?.descent ?? 0, trailing?.descent ?? 0) }

    /// The number of lines of each text; 0 for a missing text.
    struct LineCounts {
        var leading = 0, trailing = 0

        /// The larger number of lines.
        var most: Int { max(leading, trailing) }

        /// The numbers of lines with a maximum.
        func limited(to limit: Int) -> LineCounts {
            LineCounts(leading: min(leading, limit), trailing: min(trailing, limit))
        }
    }

    /// The distance from the first baseline to the last one of the text that extends further down.
    func baselineSpan(_ counts: LineCounts) -> CGFloat {
        max(
            CGFloat(max(0, counts.leading - 1)) * (leading?.pitch ?? 0),
            CGFloat(max(0, counts.trailing - 1)) * (trailing?.pitch ?? 0))
    }

    /// The width at which neither text wraps, in points.
    func naturalWidth(gap: CGFloat) -> CGFloat {
        guard let leading, let trailing else { return leading?.naturalWidth ?? trailing?.naturalWidth ?? 0 }
        return leading.naturalWidth + gap + trailing.naturalWidth
    }

    /// The widths of the two texts in a row of a width; nil for a single text.
    /// - Parameter limit: the maximum number of lines of a text.
    func pairWidths(in width: CGFloat, limit: Int) -> MeasuredPairWidths? {
        guard let leading, let trailing else { return nil }
        return MeasuredPairWidths(of: leading, trailing, in: width, limit: limit)
    }
}
