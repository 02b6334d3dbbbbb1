import Drawing
import Foundation
import UIKitAPI
import ViewLayout

/// An outline. SwiftUI's type of this name.
public nonisolated struct Path: Shape, Equatable {
    var elements: [PathElement]

    init(_ elements: [PathElement]) { self.elements = elements }

    /// No outline.
    public init() { elements = [] }
    /// An outline of Core Graphics.
    public init(_ path: CGPath) { elements = path.elements }
    /// A rectangle.
    public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }
    /// A rectangle with round corners; lengths are in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        elements = RoundedRectangleOutline.elements(rect, radius: cornerRadius, style: style.engine)
    }
    /// A rectangle with round corners; lengths are in points.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
    }
    /// An ellipse.
    public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }
    /// An outline that a closure draws.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// The outline of Core Graphics.
    public var cgPath: CGPath { CGPath(elements) }
    /// Whether there is no outline.
    public var isEmpty: Bool { elements.isEmpty }
    /// The smallest rectangle around the outline.
    public var boundingRect: CGRect { cgPath.boundingBoxOfPath }
    /// The last point; nil for none.
    public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }
    /// Whether a point is inside.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        cgPath.contains(point, using: eoFill ? .evenOdd : .winding)
    }
    /// The outline itself.
    public func path(in rect: CGRect) -> Path { self }

    private mutating func draw(_ body: (CGMutablePath) -> Void) {
        let path = CGMutablePath(elements)
        body(path)
        elements = path.elements
    }

    /// Begins a line.
    public mutating func move(to end: CGPoint) { draw { $0.move(to: end) } }
    /// Adds a straight line.
    public mutating func addLine(to end: CGPoint) { draw { $0.addLine(to: end) } }
    /// Adds straight lines.
    public mutating func addLines(_ lines: [CGPoint]) { draw { $0.addLines(between: lines) } }
    /// Adds a curve.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        draw { $0.addCurve(to: end, control1: control1, control2: control2) }
    }
    /// Adds a curve.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        draw { $0.addQuadCurve(to: end, control: control) }
    }
    /// Adds an arc. Clockwise means as in Core Graphics, the other way round on the screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        draw {
            $0.addArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
                endAngle: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
        }
    }
    /// Adds an arc of an angle.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        draw {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians), delta: CGFloat(delta.radians),
                transform: transform)
        }
    }
    /// Adds an arc that rounds a corner.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        draw { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }
    }
    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        draw { $0.addRect(rect, transform: transform) }
    }
    /// Adds a rectangle with round corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) { elements += Path(roundedRect: rect, cornerSize: cornerSize, style: style).elements.mapped(by: transform) }
    /// Adds an ellipse.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        draw { $0.addEllipse(in: rect, transform: transform) }
    }
    /// Adds another outline.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements += path.elements.mapped(by: transform)
    }
    /// Closes the line.
    public mutating func closeSubpath() { draw { $0.closeSubpath() } }

    /// The outline after a map.
    public func applying(_ transform: CGAffineTransform) -> Path { Path(elements.mapped(by: transform)) }
    /// The outline moved, in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
    /// The part of the outline between two shares of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(elements.trimmed(from: from, to: to)) }
    /// The outline of a line along the outline.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        Path(StrokeOutline(elements, style: style.engine).elements)
    }
}

/// How a line is drawn. SwiftUI's type of this name.
public struct StrokeStyle: Equatable, Sendable {
    /// The width in points, the longest mitre, and where the dashes begin.
    public var lineWidth, miterLimit, dashPhase: CGFloat
    /// The ends.
    public var lineCap: CGLineCap
    /// The corners.
    public var lineJoin: CGLineJoin
    /// The dashes and gaps, in points.
    public var dash: [CGFloat]
    /// Makes a style.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.miterLimit, self.dashPhase) = (lineWidth, miterLimit, dashPhase)
        (self.lineCap, self.lineJoin, self.dash) = (lineCap, lineJoin, dash)
    }
    var engine: LineStyle {
        LineStyle(
            width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dashes: dash, dashPhase: dashPhase)
    }
}

/// How an outline is filled. SwiftUI's type of this name.
public struct FillStyle: Equatable, Sendable {
    /// Whether crossings of the outline are holes, and whether edges are soft.
    public var isEOFilled, isAntialiased: Bool
    /// Makes a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}
