import Foundation
import ViewLayout

/// What a layout record alone shows to be wrong, beyond what the balloon itself reports.
public enum LayoutFinding: String, Hashable, Sendable, CaseIterable {
    /// Ink leaves the balloon, where it is cut off.
    case inkClipped
    /// A node reaches out of the balloon.
    case nodeOutsideBalloon
    /// Lines of two texts lie on each other.
    case textsOverlap

    /// What is wrong in a record, in drawing order.
    /// - Parameter clippedNodes: the ids of texts that are known to be cut off at the edge of what holds them, so that
    ///   their frames reach over others that they are not drawn on.
    /// - Complexity: quadratic in the number of lines, which are few.
    package static func findings(in record: LayoutRecord, clippedNodes: Set<String> = []) -> [SweepFinding] {
        guard let balloon = record.nodes.first?.frame else { return [] }
        let texts = record.nodes.filter { !$0.lines.isEmpty }.map { TextBoxes($0) }
        return record.nodes.compactMap { outside($0, balloon: balloon) }
            + texts.compactMap { clipped($0, balloon: balloon) }
            + overlaps(texts.filter { !clippedNodes.contains($0.node.id) })
    }

    /// Rounding moves edges by less than this: a template's rows are floored to whole points (messages facts 3.2).
    private static let tolerance: CGFloat = 1

    /// How much of a line's height another may take without a letter being touched: the part of San Francisco's line
    /// above its capitals and below its descenders is larger (0.25 of 1.19 em).
    private static let sharedHeight: CGFloat = 0.1

    private static func outside(_ node: LayoutRecord.Node, balloon: CGRect) -> SweepFinding? {
        let excess = excess(of: node.frame, over: balloon)
        // A picture is meant to be cropped.
        guard excess > tolerance, node.kind != "image" else { return nil }
        return finding(.nodeOutsideBalloon, node, excess, "reaches out of the balloon; give it less or more room")
    }

    private static func clipped(_ text: TextBoxes, balloon: CGRect) -> SweepFinding? {
        // A record tells how far ink leaves the line, not where to: the ink clips if it does at the nearest edge.
        let excess =
            zip(text.node.lines, text.boxes).map { line, box in
                line.inkOverflow > 0
                    ? Self.excess(of: box.insetBy(dx: -line.inkOverflow, dy: -line.inkOverflow), over: balloon) : 0
            }.max() ?? 0
        guard excess > tolerance else { return nil }
        return finding(.inkClipped, text.node, excess, "has ink that leaves the balloon; give it more padding")
    }

    private static func overlaps(_ texts: [TextBoxes]) -> [SweepFinding] {
        texts.indices.flatMap { index in texts[(index + 1)...].compactMap { overlap(texts[index], $0) } }
    }

    private static func overlap(_ first: TextBoxes, _ second: TextBoxes) -> SweepFinding? {
        var deepest: CGFloat = 0
        for box in first.boxes {
            for other in second.boxes {
                let common = box.intersection(other)
                // A line's box has room above and below its letters, so that a little of it can be shared.
                guard !common.isNull, common.height > box.height * sharedHeight else { continue }
                deepest = max(deepest, min(common.width, common.height))
            }
        }
        guard deepest > tolerance else { return nil }
        return finding(.textsOverlap, second.node, deepest, "lies on \(first.node.id); give both more room")
    }

    /// How far a box reaches out of another, at the side where it does most.
    private static func excess(of box: CGRect, over outer: CGRect) -> CGFloat {
        max(outer.minX - box.minX, box.maxX - outer.maxX, outer.minY - box.minY, box.maxY - outer.maxY)
    }

    private static func finding(
        _ kind: LayoutFinding, _ node: LayoutRecord.Node, _ points: CGFloat, _ message: String
    ) -> SweepFinding {
        SweepFinding(
            kind: kind.rawValue, node: node.id, points: FixedDecimal.rounded(Double(points)),
            message: "\(node.id) \(message)")
    }
}

/// The lines of a text as boxes. A record keeps baselines; a text's height is shared evenly by its lines.
private struct TextBoxes {
    let node: LayoutRecord.Node
    let boxes: [CGRect]

    init(_ node: LayoutRecord.Node) {
        self.node = node
        let height = node.frame.height / CGFloat(node.lines.count)
        boxes = node.lines.enumerated().map { index, line in
            CGRect(x: line.x, y: node.frame.minY + CGFloat(index) * height, width: line.width, height: height)
        }
    }
}
