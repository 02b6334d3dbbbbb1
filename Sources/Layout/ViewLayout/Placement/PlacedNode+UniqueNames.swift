extension PlacedNode {
    /// The tree with unique names. Where several nodes would have the same name, as texts in different rows, each has
    /// as much of its path as distinguishes it: `hstack-2/text`. Records keep the plain names.
    package var uniquelyNamed: PlacedNode { renamed(uniqueNames) }

    /// ``uniquelyNamed``, with names that are kept for trees of the same shape.
    package func uniquelyNamed(by known: NodeNames) -> PlacedNode {
        var shape = NodeNames.Shape()
        func collect(_ node: PlacedNode) {
            shape.names.append(node.name)
            shape.counts.append(node.children.count)
            node.children.forEach(collect)
        }
        collect(self)
        return renamed(known.names(of: shape) { uniqueNames })
    }

    /// The tree with the names of all nodes, parents before their children; unchanged where there are none.
    private func renamed(_ names: [String]) -> PlacedNode {
        guard !names.isEmpty else { return self }
        var index = 0
        func renamed(_ node: PlacedNode) -> PlacedNode {
            var copy = node
            if names[index] != node.name { copy.id = names[index] }
            index += 1
            for child in node.children.indices { copy.children[child] = renamed(node.children[child]) }
            return copy
        }
        return renamed(self)
    }

    /// The unique names; none where the plain ones are unique.
    private var uniqueNames: [String] {
        var taken: Set<String> = []
        guard !hasOwnNames(name, besides: &taken) else { return [] }
        var paths: [[String]] = []
        func collect(_ node: PlacedNode, _ path: [String]) {
            paths.append(path)
            for (name, child) in node.namedChildren { collect(child, path + [name]) }
        }
        collect(self, [name])
        return Self.shortestNames(of: paths)
    }

    /// Whether the node and its descendants already have unique names, as in most trees.
    private func hasOwnNames(_ given: String, besides taken: inout Set<String>) -> Bool {
        guard given == name, taken.insert(given).inserted else { return false }
        for (name, child) in namedChildren where !child.hasOwnNames(name, besides: &taken) { return false }
        return true
    }

    /// For each path, its shortest suffix that no other path has.
    private static func shortestNames(of paths: [[String]]) -> [String] {
        var names = paths.map { $0.last ?? "" }
        var open = Array(paths.indices)
        var length = 1
        while !open.isEmpty {
            var users: [String: [Int]] = [:]
            for index in open {
                names[index] = paths[index].suffix(length).joined(separator: "/")
                users[names[index], default: []].append(index)
            }
            // A path without more parts is distinguished by its end.
            open = users.values.filter { $0.count > 1 }.joined().filter { paths[$0].count > length }.sorted()
            length += 1
        }
        return names
    }
}

/// Gives siblings unique names with numbers: `text`, `text-2`, `text-3`.
///
/// Few names are compared with each other. For many, a set is used, and each name remembers its last number.
package struct SiblingNames {
    package init() {}

    private var few: [String] = []
    private var many: Set<String> = []
    private var lastNumbers: [String: Int] = [:]

    /// The maximum number of names that are compared with each other.
    private static let maximumFew = 8

    /// The name of the next sibling.
    package mutating func unique(_ name: String) -> String {
        var free = name
        if isTaken(name) {
            var number = lastNumbers[name] ?? 1
            repeat {
                number += 1
                free = "\(name)-\(number)"
            } while isTaken(free)
            if !many.isEmpty { lastNumbers[name] = number }
        }
        take(free)
        return free
    }

    private func isTaken(_ name: String) -> Bool { many.isEmpty ? few.contains(name) : many.contains(name) }

    private mutating func take(_ name: String) {
        if many.isEmpty, few.count < Self.maximumFew {
            if few.isEmpty { few.reserveCapacity(Self.maximumFew) }
            few.append(name)
        } else {
            if many.isEmpty { many.formUnion(few) }
            many.insert(name)
        }
    }
}
