extension PlacedNode {
    /// What the node is called in records and findings: its id, or its kind where it has none.
    package var name: String { id ?? kind }

    /// Up to this many names are compared with each other, beyond it they are looked up.
    private static let fewChildren = 8

    private static func freeName(for child: PlacedNode, isTaken: (String) -> Bool) -> String {
        var name = child.name
        var number = 2
        while isTaken(name) {
            name = "\(child.name)-\(number)"
            number += 1
        }
        return name
    }

    /// The children with their names. Siblings of one name are told apart by a number (`text`, `text-2`).
    package var namedChildren: [(name: String, node: PlacedNode)] {
        // Few nodes have children of one name, and few have many.
        guard children.count > Self.fewChildren else {
            var named: [(name: String, node: PlacedNode)] = []
            named.reserveCapacity(children.count)
            for child in children {
                named.append((Self.freeName(for: child) { name in named.contains { $0.name == name } }, child))
            }
            return named
        }
        var taken: Set<String> = []
        return children.map { child in
            let name = Self.freeName(for: child, isTaken: taken.contains)
            taken.insert(name)
            return (name, child)
        }
    }
}
