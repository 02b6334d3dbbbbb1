import Foundation
import ViewLayout

extension UITraitCollection {
    /// Makes traits with a text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init([.category(preferredContentSizeCategory)])
    }
    /// Makes traits with an appearance.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle.value.map { [.style($0)] } ?? [])
    }
    /// Makes traits with a direction of the interface.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(layoutDirection.value.map { [.direction($0)] } ?? [])
    }
    /// Makes traits with a number of pixels per point.
    public convenience init(displayScale: CGFloat) { self.init([.scale(displayScale)]) }
    /// Makes traits with Bold Text on or off.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(legibilityWeight.value.map { [.legibility($0)] } ?? [])
    }
    /// Makes traits with a kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(userInterfaceIdiom.value.map { [.idiom($0)] } ?? [])
    }
    /// Makes traits with Increase Contrast on or off.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(accessibilityContrast.value.map { [.contrast($0)] } ?? [])
    }
    /// Makes traits with a horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init([.horizontalSizeClass(horizontalSizeClass)])
    }
    /// Makes traits with a vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init([.verticalSizeClass(verticalSizeClass)])
    }

    /// The text size that the viewer chose.
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        isGiven { if case .style = $0 { true } else { false } } ? .init(traits.userInterfaceStyle) : .unspecified
    }
    /// The direction of the interface.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        isGiven { if case .direction = $0 { true } else { false } } ? .init(traits.layoutDirection) : .unspecified
    }
    /// The pixels per point; 0 when it was not given, as in UIKit.
    public var displayScale: CGFloat {
        isGiven { if case .scale = $0 { true } else { false } } ? CGFloat(traits.pixelsPerPoint) : 0
    }
    /// Bold Text off or on.
    public var legibilityWeight: UILegibilityWeight {
        isGiven { if case .legibility = $0 { true } else { false } } ? .init(traits.legibilityWeight) : .unspecified
    }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        isGiven { if case .idiom = $0 { true } else { false } } ? .init(traits.userInterfaceIdiom) : .unspecified
    }
    /// Increase Contrast off or on.
    public var accessibilityContrast: UIAccessibilityContrast {
        isGiven { if case .contrast = $0 { true } else { false } } ? .init(traits.accessibilityContrast) : .unspecified
    }

    /// Whether colours that depend on the viewer may differ between two collections.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
            || userInterfaceIdiom != other.userInterfaceIdiom
    }

    /// Runs code with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) { CurrentViewer.run(as: traits, actions) }
}
