import Drawing
import Foundation

extension CGContext {
    /// The colour space, which is always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace() }

    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) { state.fill = color.color }
    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
    /// Sets the colour of fills by components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the colour of lines by components from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the colour of fills to a grey from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// Sets the colour of lines to a grey from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    /// Sets the width of lines, in points.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }
    /// Sets the shape of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
    /// Sets the shape of the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
    /// Sets the maximum length of a mitre, as a multiple of the line width.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    /// Sets the dashes and gaps of lines, alternating, in points.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.line.dashPhase, state.line.dashes) = (phase, lengths)
    }
    /// Sets the opacity of everything that is drawn afterwards, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 0 : Double(min(max(alpha, 0), 1)) }
    /// Sets how everything that is drawn afterwards is combined with the picture.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// Does nothing: edges are always antialiased.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Does nothing: edges are always antialiased.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// The quality with which pictures are scaled. The value has no effect: the quality is always high.
    public var interpolationQuality: CGInterpolationQuality {
        get { .high }
        set {}
    }

    /// A shadow of what is drawn next, in points; it is not mapped.
    /// - Parameters:
    ///   - blur: twice the deviation of the shadow's softness.
    ///   - color: nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.flatMap {
            $0.color.alpha > 0 ? Shadow($0.color, radius: blur / 2, x: offset.width, y: offset.height) : nil
        }
    }

    /// Sets a black shadow with an opacity of a third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}

/// The quality with which pictures are scaled, which is always high. Core Graphics' raw values.
///
/// ```swift
/// let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
///     renderer.cgContext.interpolationQuality = .high
/// }
/// ```
public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, high
    case medium = 4
}
