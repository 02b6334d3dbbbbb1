import Drawing
import Foundation
import Support

/// A child with a shadow of everything that it draws. The size is the child's. The shadow is outside of it, on the same
/// side in each language.
package struct ShadowElement: Wrapper {
    /// The name in records.
    package var id: String?
    /// The colour.
    package var color: ColorReference
    /// The blur radius in points; see `Shadow.radius`.
    package var radius: CGFloat
    /// The offset to the right and down, in points.
    package var x, y: CGFloat
    package var child: any Element

    /// Puts a shadow under a child. Lengths are in points.
    package init(
        _ child: any Element, color: ColorReference, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, id: String? = nil
    ) {
        self.child = child
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
        self.id = id
    }

    package func validate() throws {
        try LayoutLimits.check(radius, "radius", of: "shadow")
        try LayoutLimits.check(abs(x), "x", of: "shadow")
        try LayoutLimits.check(abs(y), "y", of: "shadow")
    }

    package func place(around child: PlacedNode, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let color = color.resolved(with: context.traits)
        var node = PlacedNode(
            id: id, kind: .shadow, frame: bounds,
            attributes: [
                .init("color", color.hexadecimal), .init("radius", FixedDecimal.text(radius)),
                .init("x", FixedDecimal.text(x)), .init("y", FixedDecimal.text(y)),
            ], children: [child])
        node.shadow = Shadow(color, radius: radius, x: x, y: y)
        return node
    }
}
