import Drawing
import Foundation
import ViewLayout

/// UIKit's name for a colour that may depend on the viewer's appearance.
public typealias UIColor = ColorReference

extension ColorReference {
    /// A colour of components from 0 to 1; what lies outside is clamped, as UIKit does when it draws in sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self = .literal(
            Color(
                red: Self.component(red), green: Self.component(green), blue: Self.component(blue),
                alpha: Self.component(alpha)))
    }

    /// A grey of components from 0 to 1.
    public init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

    /// The colour as one viewer sees it.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        .literal(resolved(with: traitCollection))
    }

    private static func component(_ value: CGFloat) -> UInt8 {
        value.isNaN ? 0 : UInt8((min(max(value, 0), 1) * 255).rounded())
    }
}

extension ColorReference {
    /// Primary text.
    public static let label = UIColor.semantic(.label)
    /// Secondary text.
    public static let secondaryLabel = UIColor.semantic(.secondaryLabel)
    /// Thin lines.
    public static let separator = UIColor.semantic(.separator)
    /// The ground of a view.
    public static let systemBackground = UIColor.semantic(.systemBackground)
    /// The system's blue, which is also the tint.
    public static let systemBlue = UIColor.semantic(.tint)
    /// The system's palette.
    public static let systemRed = UIColor.semantic(.systemRed)
    /// See ``systemRed``.
    public static let systemOrange = UIColor.semantic(.systemOrange)
    /// See ``systemRed``.
    public static let systemYellow = UIColor.semantic(.systemYellow)
    /// See ``systemRed``.
    public static let systemGreen = UIColor.semantic(.systemGreen)
    /// See ``systemRed``.
    public static let systemTeal = UIColor.semantic(.systemTeal)
    /// See ``systemRed``.
    public static let systemIndigo = UIColor.semantic(.systemIndigo)
    /// See ``systemRed``.
    public static let systemPurple = UIColor.semantic(.systemPurple)
    /// See ``systemRed``.
    public static let systemPink = UIColor.semantic(.systemPink)
    /// The system's greys.
    public static let systemGray = UIColor.semantic(.systemGray)
    /// See ``systemGray``.
    public static let systemGray2 = UIColor.semantic(.systemGray2)
    /// See ``systemGray``.
    public static let systemGray3 = UIColor.semantic(.systemGray3)
    /// See ``systemGray``.
    public static let systemGray4 = UIColor.semantic(.systemGray4)
    /// See ``systemGray``.
    public static let systemGray5 = UIColor.semantic(.systemGray5)
    /// See ``systemGray``.
    public static let systemGray6 = UIColor.semantic(.systemGray6)
    /// Opaque black.
    public static let black = UIColor.literal(.black)
    /// Opaque white.
    public static let white = UIColor.literal(.white)
    /// Nothing.
    public static let clear = UIColor.literal(.clear)
}
