import Foundation
import ViewLayout

/// The shape of a balloon with text, whose corners an app's balloon has, too, on iOS 26.
enum TextBalloonShape {
    /// Space above and below the text, below AX1.
    static let verticalInset: CGFloat = 10
    /// The same at AX1 and above.
    static let accessibilityVerticalInset: CGFloat = 12

    /// The radius of the corners: half the height of a balloon with one line.
    static func cornerRadius(for traits: TraitCollection) -> CGFloat {
        let isAccessibility = traits.preferredContentSizeCategory.isAccessibilityCategory
        let inset = isAccessibility ? accessibilityVerticalInset : verticalInset
        return inset + Font.preferred(forTextStyle: .body, compatibleWith: traits).lineHeight / 2
    }
}
