import Foundation
import ViewLayout

/// Scales sizes and fonts with the viewer's text size. UIKit's class of this name: where it takes no traits it uses those
/// of the current viewer, and where UIKit raises an exception it ends the process with the same complaint.
///
/// ```swift
/// let badge = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
/// let padding = UIFontMetrics.default.scaledValue(for: 12)
/// ```
open class UIFontMetrics: NSObject, @unchecked Sendable {
    /// The metrics of Balloon. They are immutable, so that the class can be `Sendable`.
    private let metrics: FontMetrics

    /// The metrics of body text.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Makes the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { metrics = FontMetrics(forTextStyle: textStyle) }

    /// A length in points at the current viewer's text size.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length in points at a viewer's text size; at that of the current viewer without traits.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        metrics.scaledValue(for: value, compatibleWith: traitCollection?.traits ?? CurrentViewer.traits)
    }

    /// A font whose size follows the viewer's text size.
    /// - Parameters:
    ///   - font: a font that does not follow it yet, such as one of `systemFont(ofSize:)`; any other ends the process,
    ///     as UIKit raises an exception.
    ///   - traitCollection: the viewer; the current one without traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    /// As ``scaledFont(for:compatibleWith:)``, but not larger than a size in points.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        do {
            return UIFont(
                try metrics.scaled(
                    font.font, maximumPointSize: maximumPointSize,
                    compatibleWith: traitCollection?.traits ?? CurrentViewer.traits),
                hasMonospacedDigits: font.hasMonospacedDigits)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
