import Foundation
import UIKitAPI
import ViewLayout

/// A picture that code draws. SwiftUI's type of this name; it has no symbols.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    func items(in scope: ViewScope) -> [ViewItem] { [ViewItem(CanvasElement(renderer: renderer, environment: scope.environment))] }
}

nonisolated extension Canvas where Symbols == EmptyView {
    public init(opaque: Bool = false, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
        self.renderer = renderer
    }
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

    public struct Shading {
        let paint: (CGRect, EnvironmentValues) -> Paint

        public static func color(_ color: Color) -> Shading { .style(color) }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading { style.paint(in: $1) } }
        public static var foreground: Shading { .style(ForegroundStyle()) }
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading { .linear(gradient.resolved(in: $1), UnitPoint(startPoint, in: $0).point, UnitPoint(endPoint, in: $0).point) }
        }
        public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat) -> Shading {
            Shading { .radial(gradient.resolved(in: $1), UnitPoint(center, in: $0).point, startRadius, endRadius) }
        }
    }

    let drawn = Drawn()
    public let environment: EnvironmentValues
    let layout: LayoutContext
    public var opacity = 1.0
    public var transform = CGAffineTransform.identity
    private var clips: [Path] = []

    init(environment: EnvironmentValues, layout: LayoutContext) { (self.environment, self.layout) = (environment, layout) }

    private func add(_ node: PlacedNode) {
        var node = node
        node.opacity *= opacity
        for clip in clips.reversed() { node = PlacedNode(kind: .clip, frame: clip.boundingRect, clip: .path(clip.elements), children: [node]) }
        drawn.nodes.append(node)
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let path = path.applying(transform)
        let bounds = path.boundingRect
        var node = PlacedNode(kind: .shape, frame: bounds)
        shading.paint(bounds, environment).fill(
            style.isEOFilled ? .evenOdd(path.elements) : .path(path.elements), over: bounds, in: &node, traits: layout.traits)
        add(node)
    }
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { fill(path.strokedPath(style), with: shading) }
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a text or a picture with a point of it at a point.
    private func draw(_ view: some View, at point: CGPoint, _ anchor: UnitPoint) {
        let element = ViewScope(environment: environment, graph: ViewGraph()).element(of: view)
        guard let size = try? element.measure(.unspecified, in: layout).size else { return }
        draw(element, in: CGRect(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height))
    }
    private func draw(_ element: any Element, in rect: CGRect) {
        guard let measured = try? element.measure(ProposedSize(rect.size), in: layout) else { return }
        let middle = CGPoint(x: rect.midX, y: rect.midY).applying(transform)
        let frame = CGRect(origin: CGPoint(x: middle.x - rect.width / 2, y: middle.y - rect.height / 2), size: rect.size)
        add(element.place(measured, in: frame, context: layout))
    }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(text, at: point, anchor) }
    public func draw(_ text: Text, in rect: CGRect) { draw(text.element(in: environment), in: rect) }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(image, at: point, anchor) }
    public func draw(_ image: Image, in rect: CGRect) {
        draw(ViewScope(environment: environment, graph: ViewGraph()).element(of: image.resizable()), in: rect)
    }
    public func draw<Part>(_ part: _Resolved<Part>, at point: CGPoint, anchor: UnitPoint = .center) { draw(part.view, at: point, anchor) }
    public func draw<Part>(_ part: _Resolved<Part>, in rect: CGRect) {
        draw(ViewScope(environment: environment, graph: ViewGraph()).element(of: part.filling), in: rect)
    }
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(part: text, context: self) }
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(part: image, context: self) }
    /// A symbol of the picture, which has none here.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedImage? { nil }

    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) { clips.append(path.applying(transform)) }
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }
}

extension UnitPoint {
    init(_ point: CGPoint, in rect: CGRect) {
        self.init(x: rect.width > 0 ? (point.x - rect.minX) / rect.width : 0, y: rect.height > 0 ? (point.y - rect.minY) / rect.height : 0)
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
    public var size: CGSize { measure(in: CGSize(width: CGFloat.infinity, height: .infinity)) }
    public func measure(in size: CGSize) -> CGSize {
        let element = ViewScope(environment: context.environment, graph: ViewGraph()).element(of: part)
        return (try? element.measure(ViewHost.proposal(size), in: context.layout).size) ?? .zero
    }
}

extension GraphicsContext {
    public typealias ResolvedText = _Resolved<Text>
    public typealias ResolvedImage = _Resolved<Image>
}

nonisolated extension Canvas {
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) { self.renderer = renderer }
}
