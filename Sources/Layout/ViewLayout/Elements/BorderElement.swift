import Drawing
import Foundation
import Support

/// A line inside the edge of a child, drawn over it. The size is the child's.
package struct BorderElement: Wrapper {
    /// The name in records.
    package var id: String?
    /// The colour of the line.
    package var color: ColorReference
    /// The width of the line, in points.
    package var width: CGFloat
    /// The edge along which the line goes.
    package var outline: Fill.Outline
    package var child: any Element

    /// Puts a line around a child. `width` is in points.
    package init(
        _ child: any Element, color: ColorReference, width: CGFloat = 1, outline: Fill.Outline = .rectangle,
        id: String? = nil
    ) {
        self.child = child
        self.color = color
        self.width = width
        self.outline = outline
        self.id = id
    }

    package func validate() throws {
        try LayoutLimits.check(width, "width", of: "border")
        try outline.validate(in: "border")
    }

    package func place(around child: PlacedNode, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let color = color.resolved(with: context.traits)
        var node = PlacedNode(
            id: id, kind: .border, frame: bounds,
            attributes: [
                .init("color", color.hexadecimal), .init("width", FixedDecimal.text(width)),
                .init("outline", outline.description),
            ], children: [child])
        node.border = PlacedBorder(shape: outline.border(in: bounds, width: width), color: color)
        return node
    }
}
