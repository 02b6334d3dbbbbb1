/// Matches the nodes of a new record with those of the old one, level by level.
///
/// Siblings with names of their own are matched by name. Other siblings are named by their kind and a number, which
/// changes when a sibling is added before them, so they are matched by their content.
package struct NodeMatching {
    private var oldByNew: [String: String] = [:]
    private var newByOld: [String: String] = [:]

    /// Matches two trees.
    package init(expected: NodeTree, actual: NodeTree) {
        guard let oldRoot = expected.entries.first?.path, let newRoot = actual.entries.first?.path else { return }
        var numbers = SubtreeNumbers()
        let oldContent = NodeContent.all(of: expected, numbers: &numbers)
        let newContent = NodeContent.all(of: actual, numbers: &numbers)
        var parents = [(old: oldRoot, new: newRoot)]
        while let parent = parents.popLast() {
            oldByNew[parent.new] = parent.old
            newByOld[parent.old] = parent.new
            let (old, new) = (expected.children(of: parent.old), actual.children(of: parent.new))
            let pairs = SiblingMatching(
                old: old.compactMap { oldContent[$0] }, new: new.compactMap { newContent[$0] }
            ).pairs
            let (matchedOld, matchedNew) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
            let wrapped = WrappedMatching(
                old: old.filter { !matchedOld.contains($0) }.map { path in
                    expected.onlyChildren(from: path).compactMap { oldContent[$0] }
                },
                new: new.filter { !matchedNew.contains($0) }.map { path in
                    actual.onlyChildren(from: path).compactMap { newContent[$0] }
                })
            parents += (pairs + wrapped.pairs).reversed()
        }
    }

    /// The path in the old record of a node in the new one; nil for an added node.
    package func old(of path: String) -> String? { oldByNew[path] }

    /// The path in the new record of a node in the old one; nil for a removed node.
    package func new(of path: String) -> String? { newByOld[path] }
}

/// The content of a node, independent of its name and place.
struct NodeContent {
    let path: String
    let id: String
    let kind: String
    /// The text of its own lines.
    let text: String
    /// Whether the name is more than the kind and a number.
    let isNamed: Bool
    /// A number for the content of the whole subtree: equal for equal subtrees.
    let subtree: Int

    /// The contents of all nodes by their paths.
    static func all(of tree: NodeTree, numbers: inout SubtreeNumbers) -> [String: NodeContent] {
        var contents: [String: NodeContent] = [:]
        // In reverse order, children come before their parents, so their numbers are known.
        for entry in tree.entries.reversed() {
            let node = entry.node
            let text = node.lines.map(\.text).joined(separator: "\n")
            let children = tree.children(of: entry.path).compactMap { contents[$0]?.subtree }
            contents[entry.path] = NodeContent(
                path: entry.path, id: node.id, kind: node.kind, text: text,
                isNamed: node.isNamed,
                subtree: numbers.number(kind: node.kind, attributes: node.attributes, text: text, children: children))
        }
        return contents
    }
}

/// Gives equal subtrees the same number, so that two can be compared without walking them.
struct SubtreeNumbers {
    private struct Key: Hashable {
        let kind: String
        let facts: [[String]]
        let text: String
        let children: [Int]
    }

    private var numbers: [Key: Int] = [:]

    /// The number of a node with these children.
    mutating func number(
        kind: String, attributes: [LayoutRecord.Attribute], text: String, children: [Int]
    ) -> Int {
        let key = Key(kind: kind, facts: attributes.map { [$0.name, $0.value] }, text: text, children: children)
        if let number = numbers[key] { return number }
        numbers[key] = numbers.count
        return numbers.count - 1
    }
}
