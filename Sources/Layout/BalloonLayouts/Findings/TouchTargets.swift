import Foundation
import ViewLayout

/// The targets that can be tapped in a view, in drawing order.
struct TouchTargets {
    private struct Target {
        let name: String
        let frame: CGRect
    }

    /// Two targets by their names, in drawing order.
    struct Pair: Hashable {
        let behind, front: String
    }

    private var targets: [Target] = []

    init(in root: PlacedNode) {
        for (name, child) in root.namedChildren { gather(child, named: name, target: child.frame) }
    }

    /// - Parameter target: the frame of the outermost node that contains only this one, without padding, which may be
    ///   there to move the button.
    private mutating func gather(_ node: PlacedNode, named name: String, target: CGRect) {
        // A button inside another one belongs to the same target.
        if node.kind == .button { return targets.append(Target(name: name, frame: target)) }
        let children = node.namedChildren
        for (name, child) in children {
            let isSameTarget = children.count == 1 && node.kind != .padding
            gather(child, named: name, target: isSameTarget ? target : child.frame)
        }
    }

    /// The frame of the first target of a name.
    func frame(of name: String) -> CGRect? { targets.first { $0.name == name }?.frame }

    /// Targets that cover a part of some behind them, each once: with the one of which they cover most, and the names of
    /// the others. Quadratic in the buttons, of which a balloon has a few.
    var overlaps: [Finding] {
        targets.indices.compactMap { front in
            let covered = covered(by: front)
            guard let most = covered.max(by: { $0.size.area < $1.size.area }) else { return nil }
            let name = targets[front].name
            let others = covered.filter { $0.behind != most.behind }.map { targets[$0.behind].name }
            return Finding(
                .touchTargetsOverlap, node: name, points: min(most.size.width, most.size.height),
                message:
                    "\(name) covers \(Self.number(most.size.width)) by \(Self.number(most.size.height)) points of "
                    + "\(targets[most.behind].name)\(Self.also(others)), where both can be tapped; put them beside each other"
            )
        }
    }

    /// The targets that ``overlaps`` reports together.
    var overlappingPairs: Set<Pair> {
        Set(
            targets.indices.flatMap { front in
                covered(by: front).map { Pair(behind: targets[$0.behind].name, front: targets[front].name) }
            })
    }

    /// The targets of which one covers a part, and how much of each.
    private func covered(by front: Int) -> [(behind: Int, size: CGSize)] {
        targets[..<front].indices.map { ($0, Self.overlap(targets[$0].frame, targets[front].frame)) }
            .filter { $0.1.width > 0 && $0.1.height > 0 }
    }

    /// `, and a part of second and third`.
    private static func also(_ names: [String]) -> String {
        guard !names.isEmpty else { return "" }
        let more = names.count - namedOthers
        return ", and a part of " + names.prefix(namedOthers).joined(separator: ", ")
            + (more > 0 ? " and \(more) more" : "")
    }

    /// More targets behind one are counted.
    private static let namedOthers = 3

    /// How much two frames share; less than the tolerance of placing is nothing.
    private static func overlap(_ first: CGRect, _ second: CGRect) -> CGSize {
        let common = first.intersection(second)
        guard !common.isNull, min(common.width, common.height) > PlacementFindings.tolerance else { return .zero }
        return common.size
    }

    private static func number(_ length: CGFloat) -> String { "\(MetricValue.tenths(length))" }
}

extension CGSize {
    fileprivate var area: CGFloat { width * height }
}
