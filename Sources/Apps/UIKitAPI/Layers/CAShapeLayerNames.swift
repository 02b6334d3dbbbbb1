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
