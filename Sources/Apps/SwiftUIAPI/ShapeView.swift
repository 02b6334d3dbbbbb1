import Drawing
import Foundation
import UIKitAPI
import ViewLayout

public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    public var shape: Content
    public var style: Style
    public var fillStyle = FillStyle()
    var extra: (@Sendable (EnvironmentValues) -> (shape: any Shape, paint: Paint))?

    func items(in scope: ViewScope) -> [ViewItem] {
        let paint = style.paint(in: scope.environment)
        var element: any Element = ShapeElement(shape: shape, paint: paint, isEvenOdd: fillStyle.isEOFilled)
        if Content.self != Circle.self, case .color(let color) = paint, let named = (shape as? any NamedShape)?.named {
            element = Fill(.literal(color), outline: named)
        }
        guard let extra = extra?(scope.environment) else { return [ViewItem(element)] }
        let over = ShapeElement(shape: extra.shape, paint: extra.paint)
        return [ViewItem(Layered(element, over, isBehind: false, alignment: .center))]
    }

    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> Self {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> Self {
        let line = StrokedShape(shape: shape, style: style)
        return changed(self) { $0.extra = { (line, content.paint(in: $0)) } }
    }
}

nonisolated extension _ShapeView where Content: InsettableShape {
    public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> Self {
        let line = StrokedShape(shape: shape.inset(by: lineWidth / 2), style: StrokeStyle(lineWidth: lineWidth))
        return changed(self) { $0.extra = { (line, content.paint(in: $0)) } }
    }
}

/// A line along a shape.
nonisolated struct StrokedShape<Content: Shape>: Shape {
    let shape: Content
    let style: StrokeStyle
    func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape whose outline is changed.
nonisolated struct ChangedShape<Content: Shape>: Shape {
    let shape: Content
    let change: @Sendable (Path, CGRect) -> Path
    func path(in rect: CGRect) -> Path { change(shape.path(in: rect), rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

public nonisolated struct AnyShape: Shape {
    private let shape: any Shape
    public init<S: Shape>(_ shape: S) { self.shape = shape }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

nonisolated extension Shape {
    public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }
    public func fill(style: FillStyle) -> _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style) }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth)).fill(content)
    }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        StrokedShape(shape: self, style: style).fill(content)
    }
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth)) }
    public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
        ChangedShape(shape: self) { path, _ in path.trimmedPath(from: start, to: end) }
    }
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        transformed(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), anchor)
    }
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        transformed(CGAffineTransform(scaleX: scale, y: scale), anchor)
    }
    private func transformed(_ transform: CGAffineTransform, _ anchor: UnitPoint) -> ChangedShape<Self> {
        ChangedShape(shape: self) { path, rect in
            let point = anchor.point(in: rect)
            return path.applying(
                CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
                    .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
        }
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { ChangedShape(shape: self) { path, _ in path.offsetBy(dx: x, dy: y) } }
}

nonisolated extension InsettableShape {
    public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
    }
    public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }
}

nonisolated extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}
nonisolated extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
nonisolated extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}
nonisolated extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}
nonisolated extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}
