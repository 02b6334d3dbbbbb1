// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_TraitNames_UIUserInterfaceStyle_1() async throws {
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        let shadow: UIColor = isDark ? .clear : .systemGray
        _ = isDark
        _ = shadow
    }

    func example_TraitNames_UIUserInterfaceIdiom_1() async throws {
        let columns = UITraitCollection.current.userInterfaceIdiom == .pad ? 3 : 2
        _ = columns
    }

    func example_TraitNames_UITraitEnvironmentLayoutDirection_1() async throws {
        let mirrored = UITraitCollection(layoutDirection: .rightToLeft)
        let arrow = mirrored.layoutDirection == .rightToLeft ? "arrow-left" : "arrow-right"
        _ = mirrored
        _ = arrow
    }

    func example_TraitNames_UILegibilityWeight_1() async throws {
        let isBold = UITraitCollection.current.legibilityWeight == .bold
        let badge = UIFont.systemFont(ofSize: 24, weight: isBold ? .bold : .semibold)
        _ = isBold
        _ = badge
    }

    func example_TraitNames_UIAccessibilityContrast_1() async throws {
        let borderWidth: CGFloat = UITraitCollection.current.accessibilityContrast == .high ? 2 : 1
        _ = borderWidth
    }

    func example_UITraitCollection_1() async throws {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = UITraitCollection(traitsFrom: [large, dark])
        _ = large
        _ = dark
        _ = both
    }

    func example_UITraitCollection_UIForceTouchCapability_1() async throws {
        let feels = UITraitCollection.current.forceTouchCapability == .available
        _ = feels
    }

    func example_UITraitCollection_UIUserInterfaceSizeClass_1() async throws {
        let isInLandscape = UITraitCollection.current.verticalSizeClass == .compact
        let mapHeight: CGFloat = isInLandscape ? 120 : 217
        _ = isInLandscape
        _ = mapHeight
    }
}
