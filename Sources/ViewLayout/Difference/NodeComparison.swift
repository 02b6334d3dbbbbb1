import Foundation
import Support

/// Compares the nodes of two records that are the same ones.
struct NodeComparison {
    private let expected: NodeTree
    private let actual: NodeTree
    private let matching: NodeMatching
    /// Whether a fact that only the new record has says nothing: the old one is of a version that had fewer.
    private let ignoresNewFacts: Bool

    init(expected: NodeTree, actual: NodeTree, ignoresNewFacts: Bool) {
        self.expected = expected
        self.actual = actual
        self.ignoresNewFacts = ignoresNewFacts
        matching = NodeMatching(expected: expected, actual: actual)
    }

    /// All changes in the order that ``LayoutDifference/changes`` tells.
    var changes: [LayoutChange] {
        var changes: [LayoutChange] = []
        var pending = expected.entries[...]
        for entry in actual.entries {
            guard let index = matching.old(of: entry.path).flatMap(expected.index) else {
                changes.append(LayoutChange(node: name(entry), kind: .added(kind: entry.node.kind)))
                continue
            }
            // Removed nodes are told where they stood: before the first node that stood after them.
            if index >= pending.startIndex {
                changes += removals(in: pending[..<index])
                pending = pending[(index + 1)...]
            }
            changes += compare(expected.entries[index].node, entry)
        }
        return changes + removals(in: pending)
    }

    private func removals(in entries: ArraySlice<NodeTree.Entry>) -> [LayoutChange] {
        entries.filter { matching.new(of: $0.path) == nil }.map {
            LayoutChange(node: name($0), kind: .removed(kind: $0.node.kind))
        }
    }

    private func compare(_ before: LayoutRecord.Node, _ entry: NodeTree.Entry) -> [LayoutChange] {
        let after = entry.node
        var kinds: [LayoutChange.Kind] = []
        if before.kind != after.kind { kinds.append(.replaced(from: before.kind, to: after.kind)) }
        kinds += LineComparison(before, after).changes
        kinds += attributeChanges(before, after)
        if isReordered(entry.path) { kinds.append(.reordered) }
        let width = difference(before.frame.size.width, after.frame.size.width)
        let height = difference(before.frame.size.height, after.frame.size.height)
        if width != 0 || height != 0 { kinds.append(.resized(width: width, height: height)) }
        let parentMovement = entry.parent.flatMap(movement) ?? (0, 0)
        let own = movement(from: before, to: after)
        let right = FixedDecimal.rounded(own.right - parentMovement.right)
        let down = FixedDecimal.rounded(own.down - parentMovement.down)
        if right != 0 || down != 0 { kinds.append(.moved(right: right, down: down)) }
        return kinds.map { LayoutChange(node: name(entry), kind: $0) }
    }

    private func attributeChanges(
        _ before: LayoutRecord.Node, _ after: LayoutRecord.Node
    ) -> [LayoutChange.Kind] {
        let changed = after.attributes.compactMap { new -> LayoutChange.Kind? in
            guard let old = before.attributes.first(where: { $0.name == new.name }) else {
                return ignoresNewFacts ? nil : .attributeAdded(name: new.name, value: new.value)
            }
            return old.value == new.value ? nil : .attribute(name: new.name, from: old.value, to: new.value)
        }
        let gone = before.attributes.filter { old in !after.attributes.contains { $0.name == old.name } }
        return changed + gone.map { .attributeRemoved(name: $0.name, value: $0.value) }
    }

    private func isReordered(_ path: String) -> Bool {
        let before = actual.children(of: path).compactMap(matching.old).compactMap(expected.index)
        return zip(before, before.dropFirst()).contains { $0 > $1 }
    }

    /// How a node of both records moved on the balloon.
    private func movement(of path: String) -> (right: Double, down: Double)? {
        guard let before = matching.old(of: path).flatMap({ expected[$0] }), let after = actual[path] else {
            return nil
        }
        return movement(from: before, to: after)
    }

    private func movement(
        from before: LayoutRecord.Node, to after: LayoutRecord.Node
    ) -> (right: Double, down: Double) {
        (
            difference(before.frame.origin.x, after.frame.origin.x),
            difference(before.frame.origin.y, after.frame.origin.y)
        )
    }

    private func difference(_ before: CGFloat, _ after: CGFloat) -> Double {
        FixedDecimal.rounded(Double(after - before))
    }

    private func name(_ entry: NodeTree.Entry) -> String {
        let name = entry.node.id
        return expected.isUnique(name) && actual.isUnique(name) ? name : entry.path
    }
}
