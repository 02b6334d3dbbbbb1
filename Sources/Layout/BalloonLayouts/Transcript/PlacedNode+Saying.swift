import ViewLayout

extension PlacedNode {
    /// Adds what its message says about itself, which is not drawn, to the node's attributes, because a
    /// conversation has several messages.
    func saying(_ inputs: [LayoutRecord.Attribute]) -> PlacedNode {
        var node = self
        node.attributes += inputs
        return node
    }
}
