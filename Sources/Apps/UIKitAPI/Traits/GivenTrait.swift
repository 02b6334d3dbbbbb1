import Foundation
import ViewLayout

/// One trait that a trait collection was made with.
enum GivenTrait: Hashable, Sendable {
    case category(ContentSizeCategory)
    case style(UserInterfaceStyle)
    case direction(LayoutDirection)
    case scale(CGFloat)
    case legibility(LegibilityWeight)
    case idiom(UserInterfaceIdiom)
    case contrast(AccessibilityContrast)
    case horizontalSizeClass(UIUserInterfaceSizeClass)
    case verticalSizeClass(UIUserInterfaceSizeClass)

    /// The traits of a viewer, each as if it had been given. Size classes follow from the device and are not among them.
    static func all(of traits: TraitCollection) -> [GivenTrait] {
        [
            .category(traits.preferredContentSizeCategory), .style(traits.userInterfaceStyle),
            .direction(traits.layoutDirection), .scale(traits.displayScale), .legibility(traits.legibilityWeight),
            .idiom(traits.userInterfaceIdiom), .contrast(traits.accessibilityContrast),
        ]
    }

    /// Sets the trait. Size classes do not change anything that is measured.
    func write(to traits: inout TraitCollection) {
        switch self {
        case .category(let value): traits.preferredContentSizeCategory = value
        case .style(let value): traits.userInterfaceStyle = value
        case .direction(let value): traits.explicitLayoutDirection = value
        case .scale(let value): traits.displayScale = value
        case .legibility(let value): traits.legibilityWeight = value
        case .idiom(let value): traits.userInterfaceIdiom = value
        case .contrast(let value): traits.accessibilityContrast = value
        case .horizontalSizeClass, .verticalSizeClass: break
        }
    }
}
