import Foundation
import Typesetting
import ViewLayout

/// A caption broken into lines, all of them as high as its highest.
///
/// Labels keep one pitch when fonts mix (observed), and so a caption does not get lower when its letters fall on other
/// lines, or when the tallest of them is cut.
struct MeasuredCaption: Sendable {
    /// The text with its line limit.
    let text: Text
    /// The left end and the width of its lines' room, in points.
    let x, width: CGFloat
    /// How many lines it has.
    let lineCount: Int
    /// From the top of a line to its baseline, and from there to its bottom.
    let ascent, descent: CGFloat
    /// Whether its lines would not all be as high by themselves, because fonts mix.
    let isUneven: Bool

    /// Breaks a text in a width.
    init(_ text: Text, x: CGFloat, width: CGFloat, limit: Int, context: LayoutContext) throws {
        var text = text
        text.lineLimit = limit
        self.text = text
        self.x = x
        self.width = width
        let paragraph = try context.paragraph(text.string, font: text.font.resolved(with: context.traits))
        let lines = paragraph.lines(width: Double(width), limit: limit, truncation: text.truncation).lines
        lineCount = lines.count
        // Without wrapping every letter is on some line, also those that a narrow width cuts off.
        let whole = paragraph.lines(width: .infinity, limit: nil, truncation: text.truncation).lines
        ascent = whole.map(\.ascent).max() ?? 0
        descent = whole.map(\.descent).max() ?? 0
        let (highest, deepest) = (ascent, descent)
        isUneven = lines.contains { $0.ascent < highest || $0.descent < deepest }
    }

    /// The distance between baselines.
    var pitch: CGFloat { ascent + descent }
    /// The distance from the first baseline to the last.
    var baselineSpan: CGFloat { CGFloat(max(0, lineCount - 1)) * pitch }
    /// The height of all lines.
    var height: CGFloat { CGFloat(lineCount) * pitch }

    /// The caption as a node with its top left at `x` and a height `y`, moved by an origin.
    func place(y: CGFloat, origin: CGPoint, in context: LayoutContext) throws -> PlacedNode {
        let frame = CGRect(x: origin.x + x, y: origin.y + y, width: width, height: height)
        let measurement = try text.measure(ProposedSize(width: width, height: nil), in: context)
        var node = text.place(measurement, in: frame, context: context)
        guard isUneven, case .text(var placed) = node.content else { return node }
        placed.lineOrigins = placed.lineOrigins.enumerated().map { index, line in
            CGPoint(x: line.x, y: frame.minY + ascent + CGFloat(index) * pitch)
        }
        node.content = .text(placed)
        return node
    }
}
