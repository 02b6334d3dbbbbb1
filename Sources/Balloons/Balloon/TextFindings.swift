import ViewLayout

/// Findings about the texts of a placed balloon.
enum TextFindings {
    /// Every text that is cut, in drawing order.
    static func truncated(in node: PlacedNode) -> [Finding] {
        var findings: [Finding] = []
        if case .text(let text) = node.content, text.layout.isTruncated {
            let name = node.id ?? node.kind
            let count = text.layout.lines.count
            findings.append(
                Finding(
                    .textTruncated, node: node.id,
                    message: "\(name) is cut after \(count) \(count == 1 ? "line" : "lines"); shorten it"))
        }
        return findings + node.children.flatMap(truncated)
    }
}
