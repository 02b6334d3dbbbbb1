import Foundation
import Support
import ViewLayout

/// Names the part of a view that is clipped when the view has too little room.
enum ClippedContent {
    /// The finding with the name of the app's view, and with the clipped part in its sentence; other findings are
    /// returned unchanged.
    /// - Parameter root: the balloon, with the names that findings use.
    static func named(_ finding: Finding, in root: PlacedNode) -> Finding {
        guard finding.kind == .contentClipped, finding.node == nil, let view = root.children.first else {
            return finding
        }
        let part = firstClipped(of: view, in: root.frame).map { node in
            if case .text(let text) = node.content { return "\(node.name) \(QuotedText.beginning(of: text.text))" }
            return node.name
        }
        let words = SentenceWithFix(finding.message)
        return Finding(
            finding.kind, node: view.name, points: finding.points,
            message: words.problem + (part.map { ", first of all \($0)" } ?? "") + "; \(words.fix)",
            entry: finding.entry
        ).resting(onAssumption: finding.isAssumed)
    }

    /// Whether a finding is about a view as a whole, not about a title without room on its picture.
    static func isOfView(_ finding: Finding) -> Bool {
        finding.kind == .contentClipped && !(finding.node.map(titles.contains) ?? false)
    }

    /// The texts of a template that need a picture of sufficient height.
    private static let titles: Set = ["imageTitle", "imageSubtitle"]

    /// The first text that loses lines or is beyond the edge; otherwise the first thing drawn there.
    private static func firstClipped(of node: PlacedNode, in bounds: CGRect) -> PlacedNode? {
        let nodes = node.drawnNodes
        let texts = nodes.filter { if case .text = $0.content { true } else { false } }
        return texts.first { $0.isTruncated || $0.leaves(bounds) } ?? nodes.first { $0.leaves(bounds) }
    }
}

extension PlacedNode {
    /// The node and those in it that draw something, in drawing order. A bar or a gauge counts as one node.
    fileprivate var drawnNodes: [PlacedNode] {
        if [.progress, .gauge].contains(kind) { return [self] }
        let own: [PlacedNode] = if case .nothing = content { [] } else { [self] }
        return own + children.flatMap(\.drawnNodes)
    }

    fileprivate var isTruncated: Bool {
        if case .text(let text) = content { text.layout.isTruncated } else { false }
    }

    fileprivate func leaves(_ bounds: CGRect) -> Bool {
        let tolerance = PlacementFindings.tolerance
        return frame.maxY > bounds.maxY + tolerance || frame.maxX > bounds.maxX + tolerance
            || frame.minX < bounds.minX - tolerance || frame.minY < bounds.minY - tolerance
    }
}
