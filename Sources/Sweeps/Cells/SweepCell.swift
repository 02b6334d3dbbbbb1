import BalloonLayouts
import Foundation
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
        let record = balloon.record
        let texts = zip(record.nodes, NodeTree(record).entries).filter { !$0.0.lines.isEmpty }
        // A node is called by its id where that is clear, and by its path where not.
        let counts = Dictionary(texts.map { ($0.0.id, 1) }, uniquingKeysWith: +)
        self.init(
            traits: balloon.traits, size: balloon.size, canvasSize: balloon.canvasSize,
            texts: texts.map { node, entry in
                Text(
                    id: counts[node.id] == 1 ? node.id : entry.path, height: Double(node.frame.height),
                    lineCount: node.lines.count, isTruncated: node.lines.contains(where: \.isTruncated))
            },
            hasPicture: record.nodes.contains { $0.kind == "image" && $0.id != "icon" },
            findings: balloon.findings, fit: balloon.fit)
    }
}
