import Foundation
import Typesetting
import ViewLayout

/// A caption broken into lines, with its place in the row.
struct MeasuredCaption: Sendable {
    let caption: CaptionText
    /// The left end and the width of the room for its lines, in points.
    let x, width: CGFloat
    /// The maximum number of its lines.
    let limit: Int
    let lines: CaptionLines

    var layout: TextLayout { lines.layout }

    /// The height of all lines.
    var height: CGFloat { CGFloat(layout.lines.count) * caption.pitch }

    /// Whether its lines would have different heights by themselves, because fonts mix.
    private var isUneven: Bool {
        let (ascent, descent) = (caption.ascent, caption.descent)
        return layout.lines.contains { $0.ascent < ascent || $0.descent < descent }
    }

    /// The caption as a node with its top left at `x` and a height `y`, moved by an origin.
    func place(y: CGFloat, origin: CGPoint, in context: LayoutContext) -> PlacedNode {
        let frame = CGRect(x: origin.x + x, y: origin.y + y, width: width, height: height)
        var text = caption.text
        text.lineLimit = limit
        var node = text.placed(layout, of: caption.paragraph, in: frame, context: context)
        guard isUneven, case .text(var placed) = node.content else { return node }
        placed.lineOrigins = placed.lineOrigins.enumerated().map { index, line in
            CGPoint(x: line.x, y: frame.minY + caption.ascent + CGFloat(index) * caption.pitch)
        }
        node.content = .text(placed)
        return node
    }
}
