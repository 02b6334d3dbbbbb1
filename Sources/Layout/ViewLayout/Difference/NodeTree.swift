import Foundation

/// The nodes of a record by their paths.
package struct NodeTree {
    package struct Entry {
        package let node: LayoutRecord.Node
        package let path: String
        /// The path of the parent; nil for the root.
        package let parent: String?
    }

    /// The nodes in the order of the record.
    package let entries: [Entry]
    private let indexByPath: [String: Int]
    private let countByName: [String: Int]
    private let childrenByPath: [String: [String]]

    package init(_ record: LayoutRecord) {
        var entries: [Entry] = []
        var indexByPath: [String: Int] = [:]
        var countByName: [String: Int] = [:]
        var childrenByPath: [String: [String]] = [:]
        var lastNumbers: [String: Int] = [:]
        /// The path from the root to the previous node.
        var ancestors: [String] = []
        for node in record.nodes {
            ancestors.removeLast(max(0, ancestors.count - node.depth))
            let parent = ancestors.last
            let stem = parent.map { "\($0)/\(node.id)" } ?? node.id
            var path = stem
            if indexByPath[stem] != nil {
                // Where many nodes have the same name, numbering continues after the last one.
                var number = lastNumbers[stem] ?? 1
                repeat {
                    number += 1
                    path = "\(stem)-\(number)"
                } while indexByPath[path] != nil
                lastNumbers[stem] = number
            }
            indexByPath[path] = entries.count
            countByName[node.id, default: 0] += 1
            if let parent { childrenByPath[parent, default: []].append(path) }
            entries.append(Entry(node: node, path: path, parent: parent))
            ancestors.append(path)
        }
        self.entries = entries
        self.indexByPath = indexByPath
        self.countByName = countByName
        self.childrenByPath = childrenByPath
    }

    package subscript(path: String) -> LayoutRecord.Node? { indexByPath[path].map { entries[$0].node } }

    /// Whether no other node has the name.
    func isUnique(_ name: String) -> Bool { countByName[name, default: 0] <= 1 }

    /// The paths of the children of a node, in order.
    package func children(of path: String) -> [String] { childrenByPath[path] ?? [] }

    /// A node, its only child, the only child of that, and so on.
    func onlyChildren(from path: String) -> [String] {
        Array(
            sequence(first: path) { path in
                let children = children(of: path)
                return children.count == 1 ? children[0] : nil
            })
    }

    /// The index of a node among the entries.
    func index(of path: String) -> Int? { indexByPath[path] }
}
