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
        var outline = shape.placed(in: bounds)
        if isEvenOdd, case .path(let elements) = outline { outline = .evenOdd(elements) }
        var node = PlacedNode(kind: kind, frame: bounds)
        paint.fill(outline, over: bounds, in: &node, traits: context.traits)
        return node
    }
}

nonisolated extension Shape {
    /// The outline at a place of the balloon. A shape draws in its own coordinates, which begin at zero.
    func placed(in bounds: CGRect) -> Drawing.Shape {
        if let named = self as? any NamedShape { return named.outline(in: bounds) }
        let own = path(in: CGRect(origin: .zero, size: bounds.size))
        return .path(own.offsetBy(dx: bounds.minX, dy: bounds.minY).elements)
    }
}
