import Drawing
import Foundation

/// An outline that draws itself. UIKit's class of this name.
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
    /// The width of the line along it, in points.
    open var lineWidth: CGFloat = 1
    /// How the line ends.
    open var lineCapStyle = CGLineCap.butt
    /// How it turns.
    open var lineJoinStyle = CGLineJoin.miter
    /// How many times its width the tip of a corner may be long.
    open var miterLimit: CGFloat = 10
    /// How far straight pieces may lie from curves; they always lie close.
    open var flatness: CGFloat = 0.6
    /// Whether the even-odd rule decides what is inside, in place of the non-zero rule.
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

    /// Makes a rectangle of which some corners are round; the width of the radii counts.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let isRound = [UIRectCorner.topRight, .bottomRight, .bottomLeft, .topLeft].map(corners.contains)
        self.init(
            RoundedRectangle.elements(rect, radius: cornerRadii.width, style: .continuous, isRound: isRound))
    }

    /// Makes an arc; angles in radians from the right, clockwise as seen on a screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Makes an outline of another.
    public convenience init(cgPath CGPath: CGPath) { self.init(CGPath.elements) }

    /// Makes an outline of its steps.
    convenience init(_ elements: [PathElement]) {
        self.init()
        path = CGMutablePath(elements)
    }

    /// Begins a part at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line to a point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a curve with two handles.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a curve with one handle.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds an arc; angles in radians from the right, clockwise as seen on a screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Closes the part.
    open func close() { path.closeSubpath() }
    /// Empties the outline.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Adds another outline.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Maps the outline.
    open func apply(_ transform: CGAffineTransform) { path = CGMutablePath(path.elements.mapped(by: transform)) }

    /// The outline the other way round.
    open func reversing() -> UIBezierPath { UIBezierPath(path.elements.reversedOutline) }

    /// Whether there is nothing in it.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around it.
    open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
    /// The place of the last point.
    open var currentPoint: CGPoint { path.currentPoint }
    /// Whether a point is inside.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Dashes and gaps in turn, in points.
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

    /// Draws a line along the outline in the current context.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let style = StrokeStyle(
            width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit, dashes: dashes,
            dashPhase: dashPhase)
        context.stroke(path.elements.mapped(by: context.state.map), style: style)
    }

    /// Fills the outline with an opacity from 0 to 1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { $0.fill() } }

    /// Draws a line along the outline with an opacity from 0 to 1.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { $0.stroke() } }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (UIBezierPath) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        body(self)
        context.restoreGState()
    }

    /// Cuts what is drawn next to the outline.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let elements = path.elements.mapped(by: context.state.map)
        context.clip(to: usesEvenOddFillRule ? .evenOdd(elements) : .path(elements))
    }
}

extension [PathElement] {
    /// The parts the other way round, in their order.
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
