import Foundation
import ViewLayout

/// The targets that can be tapped in a view, in drawing order.
struct TouchTargets {
    private struct Target {
        let name: String
        let frame: CGRect
    }

    private var targets: [Target] = []

    /// - Parameter traits: of the viewer; on a device that is not touched there are none.
    init(in root: PlacedNode, for traits: TraitCollection) {
        guard traits.isTouched else { return }
        for (name, child) in root.namedChildren { gather(child, named: name, target: child.frame) }
    }

    /// - Parameter target: the frame of the outermost node that contains only this one, without padding, which may be
    ///   there to move the button.
    private mutating func gather(_ node: PlacedNode, named name: String, target: CGRect) {
        // A button inside another one belongs to the same target.
        if node.kind == "button" { return targets.append(Target(name: name, frame: target)) }
        let children = node.namedChildren
        for (name, child) in children {
            let isSameTarget = children.count == 1 && node.kind != "padding"
            gather(child, named: name, target: isSameTarget ? target : child.frame)
        }
    }

    /// Targets that cover a part of one behind them, each with the one of which they cover most. Quadratic in the
    /// buttons, of which a balloon has a few.
    var overlaps: [Finding] {
        targets.indices.compactMap { front in
            let covered = targets[..<front].map { ($0, Self.overlap($0.frame, targets[front].frame)) }
                .filter { $0.1.width > 0 && $0.1.height > 0 }
            guard let (behind, size) = covered.max(by: { $0.1.width * $0.1.height < $1.1.width * $1.1.height }) else {
                return nil
            }
            let (name, other) = (targets[front].name, behind.name)
            return Finding(
                .touchTargetsOverlap, node: name, points: min(size.width, size.height),
                message:
                    "\(name) covers \(Self.number(size.width)) by \(Self.number(size.height)) points of \(other), where "
                    + "both can be tapped; put them beside each other")
        }
    }

    /// How much two frames share; less than the tolerance of placing is nothing.
    private static func overlap(_ first: CGRect, _ second: CGRect) -> CGSize {
        let common = first.intersection(second)
        guard !common.isNull, min(common.width, common.height) > PlacementFindings.tolerance else { return .zero }
        return common.size
    }

    private static func number(_ length: CGFloat) -> String { "\(MetricValue.number((length * 10).rounded() / 10))" }
}
