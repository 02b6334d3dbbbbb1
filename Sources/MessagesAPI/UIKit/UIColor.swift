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

    /// The colour with another opacity from 0 to 1; one that depends on the viewer is what the current viewer sees.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        var color = resolved(with: .current)
        color.alpha = Self.component(alpha)
        return .literal(color)
    }

    /// The colour as one viewer sees it.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        .literal(resolved(with: traitCollection))
    }

    private static func component(_ value: CGFloat) -> UInt8 {
        value.isNaN ? 0 : UInt8((min(max(value, 0), 1) * 255).rounded())
    }
}
