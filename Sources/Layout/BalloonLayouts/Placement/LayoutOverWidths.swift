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

    /// The height of a balloon of that size with the tail below it; nil where this is not known.
    func bodyAndTailHeight(of size: CGSize) -> CGFloat?

    /// The range of transcript widths around a width in which no line and no finding changes.
    func widths(around width: CGFloat) throws -> Range<CGFloat>
}

/// A balloon that must be laid out again at each width: a live layout, a conversation.
struct LaidOutAgain: LayoutOverWidths {
    let context: LayoutContext
    let place: @Sendable (LayoutContext) throws -> PlacedBalloon

    func keepsLines(atTranscriptWidth width: CGFloat, from current: CGFloat) -> Bool { false }

    func size(atTranscriptWidth width: CGFloat) -> CGSize? { nil }

    func bodyAndTailHeight(of size: CGSize) -> CGFloat? { nil }

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

extension PlacedBalloon {
    /// The widths of the transcript, in points, in which no line, no cut and no finding is another: inside them only
    /// positions move. Findings count as the same when they are of the same kind at the same nodes.
    ///
    /// Exact for a template. For a live layout and a conversation both bounds are on a grid of 64ths of a point, and
    /// all widths of the grid between them are meant; findings that are judged by pixels are left out, and those about
    /// places are compared at the widths that are laid out (Documentation/Sweeps.md). Nil for what an app's own code lays
    /// out, for a balloon with the app's name below it, and for a sticker browser.
    /// - Throws: what placing at another width throws.
    /// - Complexity: for a template O(whole points of width in the answer), each of which is judged once; else two
    ///   layouts for each comparison of lengths that turns out otherwise.
    public var widths: Range<CGFloat>? {
        get throws { attribution == nil ? try layoutOverWidths?.widths(around: traits.transcriptWidth) : nil }
    }

    /// Whether only positions can change in a transcript of a width, in points. Findings about positions must
    /// be checked there.
    package func keepsLines(atTranscriptWidth width: CGFloat) -> Bool {
        guard let layoutOverWidths,
            layoutOverWidths.keepsLines(atTranscriptWidth: width, from: traits.transcriptWidth)
        else { return false }
        guard let attribution, let other = layoutOverWidths.size(atTranscriptWidth: width) else { return true }
        // The app's name below the balloon is as wide as the balloon, without its margins.
        guard case .text(let text) = attribution.content else { return false }
        let room = Double(attribution.frame.width + other.width - size.width)
        return attribution.frame.width > 0 && room > 0 && text.layout.validWidths.contains(room)
    }

    /// The size in points in a transcript of a width in which all lines stay the same.
    package func size(atTranscriptWidth width: CGFloat) -> CGSize {
        layoutOverWidths?.size(atTranscriptWidth: width) ?? size
    }

    /// The size of the picture at such a width, in points.
    package func canvasSize(atTranscriptWidth width: CGFloat) -> CGSize {
        guard let size = layoutOverWidths?.size(atTranscriptWidth: width),
            let height = layoutOverWidths?.bodyAndTailHeight(of: size)
        else { return canvasSize }
        let below = max(0, (attribution?.frame.maxY ?? 0) - bodyAndTailHeight)
        return PixelGrid(traits).roundedOutward(CGSize(width: size.width, height: height + below))
    }

    /// Whether some findings need pixels, which change with each width.
    package var needsPixels: Bool { contentFindings.needsPixels }
}
