/// Which node of a new record is which node of the old one, level by level.
///
/// Siblings with a name of their own are matched by it. The others are named by their kind and their number, which
/// changes with every sibling that is added before them, so they are matched by what they show.
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
            parents += SiblingMatching(
                old: expected.children(of: parent.old).compactMap { oldContent[$0] },
                new: actual.children(of: parent.new).compactMap { newContent[$0] }
            ).pairs.reversed()
        }
    }

    /// The path in the old record of a node of the new one; nil for a node that was added.
    package func old(of path: String) -> String? { oldByNew[path] }

    /// The path in the new record of a node of the old one; nil for a node that was removed.
    package func new(of path: String) -> String? { newByOld[path] }
}

/// What a node shows, whatever it is called and wherever it is.
struct NodeContent {
    let path: String
    let id: String
    let kind: String
    /// The text of its own lines.
    let text: String
    /// Whether the name says more than the kind and a number.
    let isNamed: Bool
    /// A number for all that the node and the nodes below it show: equal where they show the same.
    let subtree: Int

    /// The contents of all nodes by their paths.
    static func all(of tree: NodeTree, numbers: inout SubtreeNumbers) -> [String: NodeContent] {
        var contents: [String: NodeContent] = [:]
        // From the end, children come before their parents: a parent can ask for theirs.
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

/// Gives equal subtrees one number, so that comparing two does not walk them.
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
