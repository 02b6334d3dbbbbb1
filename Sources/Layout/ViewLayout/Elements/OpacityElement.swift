import Foundation
import Support

/// A translucent child, drawn as one picture, so that overlapping parts do not show through each
/// other. The size is the child's.
package struct OpacityElement: Wrapper {
    /// The name in records.
    package var id: String?
    /// 0 for invisible, 1 for opaque.
    package var opacity: Double
    package var child: any Element

    /// Makes a child translucent. `opacity` is limited to 0 to 1.
    package init(_ child: any Element, opacity: Double, id: String? = nil) {
        self.child = child
        self.opacity = min(max(opacity, 0), 1)
        self.id = id
    }

    package func validate() {}

    package func place(around child: PlacedNode, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        var node = PlacedNode(
            id: id, kind: .opacity, frame: bounds, attributes: [.init("opacity", FixedDecimal.text(opacity))],
            children: [child])
        node.opacity = opacity
        return node
    }
}
