import Foundation
import ViewLayout

/// The shape of a text balloon. On iOS 26, an app's balloon has the same corners.
enum TextBalloonShape {
    /// Space above and below the text, below AX1.
    static let verticalInset: CGFloat = 10
    /// The same at AX1 and above.
    static let accessibilityVerticalInset: CGFloat = 12
    /// The distance between baselines at Large.
    static let linePitch: CGFloat = 20
    /// The radius of the corners at Large.
    static let cornerRadius: CGFloat = 20.0107

    /// How much taller a balloon with one line is than at Large: the line pitch grows with the font.
    static func growth(for traits: TraitCollection) -> CGFloat {
        let isAccessibility = traits.preferredContentSizeCategory.isAccessibilityCategory
        let inset = isAccessibility ? accessibilityVerticalInset : verticalInset
        let height = 2 * inset + linePitch * FontReference.textStyle(.body).growth(for: traits)
        return height / (2 * verticalInset + linePitch)
    }
}

extension FontReference {
    /// How much larger the font is than at Large on the same device.
    func growth(for traits: TraitCollection) -> CGFloat {
        var large = traits
        large.preferredContentSizeCategory = .large
        return resolved(with: traits).pointSize / resolved(with: large).pointSize
    }
}
