import Drawing
import Foundation

/// A layer with an outline that is filled and stroked. Core Animation's class of this name.
///
/// ```swift
/// let ring = CAShapeLayer()
/// ring.path = CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 40, height: 40), transform: nil)
/// ring.fillColor = nil
/// ring.strokeColor = UIColor.systemGreen.cgColor
/// ring.lineWidth = 4
/// ring.strokeEnd = 0.75
/// ```
open class CAShapeLayer: CALayer {
    /// The outline, in the layer's coordinates.
    open var path: CGPath?
    /// The colour of the fill; nil for none.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// The rule by which points are inside the outline.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The colour of the line; nil for none.
    open var strokeColor: CGColor?
    /// The start of the part of the line that is drawn, from 0 to 1.
    open var strokeStart: CGFloat = 0
    /// The end of the part of the line that is drawn, from 0 to 1.
    open var strokeEnd: CGFloat = 1
    /// The width of the line in points.
    open var lineWidth: CGFloat = 1
    /// The maximum length of a mitre, as a multiple of the line width.
    open var miterLimit: CGFloat = 10
    /// The shape of the line's ends.
    open var lineCap = CAShapeLayerLineCap.butt
    /// The shape of the line's corners.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// The lengths of dashes and gaps, alternating; nil for a line without gaps.
    open var lineDashPattern: [NSNumber]?
    /// The offset in the dashes at which the line begins.
    open var lineDashPhase: CGFloat = 0

    /// The fill and the line, after a transform.
    func items(mappedBy map: CGAffineTransform) -> [DisplayItem] {
        guard let path, !path.isEmpty else { return [] }
        var items: [DisplayItem] = []
        if let fillColor, fillColor.color.alpha > 0 { items.append(.fill(shape(mappedBy: map), fillColor.color)) }
        if let strokeColor, strokeColor.color.alpha > 0, lineWidth > 0 {
            items.append(.fill(.path(stroke(of: path).mapped(by: map)), strokeColor.color))
        }
        return items
    }

    /// The inside of the outline, after a transform.
    func shape(mappedBy map: CGAffineTransform) -> Shape {
        let elements = (path?.elements ?? []).mapped(by: map)
        return fillRule == .evenOdd ? .evenOdd(elements) : .path(elements)
    }

    private func stroke(of path: CGPath) -> [PathElement] {
        let style = LineStyle(
            width: lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: miterLimit,
            dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
        guard strokeStart > 0 || strokeEnd < 1 else { return StrokeOutline(path.elements, style: style).elements }
        let kept = path.elements.trimmed(from: strokeStart, to: strokeEnd)
        return StrokeOutline(kept, style: style).elements
    }
}

/// The shape of a line's ends. Core Animation's structure of this name.
///
/// ```swift
/// let line = CAShapeLayer()
/// line.lineCap = .round
/// ```
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a shape from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The line ends at its last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// The line ends with a half circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// The line ends with half a square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The shape of a line's corners. Core Animation's structure of this name.
///
/// ```swift
/// let line = CAShapeLayer()
/// line.lineJoin = .round
/// ```
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a shape from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A corner is a mitre.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A corner is an arc.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A corner is cut.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

/// The rule by which points are inside a layer's outline. Core Animation's structure of this name.
///
/// ```swift
/// let hole = CAShapeLayer()
/// hole.fillRule = .evenOdd
/// ```
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a rule from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points around which the outline winds are inside.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Points from which a ray crosses the outline an odd number of times are inside.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
