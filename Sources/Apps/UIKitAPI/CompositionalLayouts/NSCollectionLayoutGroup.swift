import Foundation

/// Items of a compositional layout in a row or a column, or where the app says. UIKit's class of this name.
///
/// ```swift
/// let fifth = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
/// let row = NSCollectionLayoutGroup.horizontal(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
///     subitems: [fifth])
/// row.interItemSpacing = .fixed(4)
/// ```
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How the items of a group stand.
    enum Arrangement {
        /// The items over and over, while they fit, or so many at most.
        case line(isVertical: Bool, limit: Int?)
        /// A number of items that share the length evenly, whatever length they have.
        case parts(isVertical: Bool, count: Int)
        /// Where the app says.
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    /// The items.
    public let subitems: [NSCollectionLayoutItem]
    /// The space between items.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    private init(
        _ arrangement: Arrangement, layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) {
        (self.arrangement, self.subitems) = (arrangement, subitems)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// A row that is filled with the items, over and over.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.line(isVertical: false, limit: nil), layoutSize: layoutSize, subitems: subitems)
    }
    /// A row of so many items of one width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.parts(isVertical: false, count: count), layoutSize: layoutSize, subitems: [subitem])
    }
    /// A row of an item, repeated so often.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.line(isVertical: false, limit: count), layoutSize: layoutSize, subitems: [subitem])
    }
    /// A column that is filled with the items, over and over.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.line(isVertical: true, limit: nil), layoutSize: layoutSize, subitems: subitems)
    }
    /// A column of so many items of one height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.parts(isVertical: true, count: count), layoutSize: layoutSize, subitems: [subitem])
    }
    /// A column of an item, repeated so often.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.line(isVertical: true, limit: count), layoutSize: layoutSize, subitems: [subitem])
    }
    /// Items where the app places them.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.custom(itemProvider), layoutSize: layoutSize, subitems: [])
    }
}

/// Places the items of a group by code.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// An item of a group that the app places. UIKit's class of this name.
///
/// ```swift
/// let item = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 80, height: 80), zIndex: 1)
/// ```
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The place in the group, in points.
    public let frame: CGRect
    /// What is in front.
    public let zIndex: Int

    /// Makes an item.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
    /// Makes an item in front of others, or behind them.
    public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }
}

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
