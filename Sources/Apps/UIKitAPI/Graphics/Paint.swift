import Drawing
import Foundation
import Support
import ViewLayout

/// Colours over an area, for one viewer. Points are parts of its width and height, radii are in points, and angles in
/// radians, clockwise from the right.
package enum Paint {
    case color(Drawing.Color)
    case linear([LinearGradient.Stop], CGPoint, CGPoint)
    case radial([LinearGradient.Stop], CGPoint, CGFloat, CGFloat)
    case angular([LinearGradient.Stop], CGPoint, Double, Double)

    /// One colour: the middle one of a gradient.
    package var color: Drawing.Color {
        switch self {
        case .color(let color): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
            stops.isEmpty ? .clear : stops[stops.count / 2].color
        }
    }

    package func faded(_ opacity: Double) -> Paint {
        func faded(_ color: Drawing.Color) -> Drawing.Color {
            var color = color
            color.alpha = UInt8((Double(color.alpha) * min(max(opacity, 0), 1)).rounded())
            return color
        }
        func all(_ stops: [LinearGradient.Stop]) -> [LinearGradient.Stop] {
            stops.map { LinearGradient.Stop(faded($0.color), at: $0.location) }
        }
        switch self {
        case .color(let color): return .color(faded(color))
        case .linear(let stops, let start, let end): return .linear(all(stops), start, end)
        case .radial(let stops, let center, let from, let to): return .radial(all(stops), center, from, to)
        case .angular(let stops, let center, let from, let to): return .angular(all(stops), center, from, to)
        }
    }
}

extension Paint {
    /// Fills an outline with the colours.
    /// - Parameter bounds: the area of a gradient.
    package func fill(_ outline: Drawing.Shape, over bounds: CGRect, in node: inout PlacedNode, traits: TraitCollection)
    {
        // A line along an edge extends beyond the bounds, and a turned view is cut to its extent.
        let extent = bounds.union(CGPath(outline.elements).boundingBoxOfPath)
        let scale = CGFloat(traits.pixelsPerPoint)
        func point(_ part: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + bounds.width * part.x, y: bounds.minY + bounds.height * part.y)
        }
        switch self {
        case .color(let color):
            node.attributes.append(.init("color", color.hexadecimal))
            node.content = .fill(outline, color)
            if extent != bounds {
                node.content = .drawing(PlacedDrawing(items: [.fill(outline, color)], extent: extent))
            }
        case .linear(let stops, let start, let end):
            node.content = .gradient(
                outline, LinearGradient(from: point(start), to: point(end), stops: stops))
        case .radial(let stops, let center, let from, let to):
            let center = point(center)
            let gradient = RadialGradient(from: (center, from), to: (center, to), stops: stops)
            show(gradient.picture(over: extent, scale: scale), outline, extent, in: &node)
        case .angular(let stops, let center, let from, let to):
            let gradient = ConicGradient(
                around: point(center), from: from, to: to, stops: stops)
            show(gradient.picture(over: extent, scale: scale), outline, extent, in: &node)
        }
    }

    private func show(_ picture: Picture, _ outline: Drawing.Shape, _ area: CGRect, in node: inout PlacedNode) {
        guard area.width > 0, area.height > 0 else { return }
        node.content = .drawing(PlacedDrawing(items: [.clip(outline, [.picture(picture, in: area)])], extent: area))
    }
}

extension Drawing.Shape {
    /// The steps of the outline.
    package var elements: [PathElement] {
        switch self {
        case .rectangle(let rect): RoundedRectangle.rectangle(rect)
        case .rounded(let rect, let radius, let style):
            RoundedRectangle.elements(rect, radius: radius, style: style)
        case .path(let elements), .evenOdd(let elements): elements
        // Shapes that apps draw are none of these.
        case .border, .balloon: []
        }
    }
}
