import Drawing
import Foundation

extension CGContext {
    /// How colours are meant: in sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace() }

    /// The colour of what is filled next.
    public func setFillColor(_ color: CGColor) { state.fill = color.color }
    /// The colour of lines that are drawn next.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
    /// The colour of what is filled next, as components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// The colour of lines that are drawn next, as components from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// The grey of what is filled next, from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// The grey of lines that are drawn next, from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    /// The width of lines, in points.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }
    /// How lines end.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
    /// How lines turn.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
    /// How many times its width the tip of a corner may be long.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    /// Dashes and gaps in turn, in points.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.line.dashPhase, state.line.dashes) = (phase, lengths)
    }
    /// How opaque everything is that is drawn next, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 0 : Double(min(max(alpha, 0), 1)) }
    /// How what is drawn next goes with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// Edges are always smoothed.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Edges are always smoothed.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Pictures are always scaled well.
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

    /// A black shadow, a third opaque.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}

/// How pictures are scaled. Core Graphics' raw values; they are always scaled well.
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
