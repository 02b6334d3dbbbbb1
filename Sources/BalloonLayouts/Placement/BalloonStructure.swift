import Foundation
import ViewLayout

/// What of a balloon stays the same over an interval of widths, while positions move: where lines end, what is left out
/// of them, and which findings there are.
package struct BalloonStructure: Hashable, Sendable {
    /// For each text in drawing order the ranges of its lines.
    private var lines: [[Range<Int>]] = []
    /// For each text what an ellipsis replaces in each line.
    private var elided: [[Range<Int>?]] = []
    /// The kinds of the findings with what they are about.
    private let findings: [[String?]]

    /// - Parameter findings: those of the balloon that count.
    package init(_ balloon: PlacedBalloon, findings: [Finding]) {
        self.findings = findings.map { [$0.kind.rawValue, $0.entry, $0.node] }
        visit(balloon.root)
    }

    private mutating func visit(_ node: PlacedNode) {
        if case .text(let text) = node.content {
            lines.append(text.layout.lines.map(\.range))
            elided.append(text.layout.lines.map(\.elidedRange))
        }
        node.children.forEach { visit($0) }
    }
}
