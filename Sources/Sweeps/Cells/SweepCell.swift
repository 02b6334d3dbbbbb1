import BalloonLayouts
import Foundation
import Support
import ViewLayout

/// One point of a sweep: what was measured for one viewer. Lengths are in points.
public struct SweepCell: Sendable, Equatable {
    /// The viewer.
    public let traits: TraitCollection
    /// The size of the balloon.
    public let size: CGSize
    /// The size of its picture, with the tail that hangs below it.
    public let canvasSize: CGSize
    /// The texts, in drawing order.
    public let texts: [Text]
    /// Whether the balloon shows a picture, whose height follows the width.
    public let hasPicture: Bool
    /// What the author should know.
    public let findings: [Finding]
    /// What a live layout answered beside what its view needs; nil for a template.
    public let fit: ViewFit?

    /// One text of a cell.
    public struct Text: Sendable, Equatable {
        /// The id of the node.
        public let id: String
        /// The height of the text.
        public let height: Double
        /// How many lines it has.
        public let lineCount: Int
        /// Whether some of it is left out.
        public let isTruncated: Bool

        package init(id: String, height: Double, lineCount: Int, isTruncated: Bool) {
            self.id = id
            self.height = height
            self.lineCount = lineCount
            self.isTruncated = isTruncated
        }
    }

    package init(
        traits: TraitCollection, size: CGSize, canvasSize: CGSize? = nil, texts: [Text], hasPicture: Bool = false,
        findings: [Finding] = [], fit: ViewFit? = nil
    ) {
        self.traits = traits
        self.size = size
        self.canvasSize = canvasSize ?? size
        self.texts = texts
        self.hasPicture = hasPicture
        self.findings = findings
        self.fit = fit
    }

    /// Takes what a sweep keeps from a placed balloon.
    package init(_ balloon: PlacedBalloon) {
        var summary = TreeSummary()
        summary.visit(balloon.root, path: balloon.root.name, name: balloon.root.name)
        self.init(
            traits: balloon.traits, size: balloon.size, canvasSize: balloon.canvasSize, texts: summary.texts,
            hasPicture: summary.hasPicture, findings: balloon.findings, fit: balloon.fit)
    }

    /// The same lines and findings in a transcript of another width, in points.
    /// - Parameter balloon: the balloon of this cell, which keeps its lines there.
    package func moved(toTranscriptWidth width: CGFloat, of balloon: PlacedBalloon) -> SweepCell {
        var traits = traits
        traits.transcriptWidth = width
        let (size, canvas) = balloon.sizes(atTranscriptWidth: width)
        return SweepCell(
            traits: traits, size: size, canvasSize: canvas, texts: texts, hasPicture: hasPicture, findings: findings,
            fit: fit)
    }
}

/// What a sweep keeps of a placed tree.
private struct TreeSummary {
    var hasPicture = false
    private var found: [(name: String, path: String, text: SweepCell.Text)] = []

    mutating func visit(_ node: PlacedNode, path: String, name: String) {
        if node.kind == "image" && node.id != "icon" { hasPicture = true }
        if case .text(let text) = node.content, !text.layout.lines.isEmpty {
            let summary = SweepCell.Text(
                id: name, height: FixedDecimal.rounded(Double(node.frame.height)), lineCount: text.layout.lines.count,
                isTruncated: text.layout.isTruncated)
            found.append((name, path, summary))
        }
        for (name, child) in node.namedChildren { visit(child, path: "\(path)/\(name)", name: name) }
    }

    /// The texts in drawing order, each called by its name where that is clear, and by its path where not.
    var texts: [SweepCell.Text] {
        found.map { name, path, text in
            guard found.contains(where: { $0.name == name && $0.path != path }) else { return text }
            return SweepCell.Text(
                id: path, height: text.height, lineCount: text.lineCount, isTruncated: text.isTruncated)
        }
    }
}
