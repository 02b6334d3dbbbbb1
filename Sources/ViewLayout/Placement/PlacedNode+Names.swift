extension PlacedNode {
    /// What the node is called in records and findings: its id, or its kind where it has none.
    package var name: String { id ?? kind }

    /// The children with their names. Siblings of one name are told apart by a number (`text`, `text-2`).
    package var namedChildren: [(name: String, node: PlacedNode)] {
        var taken: Set<String> = []
        return children.map { child in
            var name = child.name
            var number = 2
            while !taken.insert(name).inserted {
                name = "\(child.name)-\(number)"
                number += 1
            }
            return (name, child)
        }
    }
}
