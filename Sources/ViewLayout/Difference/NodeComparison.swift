import Foundation
import Support

/// Compares the nodes of two records that have the same path.
struct NodeComparison {
    let expected: NodeTree
    let actual: NodeTree

    /// All changes in the order that ``LayoutDifference/changes`` tells.
    var changes: [LayoutChange] {
        var changes: [LayoutChange] = []
        var pending = expected.entries[...]
        for entry in actual.entries {
            guard let index = expected.index(of: entry.path) else {
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
        entries.filter { actual[$0.path] == nil }.map {
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
        after.attributes.compactMap { new in
            guard let old = before.attributes.first(where: { $0.name == new.name }), old.value != new.value else {
                return nil
            }
            return .attribute(name: new.name, from: old.value, to: new.value)
        }
    }

    private func isReordered(_ path: String) -> Bool {
        let before = expected.children(of: path).filter { actual[$0] != nil }
        let after = actual.children(of: path).filter { expected[$0] != nil }
        return before != after
    }

    /// How a node of both records moved on the balloon.
    private func movement(of path: String) -> (right: Double, down: Double)? {
        guard let before = expected[path], let after = actual[path] else { return nil }
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
