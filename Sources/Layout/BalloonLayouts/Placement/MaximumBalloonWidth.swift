import Foundation
import ViewLayout

/// The maximum width of a balloon in a transcript: a rule for one viewer and any width of the transcript. A live
/// layout is offered this width, and a template is limited to it. Lengths are in points.
package struct MaximumBalloonWidth: Sendable {
    private let margin, wideMargin, landscapeInset: CGFloat
    private let wideTranscriptWidth: CGFloat
    /// A phone's transcript that is wider than this is in landscape; infinite for other devices.
    private let uprightWidth: CGFloat
    /// A phone in landscape that is wider than this has no home button, and so a safe area at its sides: phones with one are
    /// less than twice as long as wide (the sizes of facts 5.2).
    private let homeButtonWidth: CGFloat
    private let reserve: CGFloat
    private let maximumFraction, maximumPaneFraction: CGFloat
    private let minimum: CGFloat
    /// What is free beside the balloon in the column, at its sender's side.
    private let sideRoom: CGFloat
    /// The transcript widths at which the margins change, in ascending order. Between them, a wider transcript never
    /// makes the width smaller.
    let borders: [CGFloat]

    /// The rule for a viewer. The transcript's width is not read.
    /// - Parameter sideRoom: what is free beside the balloon at its sender's side, for their picture in a group.
    package init(for traits: TraitCollection, metrics: TemplateMetrics, sideRoom: CGFloat = 0) {
        self.sideRoom = sideRoom
        margin = metrics.sideMargin
        wideMargin = metrics.wideSideMargin
        landscapeInset = metrics.landscapeInset
        wideTranscriptWidth = metrics.wideTranscriptWidth
        uprightWidth = traits.userInterfaceIdiom == .phone ? traits.transcriptHeight : .infinity
        homeButtonWidth = 2 * uprightWidth
        minimum = metrics.iconBadgeMinimumWidth
        borders = [wideTranscriptWidth, uprightWidth.nextUp, homeButtonWidth.nextUp].filter(\.isFinite).sorted()
        maximumPaneFraction = metrics.maximumPaneFraction
        // Where the transcript has no "+" button, on the Mac and the watch, the width is a share of the column at each
        // text size; otherwise there is no share at accessibility sizes.
        let isAccessible = traits.preferredContentSizeCategory.isAccessibilityCategory
        if !metrics.hasEntryButton {
            (reserve, maximumFraction) = (0, metrics.maximumWidthFraction)
        } else if isAccessible {
            (reserve, maximumFraction) = (metrics.accessibilityWidthReserve, 1)
        } else {
            (reserve, maximumFraction) = (metrics.widthReserve, metrics.maximumWidthFraction)
        }
    }

    /// The width in a transcript of a width, at least the icon's minimum.
    ///
    /// Measured on iOS 26 and 27: 280.667 in a 402-point transcript and 310.667 in one of 440; at accessibility sizes
    /// 346.667 and 376.667. Beside a sender's picture the balloon still ends at the margin (inferred).
    package func width(inTranscript transcriptWidth: CGFloat) -> CGFloat {
        let column = columnWidth(inTranscript: transcriptWidth)
        let widest = min(
            column - max(reserve, sideRoom), column * maximumFraction, transcriptWidth * maximumPaneFraction)
        return max(widest, minimum)
    }

    /// The transcript without its side margins. A phone in landscape has the margin of a narrow transcript, however wide
    /// it is, in addition to its safe area (facts 5.1), which phones with a home button have none of.
    func columnWidth(inTranscript transcriptWidth: CGFloat) -> CGFloat {
        let isWide = transcriptWidth >= wideTranscriptWidth && transcriptWidth <= uprightWidth
        let safeArea = transcriptWidth > homeButtonWidth ? landscapeInset : 0
        return transcriptWidth - 2 * ((isWide ? wideMargin : margin) + safeArea)
    }

    /// Records which rule gives the width in a transcript of a width.
    func noteDecisions(inTranscript transcriptWidth: CGFloat, in context: LayoutContext) {
        context.note(.way(borders.count { $0 <= transcriptWidth }))
        let column = columnWidth(inTranscript: transcriptWidth)
        _ = context.larger(
            context.smaller(
                context.smaller(column - max(reserve, sideRoom), column * maximumFraction),
                transcriptWidth * maximumPaneFraction),
            minimum)
    }

    /// The width for a viewer.
    package static func width(
        for traits: TraitCollection, metrics: TemplateMetrics, sideRoom: CGFloat = 0
    ) -> CGFloat {
        MaximumBalloonWidth(for: traits, metrics: metrics, sideRoom: sideRoom)
            .width(inTranscript: traits.transcriptWidth)
    }

    /// The column of a viewer's transcript; see ``columnWidth(inTranscript:)``.
    static func columnWidth(for traits: TraitCollection, metrics: TemplateMetrics) -> CGFloat {
        MaximumBalloonWidth(for: traits, metrics: metrics).columnWidth(inTranscript: traits.transcriptWidth)
    }
}
