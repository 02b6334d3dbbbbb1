import ViewLayout

extension PlacedNode {
    /// The tree with the names that findings use. Names are unique, except that the title of a button has the name of
    /// its button, because the author has named the button.
    package var namedForFindings: PlacedNode { uniquelyNamed.withTitlesNamed(as: nil) }

    /// ``namedForFindings``, with names that are kept for trees of the same shape.
    func namedForFindings(by known: NodeNames) -> PlacedNode { uniquelyNamed(by: known).withTitlesNamed(as: nil) }

    private func withTitlesNamed(as button: String?) -> PlacedNode {
        var named = self
        if let button, case .text = content { named.id = button }
        guard button != nil || holdsButton else { return named }
        let button = kind == .button ? name : button
        named.children = children.map { $0.withTitlesNamed(as: button) }
        return named
    }

    private var holdsButton: Bool { kind == .button || children.contains(where: \.holdsButton) }
}
