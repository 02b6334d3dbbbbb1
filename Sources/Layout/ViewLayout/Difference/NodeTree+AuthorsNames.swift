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
