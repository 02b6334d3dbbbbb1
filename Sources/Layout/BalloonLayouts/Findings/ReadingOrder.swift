import Foundation
import Support
import ViewLayout

/// Finds texts that are read aloud in another order than they are seen ("WCAG 2.2, 1.3.2 Meaningful Sequence"): a text of a
/// view that stands in the same column wholly above one that comes before it.
enum ReadingOrder {
    private struct Shown {
        let name: String
        let text: String
        let frame: CGRect
    }

    /// Each text that is seen before the text that is read before it, in drawing order.
    /// - Complexity: O(n²) for n texts, of which a view has a few dozen.
    static func findings(in root: PlacedNode) -> [Finding] {
        var texts: [Shown] = []
        append(in: root, to: &texts)
        return texts.indices.compactMap { index in
            let text = texts[index]
            // What is nobody's words is not read. It is asked last, because few texts stand above an earlier one.
            guard
                let earlier = texts[..<index].last(where: {
                    stands(text.frame, above: $0.frame) && SpokenText.hasWords($0.text)
                }), SpokenText.hasWords(text.text)
            else { return nil }
            return Finding(
                .readingOrderDiffers, node: text.name,
                message:
                    "\(text.name) \(QuotedText.beginning(of: text.text)) is seen above \(earlier.name) "
                    + "\(QuotedText.beginning(of: earlier.text)) and read after it; list the texts in the order in which they "
                    + "are seen")
        }
    }

    /// Whether a box is wholly above another one and shares a part of its width.
    private static func stands(_ first: CGRect, above second: CGRect) -> Bool {
        let tolerance = PlacementFindings.tolerance
        return first.maxY <= second.minY + tolerance && first.minY < second.minY - tolerance
            && min(first.maxX, second.maxX) - max(first.minX, second.minX) > tolerance
    }

    private static func append(in node: PlacedNode, to texts: inout [Shown]) {
        for (name, child) in node.namedChildren {
            guard case .text(let text) = child.content else {
                append(in: child, to: &texts)
                continue
            }
            let boxes = text.lineBoxes
            let frame = boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
            if let frame { texts.append(Shown(name: name, text: text.text, frame: frame)) }
        }
    }
}
