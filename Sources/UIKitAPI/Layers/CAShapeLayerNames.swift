/// How the line of a layer ends.
///
/// ```swift
/// let line = CAShapeLayer()
/// line.lineCap = .round
/// ```
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes an end of Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With a half circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// With half a square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// How the line of a layer turns.
///
/// ```swift
/// let line = CAShapeLayer()
/// line.lineJoin = .round
/// ```
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a corner of Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// With a tip.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// With an arc.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// With the tip left out.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

/// Which points count as inside of a layer's outline.
///
/// ```swift
/// let hole = CAShapeLayer()
/// hole.fillRule = .evenOdd
/// ```
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a rule of Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Those around which the outline winds.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Those from which a ray crosses the outline an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
