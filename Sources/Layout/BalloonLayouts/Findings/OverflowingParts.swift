import Foundation
import Support
import ViewLayout

/// The parts of a node that overflow what clips it: each text, and of the rest the part that extends furthest.
struct OverflowingParts {
    private let bounds: ClippingBounds
    /// Whether `contentClipped` already reports that the view is too tall.
    private let isClippedBelow: Bool
    private var texts: [Part] = []
    private var furthest: Part?

    /// Something drawn that extends beyond a box.
    private struct Part {
        let name: String
        /// The text; nil for other nodes.
        let text: String?
        let excess: CGFloat
    }

    init(of node: PlacedNode, named name: String, beyond bounds: ClippingBounds, isClippedBelow: Bool) {
        (self.bounds, self.isClippedBelow) = (bounds, isClippedBelow)
        visit(node, named: name)
    }

    func findings(of entry: String?) -> [Finding] {
        (texts + [furthest].compactMap { $0 }).map { part in
            Finding(
                .nodeOutsideBalloon, node: part.name, points: part.excess,
                message:
                    "\(part.name)\(part.text.map { " " + QuotedText.beginning(of: $0) } ?? "") extends "
                    + "\(MetricValue.tenths(part.excess)) points beyond \(bounds.name); make it "
                    + "smaller, or give it more room", entry: entry)
        }
    }

    /// A node that only contains others may extend beyond the box if nothing of it is visible there. Buttons and clipped
    /// shapes are reported by their own names.
    private mutating func visit(_ node: PlacedNode, named name: String) {
        let (frame, outer) = (node.frame, bounds.frame)
        let excess = frame.excess(over: outer)
        let isWhole = node.clip != nil || node.border != nil || node.kind == .button
        // A view that is too tall is centred, so that it loses as much at its top as below.
        let sides = max(outer.minX - frame.minX, frame.maxX - outer.maxX)
        let isReported = isClippedBelow && sides <= PlacementFindings.tolerance
        if isWhole || node.isDrawn, !node.isPicture, !isReported, excess > PlacementFindings.tolerance {
            if case .text(let text) = node.content {
                texts.append(Part(name: name, text: text.text, excess: excess))
            } else if excess > furthest?.excess ?? 0 {
                furthest = Part(name: name, text: nil, excess: excess)
            }
        }
        guard !isWhole else { return }
        for (name, child) in node.namedChildren { visit(child, named: name) }
    }
}

extension PlacedNode {
    /// Whether the node is a picture, which may be cropped.
    var isPicture: Bool { if case .picture = content { true } else { false } }

    /// Whether the node itself draws something.
    fileprivate var isDrawn: Bool { if case .nothing = content { false } else { true } }
}
