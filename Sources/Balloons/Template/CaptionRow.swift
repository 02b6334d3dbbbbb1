import Foundation
import ViewLayout

/// One row of captions: a text at the leading side and one at the trailing side, at least one of them.
struct CaptionRow: Sendable {
    let leading: Text?
    let trailing: Text?

    /// Makes a row; nil when neither text has a character. An empty text counts as none.
    init?(leading: Text?, trailing: Text? = nil) {
        self.leading = leading.flatMap { $0.string.isEmpty ? nil : $0 }
        self.trailing = trailing.flatMap { $0.string.isEmpty ? nil : $0 }
        if self.leading == nil && self.trailing == nil { return nil }
    }

    /// Whether there is a text at either side.
    var isPair: Bool { leading != nil && trailing != nil }

    /// The width at which neither text wraps, in points.
    func naturalWidth(gap: CGFloat, in context: LayoutContext) throws -> CGFloat {
        let leadingWidth = try leading.map { try Self.naturalWidth(of: $0, in: context) }
        let trailingWidth = try trailing.map { try Self.naturalWidth(of: $0, in: context) }
        guard let leadingWidth, let trailingWidth else { return leadingWidth ?? trailingWidth ?? 0 }
        return leadingWidth + gap + trailingWidth
    }

    /// The widths of the two texts in a row of a width.
    ///
    /// A lone text has the whole row. Two texts that fit keep their natural widths, and the trailing one takes what is
    /// left. Otherwise one of them gets its share of the two natural widths, but not less than a given part of the
    /// row: the leading one, so that a balloon is as large in right-to-left interfaces as elsewhere, or that on the
    /// left, as teardowns have it.
    func widths(
        in width: CGFloat, metrics: TemplateMetrics, context: LayoutContext
    ) throws -> (leading: CGFloat, trailing: CGFloat) {
        let gap = metrics.rowGap
        guard let leading, let trailing else { return (width, width) }
        let leadingWidth = try Self.naturalWidth(of: leading, in: context)
        let trailingWidth = try Self.naturalWidth(of: trailing, in: context)
        if leadingWidth + gap + trailingWidth <= width {
            return (leadingWidth, width - leadingWidth - gap)
        }
        // Texts without width in a row narrower than the gap share it equally.
        let total = leadingWidth + trailingWidth
        let share = total > 0 ? leadingWidth / total : 0.5
        if metrics.favoursLeftCaption && context.layoutDirection == .rightToLeft {
            let left = width * max(1 - share, metrics.minimumLeadingShare)
            return (max(0, width - left - gap), left)
        }
        let leadingPart = width * max(share, metrics.minimumLeadingShare)
        return (leadingPart, max(0, width - leadingPart - gap))
    }

    private static func naturalWidth(of text: Text, in context: LayoutContext) throws -> CGFloat {
        try text.size(for: .unspecified, in: context).width
    }
}
