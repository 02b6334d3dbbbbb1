import ViewLayout

extension PlacedNode {
    /// The node with what its message says about itself, which is not drawn: among facts of the node, because a
    /// conversation has several messages.
    func saying(_ inputs: [LayoutRecord.Attribute]) -> PlacedNode {
        var node = self
        node.attributes += inputs
        return node
    }
}
