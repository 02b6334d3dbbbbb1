import BalloonLayouts
import Foundation
import Scenes
import Support
import ViewLayout

/// What `measure --json` prints for one scene. The keys are a contract.
package struct MeasuredScene: Encodable {
    let scene: String
    let cells: [Cell]
    /// The values that are assumed where Messages is not known.
    let assumptions: [String: MetricValue]
    /// All values and all unknowns; nil unless requested.
    var metrics: [ExplainedMetric]?
    var unknowns: [ExplainedUnknown]?

    struct Cell: Encodable {
        let traits: TraitValues
        let size: Size
        let nodes: [Node]
        let findings: [Message]
        /// What animated stickers cost; nil where there are none.
        let animations: [Animation]?
    }

    struct Animation: Encodable {
        let node: String
        let frames: Int
        /// The length of one loop, and the frames in a second of it; 0 where the file does not say them.
        let seconds, framesPerSecond: Double
        let decodedBytes: Int
    }

    struct Size: Encodable {
        let width, height: Double
    }

    package struct Frame: Encodable {
        let x, y, width, height: Double
    }

    struct Node: Encodable {
        let id: String
        let frame: Frame
        let lines: [Line]
        let truncated: Bool
        /// The contrast of a text with its background; nil for other nodes.
        let contrast: Contrast?
    }

    struct Contrast: Encodable {
        /// WCAG's ratio, from 1 to 21, and APCA's lightness contrast.
        let ratio, lightness: Double
    }

    struct Line: Encodable {
        /// UTF-16 offsets in the text.
        let start, end: Int
        let width, baseline: Double
        /// The text as it is drawn, with an ellipsis or a hyphen at its end.
        let text: String
    }

    struct Message: Encodable {
        let kind: String
        /// `error`, `warning` or `note`.
        let severity: String
        /// The entry of a conversation that the finding is about.
        let entry: String?
        let node: String?
        let points: Double?
        let message: String
        /// Why the scene allows it; nil where it does not.
        let reason: String?
    }
}

extension MeasuredScene.Cell {
    /// A template's nodes are those that the layout's properties name; containers and the dimming over a picture are
    /// in its record only. A view's nodes are all there: the app chose them.
    init(_ balloon: PlacedBalloon, of scene: BalloonScene) {
        traits = TraitValues(balloon.traits)
        size = MeasuredScene.Size(
            width: MeasuredScene.rounded(balloon.size.width), height: MeasuredScene.rounded(balloon.size.height))
        let isTemplate = balloon.balloon.kind == .template
        let contrasts = balloon.textContrasts
        nodes = balloon.record.nodes.enumerated().filter { !isTemplate || Self.templateNodes.contains($0.element.id) }
            .map { MeasuredScene.Node($0.element, contrast: contrasts[$0.offset]) }
        let costs = balloon.stickerCosts.map { node, cost in
            MeasuredScene.Animation(
                node: node, frames: cost.frameCount, seconds: FixedDecimal.rounded(cost.seconds),
                framesPerSecond: FixedDecimal.rounded(cost.framesPerSecond), decodedBytes: cost.decodedBytes)
        }
        animations = costs.isEmpty ? nil : costs
        let seen = SeenFindings(in: balloon, of: scene)
        findings = zip(seen.findings, seen.reasons).map { finding, reason in
            MeasuredScene.Message(
                kind: finding.kind.rawValue, severity: finding.severity.rawValue, entry: finding.entry,
                node: finding.node,
                points: finding.points.map { MeasuredScene.rounded($0) },
                message: finding.message, reason: reason)
        }
    }

    /// The names are a contract.
    private static let templateNodes = Set(
        ["image", "icon", "bar", "attribution"] + TemplateText.allCases.map(\.rawValue))
}

extension MeasuredScene.Frame {
    package init(_ frame: CGRect) {
        self.init(
            x: MeasuredScene.rounded(frame.minX), y: MeasuredScene.rounded(frame.minY),
            width: MeasuredScene.rounded(frame.width), height: MeasuredScene.rounded(frame.height))
    }
}

extension MeasuredScene.Node {
    init(_ node: LayoutRecord.Node, contrast fact: TextContrastFact?) {
        id = node.id
        frame = MeasuredScene.Frame(node.frame)
        lines = node.lines.map { line in
            MeasuredScene.Line(
                start: line.range.lowerBound, end: line.range.upperBound, width: MeasuredScene.rounded(line.width),
                baseline: MeasuredScene.rounded(line.baseline), text: line.text)
        }
        truncated = node.lines.contains(where: \.isTruncated)
        contrast = fact.map {
            MeasuredScene.Contrast(
                ratio: FixedDecimal.rounded($0.ratio), lightness: FixedDecimal.rounded($0.lightness))
        }
    }
}

extension MeasuredScene {
    /// A length rounded to a ten-thousandth of a point: finer than any screen, and without rounding errors of binary
    /// fractions.
    package static func rounded(_ points: CGFloat) -> Double {
        FixedDecimal.roundedToTenThousandth(Double(points))
    }
}
