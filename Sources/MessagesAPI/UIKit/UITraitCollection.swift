import ViewLayout

/// UIKit's name for the viewer's traits.
public typealias UITraitCollection = TraitCollection
/// UIKit's name for the text sizes.
public typealias UIContentSizeCategory = ContentSizeCategory

extension TraitCollection {
    /// The traits of the viewer whose balloon is being laid out: set for every callback of a controller, the defaults
    /// elsewhere. Bound to the running task, so parallel layouts do not see each other's.
    @TaskLocal public static var current = TraitCollection()
}
