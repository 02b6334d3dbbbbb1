import Foundation
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

    /// Whether the node or one in it is a button.
    var holdsButton: Bool { kind == .button || children.contains(where: \.holdsButton) }

    /// What can be tapped of the first node of a name: the frame of the outermost node below this one that holds nothing
    /// but it.
    func touchTarget(of name: String) -> CGRect? {
        func search(_ node: PlacedNode, _ own: String, _ target: CGRect) -> CGRect? {
            if own == name { return target }
            let children = node.namedChildren
            return children.lazy.compactMap { child in
                search(child.node, child.name, children.count == 1 ? target : child.node.frame)
            }.first
        }
        return namedChildren.lazy.compactMap { search($0.node, $0.name, $0.node.frame) }.first
    }
}
