import Drawing
import Foundation
import Support

/// A child clipped to an outline: a rectangle with rounded corners, a capsule or a circle. The size is the child's.
package struct RoundedClip: Wrapper {
    /// The name in records.
    package var id: String?
    /// The outline that clips the child.
    package var outline: Fill.Outline
    package var child: any Element

    /// Clips a child to an outline.
    package init(_ child: any Element, outline: Fill.Outline, id: String? = nil) {
        self.child = child
        self.outline = outline
        self.id = id
    }

    package func validate() throws { try outline.validate(in: "clip") }

    package func place(around child: PlacedNode, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        PlacedNode(
            id: id, kind: .clip, frame: bounds, attributes: [attribute], clip: outline.shape(in: bounds),
            children: [child])
    }

    private var attribute: LayoutRecord.Attribute {
        if case .rounded(let radius) = outline { return .init("cornerRadius", FixedDecimal.text(radius)) }
        return .init("outline", outline.description)
    }
}
