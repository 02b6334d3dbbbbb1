import Foundation
import ViewLayout

/// The parts of a balloon that do not change over an interval of widths, while positions move: where lines end, what is
/// truncated, and which findings there are.
package struct BalloonStructure: Hashable, Sendable {
    /// For each text in drawing order, the ranges of its lines.
    private var lines: [[Range<Int>]] = []
    /// For each text, the range that an ellipsis replaces in each line.
    private var elided: [[Range<Int>?]] = []
    /// The kinds and subjects of the findings.
    private let findings: [[String?]]

    /// - Parameter findings: the findings to compare.
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
