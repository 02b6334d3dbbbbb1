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
        // The advance of an emoji differs from the font's size. The size is chosen so that the emoji, or its ink where
        // that was measured, has the measured width. Ink that differs from an ordinary face's reaches over its place.
        let measured = count == 1 ? metrics.emojiSide : metrics.emojiSideOfSeveral
        let trial = Text(text, font: .system(size: measured))
        let advance = try trial.measure(.unspecified, in: context).size.width / CGFloat(count)
        let gaps = metrics.emojiGap * CGFloat(count - 1)
        let side = context.smaller(measured, context.larger(0, room - gaps) / CGFloat(count))
        let share = metrics.emojiInkShare
        let size = advance > 0 ? side * measured / (advance * share) : side
        let height = metrics.emojiLineHeight * side / metrics.emojiSide
        let lines = try pieces(in: context).map { piece in
            try TranscriptText(
                Text(piece, font: .system(size: size), id: "emoji"), width: .infinity, pitch: height, in: context)
        }
        let width = lines.reduce(gaps) { $0 + $1.size.width * share }
        let bounds = CGRect(x: 0, y: 0, width: PixelGrid(context.traits).roundedOutward(width), height: height)
        var x: CGFloat = 0
        let nodes = lines.map { line in
            let end = lines.count == 1 ? bounds.width : x + line.size.width * share
            defer { x = end + metrics.emojiGap }
            let around = line.size.width * (1 - share)
            let frame = CGRect(x: x - around / 2, y: 0, width: end - x + around, height: height)
            return line.placed(in: frame, context: context)
        }
        return PlacedNode(kind: .emoji, frame: bounds, children: nodes)
    }

    /// The texts that stand side by side, from the left: one, or one for each emoji where there is space between them.
    private func pieces(in context: LayoutContext) -> [String] {
        guard metrics.emojiGap > 0 else { return [text] }
        let emoji = text.map(String.init)
        return context.layoutDirection == .rightToLeft ? emoji.reversed() : emoji
    }
}
