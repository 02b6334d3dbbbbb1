import Drawing
import Foundation
import UIKitAPI
import ViewLayout

nonisolated extension View {
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        let other = content()
        return wrapped { element, scope in
            Layered(element, scope.part("background").element(of: other, alignment: alignment), isBehind: true, alignment: alignment.placed)
        }
    }
    @_disfavoredOverload public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        self.background(alignment: alignment) { background }
    }
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(style, in: Rectangle()) }
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(BackgroundStyle(), in: Rectangle()) }
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        let other = content()
        return wrapped { element, scope in
            Layered(element, scope.part("overlay").element(of: other, alignment: alignment), isBehind: false, alignment: alignment.placed)
        }
    }
    @_disfavoredOverload public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        self.overlay(alignment: alignment) { overlay }
    }
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { overlay(style, in: Rectangle()) }
    public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        wrapped { element, _ in
            if let named = (shape as? any NamedShape)?.named { return Changed.clipped(element, outline: named) }
            return Changed(element, priority: nil) { node, bounds, _ in
                PlacedNode(kind: .clip, frame: bounds, clip: shape.placed(in: bounds), children: [node])
            }
        }
    }
    public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        let mask = mask()
        return wrapped { element, scope in
            let other = scope.part("mask").element(of: mask, alignment: alignment)
            return Deferred(
                size: { try element.measure($0, in: $1).size },
                make: { _, _ in Layered(element, other, isBehind: false, alignment: alignment.placed).masked })
        }
    }
    public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
    public func opacity(_ opacity: Double) -> some View { wrapped { element, _ in Changed.translucent(element, opacity: opacity) } }
    /// The view, which is not seen; its place stays.
    public func hidden() -> some View { drawn { _, bounds, _ in PlacedNode(kind: .frame, frame: bounds) } }
    public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
        wrapped { element, scope in
            Changed.shadowed(element, color: .literal(color.resolved(in: scope.environment)), radius: max(0, radius), x: x, y: y)
        }
    }
    /// The view turned about its middle. Its place stays.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        drawn { node, bounds, _ in
            var turned = PlacedNode(kind: .frame, frame: bounds, children: [node])
            turned.turnedBy = angle.degrees
            return turned
        }
    }
    /// The view drawn larger or smaller; its place stays.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { scaleEffect(x: s, y: s, anchor: anchor) }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
    /// The view drawn larger or smaller; its place stays. A mirrored view is named in place of being drawn.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        drawn { node, bounds, context in
            if x == 1, y == 1 { return node }
            if x == 0 || y == 0 { return PlacedNode(kind: .frame, frame: bounds) }
            if let scaled = node.scaled(x: x, y: y, about: anchor.point(in: bounds), context) { return scaled }
            return changed(node) { $0.attributes.append(.init("undrawn", "mirrored view")) }
        }
    }
    // What turns a view in space, or changes its pixels, is named in place of being drawn.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View { undrawnEffect("view turned in space", unless: angle.radians == 0) }
    public func colorMultiply(_ color: Color) -> some View { undrawnEffect("view with a colour over it", unless: color == .white) }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { undrawnEffect("blurred view", unless: radius <= 0) }
    public func saturation(_ amount: Double) -> some View { undrawnEffect("saturated view", unless: amount == 1) }
    public func grayscale(_ amount: Double) -> some View { undrawnEffect("grey view", unless: amount == 0) }
    public func brightness(_ amount: Double) -> some View { undrawnEffect("brightened view", unless: amount == 0) }
    public func contrast(_ amount: Double) -> some View { undrawnEffect("view of another contrast", unless: amount == 1) }
    public func hueRotation(_ angle: Angle) -> some View { undrawnEffect("view of other hues", unless: angle.radians == 0) }
    public func blendMode(_ blendMode: BlendMode) -> some View { undrawnEffect("blended view", unless: blendMode == .normal) }
    public func compositingGroup() -> some View { self }
    public func drawingGroup(opaque: Bool = false) -> some View { self }

    /// The view as it is, with a fact that an effect is not drawn.
    func undrawnEffect(_ name: String, unless isPlain: Bool) -> some View {
        wrapped { element, _ in isPlain ? element : Changed.annotated(element, [.init("undrawn", name)]) }
    }
}

extension Layered {
    /// The child, clipped to the outline that the other element fills, or as a picture where the other element is opaque.
    fileprivate var masked: any Element {
        Changed(self) { node, bounds, context in
            guard node.children.count == 2 else { return node }
            var result = PlacedNode(kind: .mask, frame: bounds, children: [node.children[0]])
            if case .fill(let shape, let color) = node.children[1].content, color.alpha == 255, node.children[1].children.isEmpty {
                result.clip = shape
            } else if let picture = node.children[0].masked(by: node.children[1], context) {
                result.children = [picture]
            } else {
                result.attributes.append(.init("undrawn", "mask"))
            }
            return result
        }
    }
}

public enum BlendMode: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}
