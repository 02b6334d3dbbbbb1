import Drawing
import Foundation
import UIKitAPI
import ViewLayout

public nonisolated struct Path: Shape, Equatable {
    var elements: [PathElement]

    init(_ elements: [PathElement]) { self.elements = elements }

    public init() { elements = [] }
    public init(_ path: CGPath) { elements = path.elements }
    public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        elements = RoundedRectangleOutline.elements(rect, radius: cornerRadius, style: style.engine)
    }
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
    }
    public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    public var cgPath: CGPath { CGPath(elements) }
    public var isEmpty: Bool { elements.isEmpty }
    public var boundingRect: CGRect { cgPath.boundingBoxOfPath }
    public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { cgPath.contains(point, using: eoFill ? .evenOdd : .winding) }
    public func path(in rect: CGRect) -> Path { self }

    private mutating func draw(_ body: (CGMutablePath) -> Void) {
        let path = CGMutablePath(elements)
        body(path)
        elements = path.elements
    }

    public mutating func move(to end: CGPoint) { draw { $0.move(to: end) } }
    public mutating func addLine(to end: CGPoint) { draw { $0.addLine(to: end) } }
    public mutating func addLines(_ lines: [CGPoint]) { draw { $0.addLines(between: lines) } }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        draw { $0.addCurve(to: end, control1: control1, control2: control2) }
    }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { draw { $0.addQuadCurve(to: end, control: control) } }
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        draw {
            $0.addArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians), endAngle: CGFloat(endAngle.radians), clockwise: clockwise,
                transform: transform)
        }
    }
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity) {
        draw {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians), delta: CGFloat(delta.radians), transform: transform)
        }
    }
    public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        draw { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }
    }
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { draw { $0.addRect(rect, transform: transform) } }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) { elements += Path(roundedRect: rect, cornerSize: cornerSize, style: style).elements.mapped(by: transform) }
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        draw { $0.addEllipse(in: rect, transform: transform) }
    }
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { elements += path.elements.mapped(by: transform) }
    public mutating func closeSubpath() { draw { $0.closeSubpath() } }

    public func applying(_ transform: CGAffineTransform) -> Path { Path(elements.mapped(by: transform)) }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(elements.trimmed(from: from, to: to)) }
    public func strokedPath(_ style: StrokeStyle) -> Path { Path(StrokeOutline(elements, style: style.engine).elements) }
}

public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth, miterLimit, dashPhase: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var dash: [CGFloat]
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.miterLimit, self.dashPhase) = (lineWidth, miterLimit, dashPhase)
        (self.lineCap, self.lineJoin, self.dash) = (lineCap, lineJoin, dash)
    }
    var engine: LineStyle { LineStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dashes: dash, dashPhase: dashPhase) }
}

public struct FillStyle: Equatable, Sendable {
    public var isEOFilled, isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}
