import Drawing
import Foundation

/// An outline that can be filled and stroked. UIKit's class of this name.
///
/// ```swift
/// let bars = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80)).image { _ in
///     UIColor.systemTeal.setFill()
///     UIBezierPath(roundedRect: CGRect(x: 8, y: 20, width: 24, height: 60), cornerRadius: 4).fill()
/// }
/// ```
open class UIBezierPath: NSObject {
    /// The outline.
    open var cgPath: CGPath {
        get { CGPath(path.elements) }
        set { path = CGMutablePath(newValue.elements) }
    }
    private var path = CGMutablePath()
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1
    /// The shape of the line's ends.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the line's corners.
    open var lineJoinStyle = CGLineJoin.miter
    /// The maximum length of a mitre, as a multiple of the line width.
    open var miterLimit: CGFloat = 10
    /// The maximum distance between curves and the lines that replace them. The value has no effect: they always lie
    /// close.
    open var flatness: CGFloat = 0.6
    /// Whether the even-odd rule determines the inside, instead of the non-zero rule.
    open var usesEvenOddFillRule = false
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// Makes an empty outline.
    public override init() { super.init() }

    /// Makes a rectangle.
    public convenience init(rect: CGRect) { self.init(CGPath(rect: rect, transform: nil).elements) }

    /// Makes an ellipse.
    public convenience init(ovalIn rect: CGRect) { self.init(Ellipses.ellipse(in: rect)) }

    /// Makes a rectangle with the round corners of iOS.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(RoundedRectangle.elements(rect, radius: cornerRadius, style: .continuous))
    }

    /// Makes a rectangle with some round corners. Only the width of the radii is used.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let isRound = [UIRectCorner.topRight, .bottomRight, .bottomLeft, .topLeft].map(corners.contains)
        self.init(
            RoundedRectangle.elements(rect, radius: cornerRadii.width, style: .continuous, isRound: isRound))
    }

    /// Makes an arc. Angles are in radians from the right, clockwise on a screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Makes an outline from another.
    public convenience init(cgPath CGPath: CGPath) { self.init(CGPath.elements) }

    /// Makes an outline from its steps.
    convenience init(_ elements: [PathElement]) {
        self.init()
        path = CGMutablePath(elements)
    }

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line to a point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds an arc. Angles are in radians from the right, clockwise on a screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Closes the subpath.
    open func close() { path.closeSubpath() }
    /// Removes all points.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Adds another outline.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Transforms the outline.
    open func apply(_ transform: CGAffineTransform) { path = CGMutablePath(path.elements.mapped(by: transform)) }

    /// The outline in the opposite direction.
    open func reversing() -> UIBezierPath { UIBezierPath(path.elements.reversedOutline) }

    /// Whether the outline is empty.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around it.
    open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
    /// The position of the last point.
    open var currentPoint: CGPoint { path.currentPoint }
    /// Whether a point is inside.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Sets the dashes and gaps of the line, alternating, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// A copy.
    open override func copy() -> Any {
        let copy = UIBezierPath(path.elements)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
        (copy.dashes, copy.dashPhase) = (dashes, dashPhase)
        return copy
    }

    // MARK: - Drawing

    /// Fills the outline in the current context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fill(path.elements.mapped(by: context.state.map), rule: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Strokes the outline in the current context.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let style = LineStyle(
            width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit, dashes: dashes,
            dashPhase: dashPhase)
        context.stroke(path.elements.mapped(by: context.state.map), style: style)
    }

    /// Fills the outline with an opacity from 0 to 1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { $0.fill() } }

    /// Strokes the outline with an opacity from 0 to 1.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { $0.stroke() } }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (UIBezierPath) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        body(self)
        context.restoreGState()
    }

    /// Clips everything that is drawn afterwards to the outline.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let elements = path.elements.mapped(by: context.state.map)
        context.clip(to: usesEvenOddFillRule ? .evenOdd(elements) : .path(elements))
    }
}

extension [PathElement] {
    /// The subpaths in the opposite direction, in their order.
    fileprivate var reversedOutline: [PathElement] {
        var (result, part): ([PathElement], [PathElement]) = ([], [])
        func turned(_ part: [PathElement]) -> [PathElement] {
            let isClosed = if case .close? = part.last { true } else { false }
            let steps = isClosed ? Array(part.dropLast()) : part
            guard let end = steps.last?.points.last else { return [] }
            var reversed: [PathElement] = [.move(end)]
            for index in steps.indices.dropFirst().reversed() {
                guard let before = steps[index - 1].points.last else { continue }
                if case .cubic(let first, let second, _) = steps[index] {
                    reversed.append(.cubic(second, first, before))
                } else {
                    reversed.append(.line(before))
                }
            }
            return reversed + (isClosed ? [.close] : [])
        }
        for element in self {
            if case .move = element {
                result += turned(part)
                part = []
            }
            part.append(element)
        }
        return result + turned(part)
    }
}
