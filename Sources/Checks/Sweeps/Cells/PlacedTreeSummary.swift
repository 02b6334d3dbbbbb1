import Foundation
import Support
import ViewLayout

/// The data of a placed tree that a sweep keeps.
struct PlacedTreeSummary {
    private(set) var hasPicture = false
    /// The texts in drawing order, each by a name of its own.
    private(set) var texts: [SweepCell.Text] = []

    /// - Parameter root: the tree with the names that findings use.
    init(_ root: PlacedNode) { visit(root, root.name) }

    private mutating func visit(_ node: PlacedNode, _ name: String) {
        if node.kind == .image && node.id != "icon" { hasPicture = true }
        if case .text(let text) = node.content, !text.layout.lines.isEmpty {
            texts.append(
                SweepCell.Text(
                    id: name, height: FixedDecimal.rounded(Double(node.frame.height)),
                    lineCount: text.layout.lines.count, isTruncated: text.layout.isTruncated))
        }
        for (name, child) in node.namedChildren { visit(child, name) }
    }
}
