import Foundation
import Typesetting
import ViewLayout

/// A text of only a few emoji, which is drawn large and without a balloon (facts 10.1.8). Its size does not
/// follow the viewer's text size (assumed; nothing was measured).
struct EmojiAlone {
    private let text: String
    private let count: Int
    private let metrics: TranscriptMetrics

    /// Nil for any other text.
    init?(_ text: String, metrics: TranscriptMetrics) {
        guard let count = EmojiText.count(in: text), CGFloat(count) <= metrics.emojiAloneLimit else { return nil }
        self.text = text
        self.count = count
        self.metrics = metrics
    }

    /// The emoji with their top left at zero, as tall as their line; smaller where the transcript has less room (chosen).
    func placed(room: CGFloat, in context: LayoutContext) throws -> PlacedNode {
        // The advance of an emoji differs from the font's size. The size is chosen so that the emoji has the measured
        // width.
        let trial = Text(text, font: .system(size: metrics.emojiSide))
        let advance = try trial.measure(.unspecified, in: context).size.width / CGFloat(count)
        let side = context.smaller(metrics.emojiSide, context.larger(0, room) / CGFloat(count))
        let size = advance > 0 ? side * metrics.emojiSide / advance : side
        let height = metrics.emojiLineHeight * side / metrics.emojiSide
        let lines = try TranscriptText(
            Text(text, font: .system(size: size), id: "emoji"), width: .infinity, pitch: height, in: context)
        let bounds = CGRect(
            x: 0, y: 0, width: PixelGrid(context.traits).roundedOutward(lines.size.width), height: height)
        return PlacedNode(
            kind: .emoji, frame: bounds, children: [lines.placed(in: bounds, context: context)])
    }
}
