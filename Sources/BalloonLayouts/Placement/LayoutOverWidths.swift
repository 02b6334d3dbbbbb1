import Foundation

/// What a balloon is in transcripts of other widths, its viewer the same. Lengths are in points.
protocol LayoutOverWidths: Sendable {
    /// Whether no line is another in a transcript of a width, and the content's width only grew or only shrank on the
    /// way there.
    func keepsLines(atTranscriptWidth width: CGFloat, from current: CGFloat) -> Bool

    /// The size of the balloon in a transcript of a width that keeps its lines.
    func size(atTranscriptWidth width: CGFloat) -> CGSize

    /// The widths of the transcript around one of them in which no line and no finding is another.
    func widths(around width: CGFloat) throws -> Range<CGFloat>
}
