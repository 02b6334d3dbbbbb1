import Foundation

/// A section of a compositional layout: a group that is repeated until all items stand. UIKit's class of this name.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// let row = NSCollectionLayoutGroup.horizontal(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
///     subitems: [item])
/// let section = NSCollectionLayoutSection(group: row)
/// section.interGroupSpacing = 8
/// ```
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The space inside the section's edges, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// What the insets begin at; the safe area is not taken off here.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The space between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// Whether groups follow each other across the direction of scrolling, and where that stops.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// What is above and below the section.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether what is above and below keeps to the insets.
    open var supplementariesFollowContentInsets = true
    /// What is behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called on iOS while the items move; nothing moves here.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Makes a section.
    public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// Whether groups follow each other across the direction of scrolling, and where that stops. UIKit's raw values.
///
/// ```swift
/// let pages = UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging
/// ```
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What insets begin at. UIKit's raw values.
///
/// ```swift
/// let edges = UIContentInsetsReference.safeArea
/// ```
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

/// What is called on iOS while the items of a section move.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// An item on screen that such a handler can move. UIKit's protocol of this name.
///
/// ```swift
/// func dim(_ items: [any NSCollectionLayoutVisibleItem]) { for item in items { item.alpha = 0.5 } }
/// ```
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// How opaque it is.
    var alpha: CGFloat { get set }
    /// A map of the item about its middle.
    var transform: CGAffineTransform { get set }
    /// What is in front.
    var zIndex: Int { get set }
    /// Whether it is left out.
    var isHidden: Bool { get set }
    /// Where it stands.
    var frame: CGRect { get }
    /// Which item.
    var indexPath: IndexPath { get }
}
