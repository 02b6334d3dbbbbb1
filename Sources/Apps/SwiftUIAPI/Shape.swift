import Drawing
import Foundation
import UIKitAPI
import ViewLayout

/// What can be animated. SwiftUI's protocol of this name; nothing moves.
public protocol Animatable {
    associatedtype AnimatableData = EmptyAnimatableData
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// Values that do not move. SwiftUI's type of this name.
public struct EmptyAnimatableData: Equatable, Sendable {
    public init() {}
}

public struct AnimatablePair<First, Second> {
    public var first: First, second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

public nonisolated protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

nonisolated extension Shape {
    /// The offer, or 10 points where nothing is offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The shape made smaller on all sides, in points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that the engine has a name for.
protocol NamedShape: Shape {
    nonisolated func outline(in rect: CGRect) -> Drawing.Shape
    /// The engine's name; nil for none.
    nonisolated var named: Fill.Outline? { get }
}

nonisolated extension NamedShape {
    var named: Fill.Outline? { nil }
    public func path(in rect: CGRect) -> Path { Path(outline(in: rect).elements) }
}

typealias RoundedRectangleOutline = Drawing.RoundedRectangle

public nonisolated struct Rectangle: NamedShape, InsettableShape {
    var amount: CGFloat = 0
    public init() {}
    func outline(in rect: CGRect) -> Drawing.Shape { .rectangle(rect.shrunk(x: amount, y: amount)) }
    var named: Fill.Outline? { amount == 0 ? .rectangle : nil }
    public func inset(by amount: CGFloat) -> Rectangle { changed(self) { $0.amount += amount } }
}

public enum RoundedCornerStyle: Sendable {
    case circular, continuous
    var engine: CornerStyle { self == .circular ? .circular : .continuous }
}

public nonisolated struct RoundedRectangle: NamedShape, InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    var amount: CGFloat = 0
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { (self.cornerSize, self.style) = (cornerSize, style) }
    func outline(in rect: CGRect) -> Drawing.Shape {
        .rounded(rect.shrunk(x: amount, y: amount), radius: max(0, cornerSize.width - amount), style: style.engine)
    }
    var named: Fill.Outline? { amount == 0 && style == .continuous ? .rounded(radius: cornerSize.width) : nil }
    public func inset(by amount: CGFloat) -> RoundedRectangle { changed(self) { $0.amount += amount } }
}

public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat
    public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }
}

/// A rectangle whose corners differ. SwiftUI's type of this name; corners are not mirrored here.
public nonisolated struct UnevenRoundedRectangle: Shape {
    public var cornerRadii: RectangleCornerRadii
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) { self.cornerRadii = cornerRadii }
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        cornerRadii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
    }
    public func path(in rect: CGRect) -> Path {
        let limit = min(rect.width, rect.height) / 2
        let corners = [
            (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), cornerRadii.topTrailing),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY), cornerRadii.bottomTrailing),
            (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY), cornerRadii.bottomLeading),
            (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), cornerRadii.topLeading),
        ]
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + min(cornerRadii.topLeading, limit), y: rect.minY))
        for (corner, next, radius) in corners { path.addArc(tangent1End: corner, tangent2End: next, radius: min(radius, limit)) }
        path.closeSubpath()
        return path
    }
}

public nonisolated struct Capsule: NamedShape, InsettableShape {
    public var style: RoundedCornerStyle
    var amount: CGFloat = 0
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    func outline(in rect: CGRect) -> Drawing.Shape {
        let rect = rect.shrunk(x: amount, y: amount)
        return .rounded(rect, radius: min(rect.width, rect.height) / 2, style: .circular)
    }
    var named: Fill.Outline? { amount == 0 ? .capsule : nil }
    public func inset(by amount: CGFloat) -> Capsule { changed(self) { $0.amount += amount } }
}

/// The largest circle in the middle. SwiftUI's type of this name.
public nonisolated struct Circle: NamedShape, InsettableShape {
    var amount: CGFloat = 0
    public init() {}
    func outline(in rect: CGRect) -> Drawing.Shape {
        let side = min(rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side).shrunk(x: amount, y: amount)
        return .rounded(square, radius: square.width / 2, style: .circular)
    }
    var named: Fill.Outline? { amount == 0 ? .circle : nil }
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: CGPath(outline(in: rect).elements).boundingBoxOfPath) }
    /// The largest square within the offer ("Apple, Circle, sizeThatFits(_:)").
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? 10
        return CGSize(width: side, height: side)
    }
    public func inset(by amount: CGFloat) -> Circle { changed(self) { $0.amount += amount } }
}

public nonisolated struct Ellipse: InsettableShape {
    var amount: CGFloat = 0
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(x: amount, y: amount)) }
    public func inset(by amount: CGFloat) -> Ellipse { changed(self) { $0.amount += amount } }
}

/// A value with a change.
func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var value = value
    change(&value)
    return value
}
