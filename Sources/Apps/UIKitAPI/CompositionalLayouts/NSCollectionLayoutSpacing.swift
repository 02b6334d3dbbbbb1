import Foundation

/// The space between parts of a compositional layout. UIKit's class of this name.
///
/// ```swift
/// let gap = NSCollectionLayoutSpacing.fixed(8)
/// let rest = NSCollectionLayoutSpacing.flexible(8)
/// ```
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
    /// The space, or its minimum, in points.
    public let spacing: CGFloat
    /// Whether the space grows with the extra room.
    public let isFlexible: Bool
    /// Whether the space has a fixed length.
    public var isFixed: Bool { !isFlexible }

    private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }

    /// A space of at least a number of points. All flexible spaces share the extra room.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
    /// A space of a number of points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
}

/// The space around a part of a compositional layout, outside of it. UIKit's class of this name.
///
/// ```swift
/// let below = NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: .fixed(8))
/// ```
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The space before, above, after and below the part.
    public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

    /// Makes an edge spacing; nil for no space.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}
