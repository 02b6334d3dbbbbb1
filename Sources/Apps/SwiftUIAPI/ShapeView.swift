import Drawing
import Foundation
import UIKitAPI
import ViewLayout

/// A shape with what fills it. SwiftUI's type of this name.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    /// The shape.
    public var shape: Content
    /// What fills it.
    public var style: Style
    /// How it is filled.
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

    /// The shape with a line along its outline.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> Self {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// The shape with a line along its outline.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> Self {
        let line = StrokedShape(shape: shape, style: style)
        return changed(self) { $0.extra = { (line, content.paint(in: $0)) } }
    }
}

nonisolated extension _ShapeView where Content: InsettableShape {
    /// The shape with a line inside its outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> Self {
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

/// A shape of any type. SwiftUI's type of this name.
public nonisolated struct AnyShape: Shape {
    private let shape: any Shape
    /// Hides the type of a shape.
    public init<S: Shape>(_ shape: S) { self.shape = shape }
    /// The outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// The size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

nonisolated extension Shape {
    /// The shape filled with a style.
    public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }
    /// The shape filled with the colour of text.
    public func fill(style: FillStyle) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }
    /// A line along the outline.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth)).fill(content)
    }
    /// A line along the outline.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        StrokedShape(shape: self, style: style).fill(content)
    }
    /// The shape of a line along the outline.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// The shape of a line along the outline.
    public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }
    /// The part of the outline between two shares of its length.
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
        ChangedShape(shape: self) { path, _ in path.trimmedPath(from: start, to: end) }
    }
    /// The shape turned about a point of its place.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        ChangedShape(shape: self) { path, rect in
            let point = anchor.point(in: rect)
            return path.applying(
                CGAffineTransform(translationX: -point.x, y: -point.y)
                    .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
                    .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
        }
    }
    /// The shape moved, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        ChangedShape(shape: self) { path, _ in path.offsetBy(dx: x, dy: y) }
    }
}

nonisolated extension InsettableShape {
    /// A line inside the outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View { inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth) }
    /// A line inside the outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> some View { inset(by: style.lineWidth / 2).stroke(content, style: style) }
}

nonisolated extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
nonisolated extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
nonisolated extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }
}
nonisolated extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
nonisolated extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
