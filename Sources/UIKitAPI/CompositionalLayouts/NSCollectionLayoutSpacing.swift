import Foundation

/// The space between parts of a compositional layout. UIKit's class of this name.
///
/// ```swift
/// let gap = NSCollectionLayoutSpacing.fixed(8)
/// let rest = NSCollectionLayoutSpacing.flexible(8)
/// ```
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
    /// The space, or the least of it, in points.
    public let spacing: CGFloat
    /// Whether the space takes what is left over.
    public let isFlexible: Bool
    /// Whether the space stays.
    public var isFixed: Bool { !isFlexible }

    private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }

    /// At least so many points: what is left over is shared by all flexible spaces.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
    /// So many points.
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
    /// Before it, above it, after it and below it.
    public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

    /// Makes spaces; nil for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}
