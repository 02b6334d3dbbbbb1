import Foundation
import ViewLayout

/// The traits of a viewer. UIKit's class of this name; a trait that was not given is unspecified, and counts as the
/// standard one where something is measured.
///
/// ```swift
/// let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
/// let dark = UITraitCollection(userInterfaceStyle: .dark)
/// let both = UITraitCollection(traitsFrom: [large, dark])
/// ```
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// Every trait, unspecified ones at their standard values. Immutable, which is what makes the class `Sendable`.
    package let traits: TraitCollection
    /// The traits that were given; nil for the traits of a viewer, of which none is unspecified.
    let given: [GivenTrait]?

    /// The traits of a viewer.
    package init(_ traits: TraitCollection) {
        self.traits = traits
        given = nil
    }

    /// Makes traits that are all unspecified.
    public override convenience init() { self.init([]) }

    init(_ given: [GivenTrait]) {
        self.given = given
        traits = given.reduce(into: TraitCollection()) { $1.write(to: &$0) }
    }

    /// Makes the traits that are given in any of the collections; the last one counts.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(collections.flatMap { $0.given ?? GivenTrait.all(of: $0.traits) })
    }

    /// The traits of the viewer whose balloon is being laid out: set for every callback of a controller, the standard
    /// ones elsewhere. Bound to the running task, so parallel layouts do not see each other's.
    public class var current: UITraitCollection { UITraitCollection(CurrentViewer.traits) }

    /// Whether a trait was given; those of a viewer all are.
    func isGiven(_ matches: (GivenTrait) -> Bool) -> Bool { given?.contains(where: matches) ?? true }

    /// Traits are equal when all of them are equal, also whether they were given.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return traits == other.traits && given == other.given
    }

    /// The hash value, which equal traits share.
    open override var hash: Int { traits.hashValue }
}

/// Whether the screen measures the force of a touch. UIKit's raw values.
///
/// ```swift
/// let feels = UITraitCollection.current.forceTouchCapability == .available
/// ```
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

extension UITraitCollection {
    /// Whether the screen measures the force of a touch; always unavailable.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}

extension UITraitCollection {
    /// Compact on a phone, regular on larger devices ("Apple HIG, Layout": device size classes).
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        for case .horizontalSizeClass(let value) in given ?? [] { return value }
        guard given == nil else { return .unspecified }
        return traits.userInterfaceIdiom == .phone || traits.userInterfaceIdiom == .watch ? .compact : .regular
    }

    /// Compact on a phone in landscape, regular otherwise ("Apple HIG, Layout": device size classes).
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        for case .verticalSizeClass(let value) in given ?? [] { return value }
        guard given == nil else { return .unspecified }
        let isLandscape = traits.transcriptWidth > traits.transcriptHeight
        return traits.userInterfaceIdiom == .phone && isLandscape ? .compact : .regular
    }
}

/// How much room an interface has along one axis.
///
/// ```swift
/// let isInLandscape = UITraitCollection.current.verticalSizeClass == .compact
/// let mapHeight: CGFloat = isInLandscape ? 120 : 217
/// ```
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not given; a small space; a large space.
    case unspecified, compact, regular
}

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
