import Foundation
import ViewLayout

/// Answers how a balloon would be in transcripts of other widths, for the same viewer. Lengths are in points.
protocol LayoutOverWidths: Sendable {
    /// Whether all lines stay the same in a transcript of a width, and the content's width only grows or only shrinks
    /// between the current width and that one.
    func keepsLines(atTranscriptWidth width: CGFloat, from current: CGFloat) -> Bool

    /// The size of the balloon in a transcript of a width in which all lines stay the same; nil where this is not
    /// known.
    func size(atTranscriptWidth width: CGFloat) -> CGSize?

    /// The range of transcript widths around a width in which no line and no finding changes.
    func widths(around width: CGFloat) throws -> Range<CGFloat>
}

/// A balloon that must be laid out again at each width: a live layout, a conversation.
struct LaidOutAgain: LayoutOverWidths {
    let context: LayoutContext
    let place: @Sendable (LayoutContext) throws -> PlacedBalloon

    func keepsLines(atTranscriptWidth width: CGFloat, from current: CGFloat) -> Bool { false }

    func size(atTranscriptWidth width: CGFloat) -> CGSize? { nil }

    func widths(around width: CGFloat) throws -> Range<CGFloat> {
        try WidthSamples<BalloonStructure>(looksAlike: ==) { width, decisions in
            var context = context
            context.traits.transcriptWidth = width
            context.decisions = decisions
            let balloon = try place(context)
            return BalloonStructure(balloon, findings: balloon.findingsOfLayout)
        }.widths(around: width)
    }
}
