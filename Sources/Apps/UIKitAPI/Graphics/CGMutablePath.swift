import Drawing
import Foundation

/// An outline that can be changed. Core Graphics' class of this name.
///
/// ```swift
/// let path = CGMutablePath()
/// path.move(to: CGPoint(x: 0, y: 20))
/// path.addLine(to: CGPoint(x: 40, y: 4))
/// let shape = CAShapeLayer()
/// shape.path = path
/// ```
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Makes an empty outline.
    public convenience init() { self.init([]) }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform)))
    }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.line(point)], transform)
    }

    /// Adds straight lines between points. The first point begins a subpath.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        append([.move(first)] + points.dropFirst().map { .line($0) }, transform)
    }

    /// Adds a cubic curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append([.cubic(control1, control2, end)], transform)
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let (end, control) = (end.applying(transform), control.applying(transform))
        let start = elements.currentPoint ?? control
        func handle(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        append([.cubic(handle(start), handle(end), end)], .identity)
    }

    /// Closes the subpath.
    public func closeSubpath() { if !elements.isEmpty { elements.append(.close) } }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(RoundedRectangle.elements(rect.standardized, radius: 0, style: .circular), transform)
    }

    /// Adds a rectangle with round corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        append(Ellipses.roundedRectangle(rect.standardized, width: cornerWidth, height: cornerHeight), transform)
    }

    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(Ellipses.ellipse(in: rect.standardized), transform)
    }

    /// Adds an arc around a point, with a line to its start. Angles are in radians from the right.
    /// - Parameter clockwise: the direction where y goes up; it is the opposite one on a screen, where y goes down.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        append(
            Ellipses.arc(
                center: center, radius: radius, from: startAngle,
                sweep: Ellipses.sweep(from: startAngle, to: endAngle, isDecreasing: clockwise),
                isConnected: elements.currentPoint != nil), transform)
    }

    /// Adds an arc of an angle in radians, with a line to its start.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        append(
            Ellipses.arc(
                center: center, radius: radius, from: startAngle, sweep: delta,
                isConnected: elements.currentPoint != nil), transform)
    }

    /// Adds an arc that rounds the corner at a point between the current point and another. The arc is part of a circle
    /// before the transform.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let start = elements.currentPoint?.applying(transform.inverted()) ?? tangent1End
        append(
            Ellipses.roundedCorner(from: start, at: tangent1End, to: tangent2End, radius: radius), transform)
    }

    /// Adds another outline.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(path.elements, transform)
    }

    private func append(_ steps: [PathElement], _ map: CGAffineTransform) {
        var steps = steps.mapped(by: map)
        // A line or a curve needs a current point.
        if elements.isEmpty, let first = steps.first {
            switch first {
            case .line(let point): steps.insert(.move(point), at: 0)
            case .cubic(let point, _, _): steps.insert(.move(point), at: 0)
            case .move, .close: break
            }
        }
        elements += steps
    }
}
