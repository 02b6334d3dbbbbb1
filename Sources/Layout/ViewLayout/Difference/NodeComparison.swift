import Foundation
import Support

/// Compares the corresponding nodes of two records.
struct NodeComparison {
    private let expected: NodeTree
    private let actual: NodeTree
    private let matching: NodeMatching
    /// The version of the old record: attributes that it could not have are ignored.
    private let expectedVersion: Int

    init(expected: NodeTree, actual: NodeTree, expectedVersion: Int) {
        self.expected = expected
        self.actual = actual
        self.expectedVersion = expectedVersion
        matching = NodeMatching(expected: expected, actual: actual)
    }

    /// All changes, in the order of ``LayoutDifference/changes``.
    var changes: [LayoutChange] {
        var changes: [LayoutChange] = []
        var pending = expected.entries[...]
        let newPlaces = places(in: actual) { matching.old(of: $0) == nil ? nil : $0 }
        let earlierPlaces = places(in: expected, matching.new)
        func removals(in entries: ArraySlice<NodeTree.Entry>) -> [LayoutChange] {
            entries.filter { matching.new(of: $0.path) == nil }.compactMap { entry in
                guard let place = earlierPlaces[entry.path] else { return nil }
                let texts = expected.texts(of: entry.path)
                return change(entry, .removed(kind: entry.node.kind, texts: texts), place: place)
            }
        }
        for entry in actual.entries {
            guard let index = matching.old(of: entry.path).flatMap(expected.index) else {
                // Children of an added node are not reported separately.
                if let place = newPlaces[entry.path] {
                    let texts = actual.texts(of: entry.path)
                    changes.append(change(entry, .added(kind: entry.node.kind, texts: texts), place: place))
                }
                continue
            }
            // Removed nodes are reported at their earlier place: before the first node that came after them.
            if index >= pending.startIndex {
                changes += removals(in: pending[..<index])
                pending = pending[(index + 1)...]
            }
            changes += compare(expected.entries[index].node, entry)
        }
        return changes + removals(in: pending)
    }

    /// The place of each node of a tree that has no counterpart, where the node around it has one: that node, and the last
    /// one before it in it that has one, by their paths in the new record.
    private func places(in tree: NodeTree, _ counterpart: (String) -> String?) -> [String: String] {
        var last: [String: String] = [:]
        return tree.entries.reduce(into: [:]) { places, entry in
            let around = entry.parent ?? ""
            if let own = counterpart(entry.path) {
                last[around] = own
            } else if let shared = entry.parent.map(counterpart) ?? "" {
                places[entry.path] = "\(shared) after \(last[around] ?? "")"
            }
        }
    }

    private func compare(_ before: LayoutRecord.Node, _ entry: NodeTree.Entry) -> [LayoutChange] {
        let after = entry.node
        var kinds: [LayoutChange.Kind] = []
        if before.id != after.id, before.isNamed || after.isNamed, entry.parent != nil {
            kinds.append(.renamed(from: before.isNamed ? before.id : nil, to: after.isNamed ? after.id : nil))
        }
        if before.kind != after.kind { kinds.append(.replaced(from: before.kind, to: after.kind)) }
        kinds += LineComparison(before, after).changes
        kinds += attributeChanges(before, after).filter { !followsPart($0, of: entry.path) }
        if isReordered(entry.path) { kinds.append(.reordered) }
        let width = difference(before.frame.size.width, after.frame.size.width)
        let height = difference(before.frame.size.height, after.frame.size.height)
        if width != 0 || height != 0 { kinds.append(.resized(width: width, height: height)) }
        let carried = movementAround(entry)
        let own = movement(from: before, to: after)
        // What stays where it was has not moved, though the node around it has.
        let right = own.right == 0 ? 0 : FixedDecimal.rest(of: own.right, carriedBy: carried.right)
        let down = own.down == 0 ? 0 : FixedDecimal.rest(of: own.down, carriedBy: carried.down)
        if right != 0 || down != 0 { kinds.append(.moved(right: right, down: down)) }
        return kinds.map { change(entry, $0) }
    }

