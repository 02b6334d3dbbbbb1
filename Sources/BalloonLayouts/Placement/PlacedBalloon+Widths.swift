import Foundation
import ViewLayout

extension PlacedBalloon {
    /// The widths of the transcript, in points, in which no line, no cut and no finding is another: inside them only
    /// positions move. Findings count as the same when they are of the same kind at the same nodes.
    ///
    /// Exact for a template, to a 64th of a point for a live layout and a conversation: the widths from the lower bound on,
    /// in steps of 1/64. There, what is judged by pixels is left out, and findings about places are compared where a
    /// length begins to rule, not between. Nil for what an app's own code lays out, for a balloon with the app's name below it,
    /// and for a sticker browser.
    /// - Throws: what placing at another width throws.
    /// - Complexity: for a template O(whole points of width in the answer), each of which is judged once; else two layouts
    ///   for each comparison of lengths that turns out otherwise.
    public var widths: Range<CGFloat>? {
        get throws { attribution == nil ? try layoutOverWidths?.widths(around: traits.transcriptWidth) : nil }
    }

    /// Whether nothing but positions can be another in a transcript of a width, in points; findings about positions must
    /// be looked at there.
    package func keepsLines(atTranscriptWidth width: CGFloat) -> Bool {
        attribution == nil
            && layoutOverWidths?.keepsLines(atTranscriptWidth: width, from: traits.transcriptWidth) == true
    }

    /// The size in points in a transcript of a width for which the lines are kept.
    package func size(atTranscriptWidth width: CGFloat) -> CGSize {
        layoutOverWidths?.size(atTranscriptWidth: width) ?? size
    }

    /// Whether some findings are judged by pixels, which change with every width.
    package var looksAtPixels: Bool { contentFindings.looksAtPixels }
}
