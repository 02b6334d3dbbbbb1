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
            let gradient = ConicGradient(center: center.point(in: bounds), start: from, end: to, stops: stops)
            show(gradient.picture(over: extent, scale: scale), outline, extent, in: &node)
        }
    }

    private func show(_ picture: Picture, _ outline: Drawing.Shape, _ area: CGRect, in node: inout PlacedNode) {
        guard area.width > 0, area.height > 0 else { return }
        node.content = .drawing(PlacedDrawing(items: [.clip(outline, [.picture(picture, in: area)])], extent: area))
    }
}

/// Colours around a point, as pixels.
struct ConicGradient {
    let center: CGPoint
    let start, end: Angle
    let stops: [LinearGradientStop]

    /// The pixels of a rectangle.
    func picture(over rect: CGRect, scale: CGFloat) -> Picture {
        let (width, height) = (Int((rect.width * scale).rounded(.up)), Int((rect.height * scale).rounded(.up)))
        var pixels = [UInt8](repeating: 0, count: max(0, width * height * 4))
        let whole = end.radians - start.radians
        for row in 0..<height {
            for column in 0..<width {
                let x = rect.minX + (CGFloat(column) + 0.5) / scale - center.x
                let y = rect.minY + (CGFloat(row) + 0.5) / scale - center.y
                var angle = (atan2(Double(y), Double(x)) - start.radians).truncatingRemainder(dividingBy: 2 * .pi)
                if angle < 0 { angle += 2 * .pi }
                let color = color(at: whole == 0 ? 0 : angle / whole)
                let index = (row * width + column) * 4
                for (offset, value) in [color.red, color.green, color.blue].enumerated() {
                    pixels[index + offset] = UInt8((UInt32(value) * UInt32(color.alpha) + 127) / 255)
                }
                pixels[index + 3] = color.alpha
            }
        }
        return Picture(bitmap: Bitmap(width: width, height: height, pixels: pixels), scale: Double(scale))
    }

    private func color(at place: Double) -> Drawing.Color {
        guard let first = stops.first, let last = stops.last else { return .clear }
        guard let next = stops.firstIndex(where: { $0.location > place }) else { return last.color }
        guard next > 0 else { return first.color }
        let (from, to) = (stops[next - 1], stops[next])
        let part = (place - from.location) / (to.location - from.location)
        func mixed(_ component: KeyPath<Drawing.Color, UInt8>) -> UInt8 {
            let (first, second) = (Double(from.color[keyPath: component]), Double(to.color[keyPath: component]))
            return UInt8((first + (second - first) * part).rounded())
        }
        return Drawing.Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
    }
}
