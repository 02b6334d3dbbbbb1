import Foundation
import ViewLayout

extension PlacedNode {
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
