import Foundation
import UIKitAPI
import ViewLayout

/// A picture that code draws. SwiftUI's type of this name; it has no symbols.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    func items(in scope: ViewScope) -> [ViewItem] {
        [ViewItem(CanvasElement(renderer: renderer, environment: scope.environment))]
    }
}

nonisolated extension Canvas where Symbols == EmptyView {
    /// Makes a picture.
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) { self.renderer = renderer }
}

/// The element of a picture that code draws. It is used on the main thread.
private struct CanvasElement: Element, @unchecked Sendable {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let environment: EnvironmentValues

    func size(for proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext) -> CGSize {
        ProposedViewSize(proposal).replacingUnspecifiedDimensions()
    }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        var graphics = GraphicsContext(environment: environment, layout: context)
        renderer(&graphics, bounds.size)
        let nodes = graphics.drawn.nodes.map { $0.translated(x: bounds.minX, y: bounds.minY) }
        return PlacedNode(kind: .drawing, frame: bounds, children: nodes)
    }
}

/// Where code draws. SwiftUI's type of this name. What is turned or scaled are outlines; texts and pictures are moved.
public struct GraphicsContext {
    final class Drawn { var nodes: [PlacedNode] = [] }

    /// What an outline is filled with. SwiftUI's type of this name.
    public struct Shading {
        let paint: (CGRect, EnvironmentValues) -> Paint

        /// A colour.
        public static func color(_ color: Color) -> Shading { .style(color) }
        /// A style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading { style.paint(in: $1) } }
        /// The colour of text.
        public static var foreground: Shading { .style(ForegroundStyle()) }
        /// Colours along a line between two points.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading {
                .linear(
                    gradient.resolved(in: $1), UnitPoint(startPoint, in: $0).point, UnitPoint(endPoint, in: $0).point)
            }
        }
        /// Colours from a point outward; radii are in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading { .radial(gradient.resolved(in: $1), UnitPoint(center, in: $0).point, startRadius, endRadius) }
        }
    }

    let drawn = Drawn()
    /// The values around the picture.
    public let environment: EnvironmentValues
    let layout: LayoutContext
    /// The opacity of what is drawn next.
    public var opacity = 1.0
    /// Where what is drawn next goes.
    public var transform = CGAffineTransform.identity
    private var clips: [Path] = []

    init(environment: EnvironmentValues, layout: LayoutContext) {
        (self.environment, self.layout) = (environment, layout)
    }

    private func add(_ node: PlacedNode) {
        var node = node
        node.opacity *= opacity
        for clip in clips.reversed() {
            node = PlacedNode(kind: .clip, frame: clip.boundingRect, clip: .path(clip.elements), children: [node])
        }
        drawn.nodes.append(node)
    }

    /// Fills an outline.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let path = path.applying(transform)
        let bounds = path.boundingRect
        var node = PlacedNode(kind: .shape, frame: bounds)
        shading.paint(bounds, environment).fill(
            style.isEOFilled ? .evenOdd(path.elements) : .path(path.elements), over: bounds, in: &node,
            traits: layout.traits)
        add(node)
    }
    /// Draws a line along an outline.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        fill(path.strokedPath(style), with: shading)
    }
    /// Draws a line along an outline, of a width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a text or a picture with a point of it at a point.
    private func draw(_ view: some View, at point: CGPoint, _ anchor: UnitPoint) {
        let element = ViewScope(environment: environment, graph: ViewGraph()).element(of: view)
        guard let size = try? element.measure(.unspecified, in: layout).size else { return }
        draw(
            element,
            in: CGRect(
                x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
                height: size.height))
    }
    private func draw(_ element: any Element, in rect: CGRect) {
        guard let measured = try? element.measure(ProposedSize(rect.size), in: layout) else { return }
        let middle = CGPoint(x: rect.midX, y: rect.midY).applying(transform)
        let frame = CGRect(
            origin: CGPoint(x: middle.x - rect.width / 2, y: middle.y - rect.height / 2), size: rect.size)
        add(element.place(measured, in: frame, context: layout))
    }
    /// Draws a text with a point of it at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(text, at: point, anchor) }
    /// Draws a text in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) { draw(text.element(in: environment), in: rect) }
    /// Draws a picture with a point of it at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(image, at: point, anchor) }
    /// Draws a picture in a rectangle.
    public func draw(_ image: Image, in rect: CGRect) {
        draw(ViewScope(environment: environment, graph: ViewGraph()).element(of: image.resizable()), in: rect)
    }
    /// Draws a text or a picture that was resolved with a point of it at a point.
    public func draw<Part>(_ part: _Resolved<Part>, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(part.view, at: point, anchor)
    }
    /// Draws a text or a picture that was resolved in a rectangle.
    public func draw<Part>(_ part: _Resolved<Part>, in rect: CGRect) {
        draw(ViewScope(environment: environment, graph: ViewGraph()).element(of: part.filling), in: rect)
    }
    /// The text as it is drawn here.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(part: text, context: self) }
    /// The picture as it is drawn here.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(part: image, context: self) }
    /// A symbol of the picture, which has none here.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedImage? { nil }

    /// Moves what is drawn next, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Scales what is drawn next.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Turns what is drawn next.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Transforms what is drawn next.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
    /// Draws only inside an outline from now on.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) { clips.append(path.applying(transform)) }
    /// Draws with changes that end with the closure.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }
}

extension UnitPoint {
    /// A point as parts of a rectangle.
    init(_ point: CGPoint, in rect: CGRect) {
        self.init(
            x: rect.width > 0 ? (point.x - rect.minX) / rect.width : 0,
            y: rect.height > 0 ? (point.y - rect.minY) / rect.height : 0)
    }
}

/// A text or a picture as it is drawn.
public struct _Resolved<Part: View> {
    let part: Part
    let context: GraphicsContext
    /// What it is filled with, for letters and symbols; nil for its own colours.
    public var shading: GraphicsContext.Shading?

    fileprivate var view: AnyView { styled(part) }
    fileprivate var filling: AnyView { styled((part as? Image).map { AnyView($0.resizable()) } ?? AnyView(part)) }
    private func styled(_ view: some View) -> AnyView {
        guard case .color(let color) = shading?.paint(.zero, context.environment) else { return AnyView(view) }
        let picture = (part as? Image)?.renderingMode(.template)
        return AnyView((picture.map { AnyView($0) } ?? AnyView(view)).foregroundStyle(Color(engine: color)))
    }
    /// The size, in points.
    public var size: CGSize { measure(in: CGSize(width: CGFloat.infinity, height: .infinity)) }
    /// The size for an offer, in points.
    public func measure(in size: CGSize) -> CGSize {
        let element = ViewScope(environment: context.environment, graph: ViewGraph()).element(of: part)
        return (try? element.measure(ViewHost.proposal(size), in: context.layout).size) ?? .zero
    }
}

extension GraphicsContext {
    /// A text as it is drawn. SwiftUI's type of this name.
    public typealias ResolvedText = _Resolved<Text>
    /// A picture as it is drawn. SwiftUI's type of this name.
    public typealias ResolvedImage = _Resolved<Image>
}

nonisolated extension Canvas {
    /// Makes a picture with symbols, which are not drawn.
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) { self.renderer = renderer }
}
