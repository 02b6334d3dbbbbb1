import Drawing
import Foundation
import Support
import UIKitAPI
import ViewLayout

/// An outline with what fills it.
struct ShapeElement: Element {
    let shape: any Shape
    let paint: Paint
    var isEvenOdd = false
    var kind = NodeKind.shape

    func size(for proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext) throws -> CGSize {
        let size = shape.sizeThatFits(ProposedViewSize(proposal))
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        var outline = (shape as? any NamedShape)?.outline(in: bounds) ?? .path(shape.path(in: bounds).elements)
        if isEvenOdd, case .path(let elements) = outline { outline = .evenOdd(elements) }
        var node = PlacedNode(kind: kind, frame: bounds)
        paint.fill(outline, over: bounds, in: &node, traits: context.traits)
        return node
    }
}
