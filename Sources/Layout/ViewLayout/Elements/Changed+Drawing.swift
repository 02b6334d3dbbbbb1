import Drawing
import Foundation
import Support

/// Children that are drawn otherwise. `id` is the name in records, and lengths are in points.
extension Changed {
    /// A translucent child, drawn as one picture, so that overlapping parts do not show through each other. `opacity` is
    /// limited to 0, invisible, to 1, opaque.
    package static func translucent(_ child: any Element, opacity: Double, id: String? = nil) -> Changed {
        let opacity = min(max(opacity, 0), 1)
        return Changed(child) { child, bounds, _ in
            var node = PlacedNode(
                id: id, kind: .opacity, frame: bounds, attributes: [.init("opacity", FixedDecimal.text(opacity))],
                children: [child])
            node.opacity = opacity
            return node
        }
    }

    /// A child clipped to an outline: a rectangle with rounded corners, a capsule or a circle.
    package static func clipped(_ child: any Element, outline: Fill.Outline, id: String? = nil) -> Changed {
        Changed(child) { child, bounds, _ in
            var attribute = LayoutRecord.Attribute("outline", outline.description)
            if case .rounded(let radius) = outline { attribute = .init("cornerRadius", FixedDecimal.text(radius)) }
            return PlacedNode(
                id: id, kind: .clip, frame: bounds, attributes: [attribute], clip: outline.shape(in: bounds),
                children: [child])
        } check: {
            try outline.validate(in: "clip")
        }
    }

    /// A child with a line along the inside of an outline, drawn over it.
    package static func bordered(
        _ child: any Element, color: ColorReference, width: CGFloat = 1, outline: Fill.Outline = .rectangle,
        id: String? = nil
    ) -> Changed {
        Changed(child) { child, bounds, context in
            let color = color.resolved(with: context.traits)
            var node = PlacedNode(
                id: id, kind: .border, frame: bounds,
                attributes: [
                    .init("color", color.hexadecimal), .init("width", FixedDecimal.text(width)),
                    .init("outline", outline.description),
                ], children: [child])
            node.border = PlacedBorder(shape: outline.border(in: bounds, width: width), color: color)
            return node
        } check: {
            try LayoutLimits.check(width, "width", of: "border")
            try outline.validate(in: "border")
        }
    }

    /// A child with a shadow of everything that it draws, which is outside of it, to the right by `x` and down by `y` in
    /// each language. `radius` is that of the blur; see `Shadow.radius`.
    package static func shadowed(
        _ child: any Element, color: ColorReference, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, id: String? = nil
    ) -> Changed {
        Changed(child) { child, bounds, context in
            let color = color.resolved(with: context.traits)
            var node = PlacedNode(
                id: id, kind: .shadow, frame: bounds,
                attributes: [
                    .init("color", color.hexadecimal), .init("radius", FixedDecimal.text(radius)),
                    .init("x", FixedDecimal.text(x)), .init("y", FixedDecimal.text(y)),
                ], children: [child])
            node.shadow = Shadow(color, radius: radius, x: x, y: y)
            return node
        } check: {
            try LayoutLimits.check(radius, "radius", of: "shadow")
            try LayoutLimits.check(abs(x), "x", of: "shadow")
            try LayoutLimits.check(abs(y), "y", of: "shadow")
        }
    }
}