    private func attributeChanges(
        _ before: LayoutRecord.Node, _ after: LayoutRecord.Node
    ) -> [LayoutChange.Kind] {
        let (old, new) = (NumberedFacts(before.attributes), NumberedFacts(after.attributes))
        let changed = zip(after.attributes, new.keys).compactMap { fact, key -> LayoutChange.Kind? in
            guard let value = old.values[key] else {
                return RecordFacts.hasFact(fact.name, version: expectedVersion)
                    ? .attributeAdded(name: fact.name, value: fact.value) : nil
            }
            let follows = fact.name == "gradient" && Self.isCarried(value, to: fact.value, before, after)
            return value == fact.value || follows ? nil : .attribute(name: fact.name, from: value, to: fact.value)
        }
        let gone = zip(before.attributes, old.keys).filter { new.values[$0.1] == nil }
        return changed + gone.map { .attributeRemoved(name: $0.0.name, value: $0.0.value) }
    }

    /// Whether the colour of a track differs only because that of its bar does, of which it is a translucent one.
    private func followsPart(_ change: LayoutChange.Kind, of path: String) -> Bool {
        guard case .attribute("color", let from, let to) = change else { return false }
        func color(_ node: LayoutRecord.Node?) -> String? { node?.attributes.first { $0.name == "color" }?.value }
        return actual.children(of: path).contains { part in
            guard let old = color(matching.old(of: part).flatMap { expected[$0] }), let new = color(actual[part]) else {
                return false
            }
            return old != new && from.hasPrefix(old) && to.hasPrefix(new)
        }
    }

    /// Whether a gradient differs only because its node has moved or grown: the ends of its line are places on the
    /// balloon, `(x,y),(x,y)` before the colours.
    private static func isCarried(
        _ old: String, to new: String, _ before: LayoutRecord.Node, _ after: LayoutRecord.Node
    ) -> Bool {
        func colors(_ gradient: String) -> Substring {
            gradient[(gradient.lastIndex(of: ")") ?? gradient.startIndex)...]
        }
        /// The ends as fractions of the frame's width and height.
        func ends(_ gradient: String, in frame: CGRect) -> [Double] {
            let numbers = gradient.prefix(gradient.count - colors(gradient).count).split { "(),".contains($0) }
                .compactMap { Double($0) }
            return numbers.enumerated().map { index, number in
                index.isMultiple(of: 2) ? (number - frame.minX) / frame.width : (number - frame.minY) / frame.height
            }
        }
        guard before.frame != after.frame, colors(old) == colors(new) else { return false }
        let (from, to) = (ends(old, in: before.frame), ends(new, in: after.frame))
        return from.count == to.count && zip(from, to).allSatisfy { abs($0 - $1) < roundedAway }
    }

    /// The maximum change of a fraction that comes from rounding to 1/1000 of a point in records.
    private static let roundedAway = 0.005

    private func isReordered(_ path: String) -> Bool {
        let before = actual.children(of: path).compactMap(matching.old).compactMap(expected.index)
        return zip(before, before.dropFirst()).contains { $0 > $1 }
    }

    /// How the nearest node around it that both records have moved.
    private func movementAround(_ entry: NodeTree.Entry) -> (right: Double, down: Double) {
        let around = sequence(first: entry) { entry in
            entry.parent.flatMap(actual.index).map { actual.entries[$0] }
        }.dropFirst()
        return around.lazy.compactMap { movement(of: $0.path) }.first ?? (0, 0)
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

    private func change(
        _ entry: NodeTree.Entry, _ kind: LayoutChange.Kind, place: String? = nil
    ) -> LayoutChange {
        LayoutChange(
            node: name(entry), label: tree(of: entry).label(of: entry, isQuoting: !kind.quotesText),
            element: entry.node.kind, kind: kind, place: place)
    }

    private func tree(of entry: NodeTree.Entry) -> NodeTree { actual[entry.path] == entry.node ? actual : expected }

    private func name(_ entry: NodeTree.Entry) -> String {
        let tree = tree(of: entry)
        if let name = tree.authorsName(of: entry) { return name }
        let name = entry.node.id
        return expected.isUnique(name) && actual.isUnique(name) ? name : entry.path
    }
}

/// The attributes of a node by name and, for a repeated name, by its ordinal, so that each is compared with its
/// counterpart.
private struct NumberedFacts {
    struct Key: Hashable {
        let name: String
        let ordinal: Int
    }

    /// One key per attribute, in order.
    let keys: [Key]
    let values: [Key: String]

    init(_ facts: [LayoutRecord.Attribute]) {
        var counts: [String: Int] = [:]
        keys = facts.map { fact in
            counts[fact.name, default: 0] += 1
            return Key(name: fact.name, ordinal: counts[fact.name] ?? 1)
        }
        values = Dictionary(zip(keys, facts.map(\.value)), uniquingKeysWith: { first, _ in first })
    }
}
