import Foundation
import Support
import ViewLayout

/// What a sweep keeps of a placed tree.
struct PlacedTreeSummary {
    private(set) var hasPicture = false
    /// The texts in drawing order, each with the names from the root to it.
    private var found: [(text: SweepCell.Text, names: [String])] = []

    init(_ root: PlacedNode) {
        var names = [root.name]
        visit(root, &names)
    }

    private mutating func visit(_ node: PlacedNode, _ names: inout [String]) {
        if node.kind == "image" && node.id != "icon" { hasPicture = true }
        if case .text(let text) = node.content, !text.layout.lines.isEmpty {
            let summary = SweepCell.Text(
                id: names.last ?? node.name, height: FixedDecimal.rounded(Double(node.frame.height)),
                lineCount: text.layout.lines.count, isTruncated: text.layout.isTruncated)
            found.append((summary, names))
        }
        for (name, child) in node.namedChildren {
            names.append(name)
            visit(child, &names)
            names.removeLast()
        }
    }

    /// The texts in drawing order, each called by its name where that is clear, and by its path where not.
    var texts: [SweepCell.Text] {
        found.enumerated().map { index, entry in
            let isClear = found.indices.allSatisfy { $0 == index || found[$0].text.id != entry.text.id }
            return isClear
                ? entry.text
                : SweepCell.Text(
                    id: entry.names.joined(separator: "/"), height: entry.text.height,
                    lineCount: entry.text.lineCount, isTruncated: entry.text.isTruncated)
        }
    }
}
