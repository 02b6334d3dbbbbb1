import Drawing
import Foundation

extension CGContext {
    // MARK: - The outline

    /// Begins an empty outline.
    public func beginPath() { outline = [] }
    /// Begins a subpath.
    public func move(to point: CGPoint) { change { $0.move(to: point) } }
    /// Adds a straight line.
    public func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }
    /// Adds straight lines between points.
    public func addLines(between points: [CGPoint]) { change { $0.addLines(between: points) } }
    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        change { $0.addCurve(to: end, control1: control1, control2: control2) }
    }
    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        change { $0.addQuadCurve(to: end, control: control) }
    }
    /// Adds an arc; see `CGMutablePath`.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }
    }
    /// Adds an arc that rounds a corner.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        change { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { change { $0.addRect(rect) } }
    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect) { change { $0.addEllipse(in: rect) } }
    /// Adds an outline.
    public func addPath(_ path: CGPath) { change { $0.addPath(path) } }
    /// Closes the subpath.
    public func closePath() { change { $0.closeSubpath() } }

    private func change(_ body: (CGMutablePath) -> Void) {
        // Existing steps stay as they are. New ones begin at the end of the last step.
        let start = outline.currentPoint.map { [PathElement.move($0.applying(state.map.inverted()))] } ?? []
        let path = CGMutablePath(start)
        body(path)
        outline += Array(path.elements.dropFirst(start.count)).mapped(by: state.map)
    }

    // MARK: - Drawing

    /// Fills the outline, and then empties it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(outline, rule: rule)
        outline = []
    }

    /// Strokes the outline, and then empties it.
    public func strokePath() {
        stroke(outline)
        outline = []
    }

    /// Fills the outline, strokes it, or both, and then empties it.
    public func drawPath(using mode: CGPathDrawingMode) {
        if mode != .stroke { fill(outline, rule: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
        if mode != .fill, mode != .eoFill { stroke(outline) }
        outline = []
    }

    /// Clips everything that is drawn afterwards to the outline, and then empties the outline.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: rule == .evenOdd ? .evenOdd(outline) : .path(outline))
        outline = []
    }

    /// Clips everything that is drawn afterwards to a rectangle.
    public func clip(to rect: CGRect) {
        clip(to: .path(RoundedRectangle.elements(rect, radius: 0, style: .circular).mapped(by: state.map)))
    }

    /// Clips everything that is drawn afterwards to rectangles.
    public func clip(to rects: [CGRect]) {
        clip(
            to: .path(
                rects.flatMap { RoundedRectangle.elements($0, radius: 0, style: .circular) }.mapped(by: state.map)))
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(rectangle(rect), rule: .winding) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { rects.forEach(fill) }
    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) { fill(Ellipses.ellipse(in: rect).mapped(by: state.map), rule: .winding) }
    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { stroke(rectangle(rect)) }
    /// Strokes a rectangle with a line width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }
    /// Strokes an ellipse.
    public func strokeEllipse(in rect: CGRect) { stroke(Ellipses.ellipse(in: rect).mapped(by: state.map)) }
    /// Draws a line for each pair of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            stroke([PathElement.move(points[index]), .line(points[index + 1])].mapped(by: state.map))
        }
    }
    /// Clears a rectangle, regardless of clips.
    public func clear(_ rect: CGRect) { erase(rectangle(rect)) }

    private func rectangle(_ rect: CGRect) -> [PathElement] {
        RoundedRectangle.elements(rect.standardized, radius: 0, style: .circular).mapped(by: state.map)
    }

    /// Fills an outline on the canvas.
    func fill(_ elements: [PathElement], rule: CGPathFillRule, color: Drawing.Color? = nil) {
        guard !elements.isEmpty else { return }
        guard !state.blendMode.erases else { return erase(elements) }
        var color = color ?? state.fill
        color.alpha = UInt8((Double(color.alpha) * state.alpha).rounded())
        guard color.alpha > 0 else { return }
        record([.fill(rule == .evenOdd ? .evenOdd(elements) : .path(elements), color)], isColored: true)
    }

    /// Strokes an outline on the canvas. The line width is in the coordinates of the code.
    func stroke(_ elements: [PathElement], style: LineStyle? = nil, color: Drawing.Color? = nil) {
        let own = StrokeOutline(elements.mapped(by: state.map.inverted()), style: style ?? state.line).elements
        fill(own.mapped(by: state.map), rule: .winding, color: color ?? state.stroke)
    }

    func clip(to shape: Shape) {
        clipCount += 1
        state.clips.append(ClipLevel(id: clipCount, shape: shape))
    }
}

/// How an outline is drawn. Core Graphics' raw values.
///
/// ```swift
/// let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
///     renderer.cgContext.addEllipse(in: CGRect(x: 4, y: 4, width: 32, height: 32))
///     renderer.cgContext.drawPath(using: .fillStroke)
/// }
/// ```
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}
