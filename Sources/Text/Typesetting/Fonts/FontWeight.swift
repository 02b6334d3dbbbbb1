/// A weight on the OpenType `wght` axis.
///
/// The bundled fonts draw every weight from 400 to 700. A weight outside is drawn with the nearest weight of the font.
///
/// ```swift
/// let style = TextStyle(pointSize: 15, weight: .semibold)
/// let light = FontWeight(rawValue: 350)
/// ```
public struct FontWeight: RawRepresentable, Hashable, Sendable, Comparable {
    /// The value on the `wght` axis, 1 to 1000.
    public let rawValue: Double

    /// Makes a weight from a value on the `wght` axis.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// 400.
    public static let regular = FontWeight(rawValue: 400)
    /// 500.
    public static let medium = FontWeight(rawValue: 500)
    /// 600.
    public static let semibold = FontWeight(rawValue: 600)
    /// 700.
    public static let bold = FontWeight(rawValue: 700)
    /// 800, which the bundled fonts draw as 700.
    public static let heavy = FontWeight(rawValue: 800)

    /// Orders weights from light to heavy.
    public static func < (first: FontWeight, second: FontWeight) -> Bool { first.rawValue < second.rawValue }
}

extension FontWeight {
    /// The weights that scenes name.
    package static let named: [(name: String, value: FontWeight)] = [
        ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
    ]
}
