import Foundation
import ViewLayout

/// What a balloon is in transcripts of other widths, its viewer the same. Lengths are in points.
protocol LayoutOverWidths: Sendable {
    /// Whether no line is another in a transcript of a width, and the content's width only grew or only shrank on the
    /// way there.
    func keepsLines(atTranscriptWidth width: CGFloat, from current: CGFloat) -> Bool

    /// The size of the balloon in a transcript of a width that keeps its lines; nil where none is known to.
    func size(atTranscriptWidth width: CGFloat) -> CGSize?

    /// The widths of the transcript around one of them in which no line and no finding is another.
    func widths(around width: CGFloat) throws -> Range<CGFloat>
}

/// What is laid out again at each width: a live layout, a conversation.
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
