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

extension Paint {
    /// Fills an outline with the colours.
    /// - Parameter bounds: the area of a gradient.
    func fill(_ outline: Drawing.Shape, over bounds: CGRect, in node: inout PlacedNode, traits: TraitCollection) {
        // A line along an edge extends beyond the bounds, and a turned view is cut to its extent.
        let extent = bounds.union(CGPath(outline.elements).boundingBoxOfPath)
        let scale = CGFloat(traits.pixelsPerPoint)
        switch self {
        case .color(let color):
            node.attributes.append(.init("color", color.hexadecimal))
            node.content = .fill(outline, color)
            if extent != bounds {
                node.content = .drawing(PlacedDrawing(items: [.fill(outline, color)], extent: extent))
            }
        case .linear(let stops, let start, let end):
            node.content = .gradient(
                outline, Drawing.LinearGradient(from: start.point(in: bounds), to: end.point(in: bounds), stops: stops))
        case .radial(let stops, let center, let from, let to):
            let point = center.point(in: bounds)
            let gradient = UIKitAPI.RadialGradient(from: (point, from), to: (point, to), stops: stops)
            show(gradient.picture(over: extent, scale: scale), outline, extent, in: &node)
        case .angular(let stops, let center, let from, let to):
            let gradient = ConicGradient(
                around: center.point(in: bounds), from: from.radians, to: to.radians, stops: stops)
            show(gradient.picture(over: extent, scale: scale), outline, extent, in: &node)
        }
    }

    private func show(_ picture: Picture, _ outline: Drawing.Shape, _ area: CGRect, in node: inout PlacedNode) {
        guard area.width > 0, area.height > 0 else { return }
        node.content = .drawing(PlacedDrawing(items: [.clip(outline, [.picture(picture, in: area)])], extent: area))
    }
}
