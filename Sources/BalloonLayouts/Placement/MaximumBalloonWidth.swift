import Foundation
import ViewLayout

/// How wide a balloon can be in a transcript. A live layout is offered this width and a template is clamped to it.
public enum MaximumBalloonWidth {
    /// The width in points, never below the icon's minimum.
    ///
    /// Measured on iOS 26 and 27: 280.667 in a 402-point transcript and 310.667 in one of 440; at accessibility sizes
    /// 346.667 and 376.667. Where the transcript has no "+" button, on the Mac and the watch, it is a share of the
    /// column at every text size.
    public static func width(for traits: TraitCollection, metrics: TemplateMetrics) -> CGFloat {
        let column = columnWidth(for: traits, metrics: metrics)
        let share = column * metrics.maximumWidthFraction
        let width: CGFloat
        if !metrics.hasEntryButton {
            width = share
        } else if traits.preferredContentSizeCategory.isAccessibilityCategory {
            width = column - metrics.accessibilityWidthReserve
        } else {
            width = min(column - metrics.widthReserve, share)
        }
        return max(width, metrics.iconBadgeMinimumWidth)
    }

    /// The transcript widths at which the margins change, in ascending order, in points. Between them the greatest
    /// width never falls when the transcript grows.
    static func borders(for traits: TraitCollection, metrics: TemplateMetrics) -> [CGFloat] {
        let turned = traits.userInterfaceIdiom == .phone ? [traits.transcriptHeight.nextUp] : []
        return ([metrics.wideTranscriptWidth] + turned).sorted()
    }

    /// The transcript without its side margins, in points. A phone that is turned has the margin of a narrow one
    /// besides its safe area, however wide it is (facts 5.1).
    static func columnWidth(for traits: TraitCollection, metrics: TemplateMetrics) -> CGFloat {
        let isTurned = traits.userInterfaceIdiom == .phone && traits.transcriptWidth > traits.transcriptHeight
        let isWide = traits.transcriptWidth >= metrics.wideTranscriptWidth && !isTurned
        let margin = isWide ? metrics.wideSideMargin : metrics.sideMargin
        return traits.transcriptWidth - 2 * (margin + metrics.safeAreaInset)
    }
}
