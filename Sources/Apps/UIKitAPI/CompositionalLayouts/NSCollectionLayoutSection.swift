import Foundation

/// A section of a compositional layout: a group that is repeated until all items are placed. UIKit's class of this
/// name.
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
    /// The edges from which the insets are measured. The safe area is not subtracted.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The space between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// Whether the section scrolls across the direction of the collection view, and where it stops.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The headers and footers of the section.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers are inside the insets.
    open var supplementariesFollowContentInsets = true
    /// The decorations behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called on iOS while the items move. It is never called on Linux.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Makes a section.
    public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// Whether a section scrolls across the direction of the collection view, and where it stops. UIKit's raw values.
///
/// ```swift
/// let pages = UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging
/// ```
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The origin of insets. UIKit's raw values.
///
/// ```swift
/// let edges = UIContentInsetsReference.safeArea
/// ```
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

/// A function that iOS calls while the items of a section move.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// An item on screen that such a handler can move. UIKit's protocol of this name.
///
/// ```swift
/// func dim(_ items: [any NSCollectionLayoutVisibleItem]) { for item in items { item.alpha = 0.5 } }
/// ```
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// A transform of the item around its centre.
    var transform: CGAffineTransform { get set }
    /// The order from back to front: a larger number is in front.
    var zIndex: Int { get set }
    /// Whether it is hidden.
    var isHidden: Bool { get set }
    /// The frame, in points.
    var frame: CGRect { get }
    /// The index path of the item.
    var indexPath: IndexPath { get }
}
