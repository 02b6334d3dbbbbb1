extension PlacedNode {
    /// The name of the node in records and findings: its id, or its kind where it has none.
    package var name: String { id ?? kind }

    /// The children with their names. Siblings of the same name are numbered (`text`, `text-2`).
    package var namedChildren: [(name: String, node: PlacedNode)] {
        var names = SiblingNames()
        return children.map { (names.unique($0.name), $0) }
    }
}
