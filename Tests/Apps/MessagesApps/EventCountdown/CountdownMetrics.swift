import Messages
import UIKit

/// The measures of the countdown in a balloon: a map with the time left on it, a title, and a button.
@MainActor struct CountdownMetrics {
    static let mapHeight: CGFloat = 217
    static let contentInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)

    var traits: UITraitCollection

    var buttonFont: UIFont { .preferredFont(forTextStyle: .subheadline, compatibleWith: traits) }
    private var titleFont: UIFont { .preferredFont(forTextStyle: .headline, compatibleWith: traits) }

    /// A badge with the time left, in a size of its own that grows no further than the map allows.
    var badgeFont: UIFont {
        UIFontMetrics(forTextStyle: .title2)
            .scaledFont(for: .systemFont(ofSize: 24, weight: .semibold), maximumPointSize: 48, compatibleWith: traits)
    }

    /// Map and button: what the balloon shows.
    var balloonHeight: CGFloat { Self.mapHeight + buttonFont.lineHeight }

    /// With the title above: what the compact style shows. From the first size for accessibility on it takes two lines.
    var compactHeight: CGFloat {
        let lines: CGFloat = traits.preferredContentSizeCategory.isAccessibilityCategory ? 2 : 1
        let title = ceil(lines * titleFont.lineHeight + (lines - 1) * titleFont.leading)
        return balloonHeight + title + Self.contentInsets.top + Self.contentInsets.bottom
    }
}
