import Foundation
import ViewLayout

/// UIKit's name for font metrics.
public typealias UIFontMetrics = FontMetrics

/// UIKit's methods. Where they take no traits they use those of the current viewer, and where UIKit raises an exception
/// they end the process with the same complaint.
extension FontMetrics {
    /// A length in points at the current viewer's text size.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: .current) }

    /// A font whose size follows the viewer's text size.
    /// - Parameters:
    ///   - font: a font that does not follow it yet, such as one of `systemFont(ofSize:)`; any other ends the process,
    ///     as UIKit raises an exception.
    ///   - traits: the viewer; the current one without traits.
    public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection? = nil) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traits)
    }

    /// As ``scaledFont(for:compatibleWith:)``, but not larger than a size in points.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection? = nil
    ) -> UIFont {
        do {
            return try scaled(font, maximumPointSize: maximumPointSize, compatibleWith: traits ?? .current)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
