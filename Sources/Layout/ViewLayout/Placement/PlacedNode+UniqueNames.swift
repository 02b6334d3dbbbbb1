extension PlacedNode {
    /// The tree with unique names. Where several nodes would have the same name, as texts in different rows, each has
    /// as much of its path as distinguishes it: `hstack-2/text`. Records keep the plain names.
    package var uniquelyNamed: PlacedNode {
        var taken: Set<String> = []
        guard !hasOwnNames(name, besides: &taken) else { return self }
        var paths: [[String]] = []
        func collect(_ node: PlacedNode, _ path: [String]) {
            paths.append(path)
            for (name, child) in node.namedChildren { collect(child, path + [name]) }
        }
        collect(self, [name])
        var names = Self.shortestNames(of: paths)[...]
        func named(_ node: PlacedNode) -> PlacedNode {
            var renamed = node
            if let name = names.popFirst(), name != node.name { renamed.id = name }
            renamed.children = node.children.map(named)
            return renamed
        }
        return named(self)
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
            few.append(name)
        } else {
            if many.isEmpty { many.formUnion(few) }
            many.insert(name)
        }
    }
}
