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
