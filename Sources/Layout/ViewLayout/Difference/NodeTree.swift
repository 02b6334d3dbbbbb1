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

extension NodeTree {
    /// Kinds of nodes that keys of an element add around it. They are named after the element.
    static let wrappers: Set<NodeKind?> = [.border, .clip, .frame, .opacity, .padding, .shadow]
    /// Elements that are drawn as several nodes, which the author cannot name.
    private static let composites: Set<NodeKind?> = [.button, .gauge, .progress]

    /// A name that refers to a name given by the author: `border of photo` for a node around `photo`, and `buy` for the
    /// text in the button `buy`. The parts of a bar have the bar's, whoever named it. Nil where the node's own name is
    /// enough, or the author gave no name.
    func authorsName(of entry: Entry) -> String? {
        // A label in an app's button may have its own name; Balloon names the parts of a gauge.
        if let composite = composite(around: entry) {
            let node = composite.node
            if node.nodeKind != .button, node.isNamed || entry.node.nodeKind != .text {
                return isUnique(node.id) ? node.id : composite.path
            }
            if node.isNamed, isUnique(node.id), !entry.node.isNamed { return node.id }
        }
        guard !entry.node.isNamed, Self.wrappers.contains(entry.node.nodeKind), let inside = named(inside: entry.path)
        else { return nil }
        return "\(entry.node.kind) of \(inside)"
    }

    /// The element that the node is a part of.
    private func composite(around entry: Entry) -> Entry? {
        var entry = entry
        while let parent = entry.parent.flatMap(index).map({ entries[$0] }) {
            if Self.composites.contains(parent.node.nodeKind) { return parent }
            entry = parent
        }
        return nil
    }

    /// The name of the only node in a wrapper, or in nested wrappers.
    private func named(inside path: String) -> String? {
        let children = children(of: path)
        guard children.count == 1, let child = self[children[0]] else { return nil }
        if child.isNamed { return isUnique(child.id) ? child.id : nil }
        return Self.wrappers.contains(child.nodeKind) ? named(inside: children[0]) : nil
    }
}

extension LayoutRecord.Node {
    /// Whether the name is more than the kind and a number.
    var isNamed: Bool {
        guard id.hasPrefix(kind) else { return true }
        let rest = id.dropFirst(kind.count)
        return !(rest.isEmpty || (rest.first == "-" && rest.dropFirst().allSatisfy(\.isNumber)))
    }
}
