import Drawing
import Foundation

/// An outline. Core Graphics' class of this name.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
/// card.layer.shadowPath = CGPath(roundedRect: card.bounds, cornerWidth: 8, cornerHeight: 8, transform: nil)
/// ```
open class CGPath: @unchecked Sendable {
    /// The steps of the outline. Only ``CGMutablePath`` changes them, and it is not shared between threads.
    package internal(set) var elements: [PathElement]

    package init(_ elements: [PathElement]) { self.elements = elements }

    /// Makes a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(
            RoundedRectangle.elements(rect.standardized, radius: 0, style: .circular).mapped(by: transform?.pointee))
    }

    /// Makes a rectangle with round corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        self.init(path.elements.mapped(by: transform?.pointee))
    }

    /// Makes an ellipse.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect)
        self.init(path.elements.mapped(by: transform?.pointee))
    }

    /// Whether the outline is empty.
    public var isEmpty: Bool { elements.isEmpty }

    /// The position of the last point; zero for an empty outline.
    public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

    /// The smallest rectangle around all points and control points.
    public var boundingBox: CGRect { elements.boundingBox }

    /// The smallest rectangle around the outline itself.
    public var boundingBoxOfPath: CGRect { CGPath.polyline(of: elements).boundingBox }

    /// Whether a point is inside.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let winding = CGPath.polyline(of: elements.mapped(by: transform)).windingNumber(around: point)
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// A copy.
    open func copy() -> CGPath? { CGPath(elements) }

    /// A copy that can be changed.
    open func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

    /// A transformed copy.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements.mapped(by: transform?.pointee))
    }
}

/// The rule by which points are inside an outline that crosses itself.
///
/// ```swift
/// let isInside = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
///     .contains(CGPoint(x: 4, y: 4), using: .evenOdd)
/// ```
public enum CGPathFillRule: Int, Sendable {
    /// Points around which the outline winds are inside.
    case winding
    /// Points from which a ray crosses the outline an odd number of times are inside.
    case evenOdd
}
