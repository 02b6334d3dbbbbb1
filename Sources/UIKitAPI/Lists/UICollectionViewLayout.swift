import Foundation

/// Where the items of a collection stand. UIKit's class of this name; subclass it, or use the flow.
///
/// ```swift
/// final class OneColumn: UICollectionViewLayout {
///     override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
///         let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
///         place.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 280, height: 50)
///         return place
///     }
/// }
/// ```
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// The collection.
    public internal(set) weak var collectionView: UICollectionView?

    /// Makes a layout.
    public override init() { super.init() }
    /// Makes a layout, as a storyboard does.
    public required init?(coder: NSCoder) { super.init() }

    /// Called before places are requested.
    open func prepare() {}
    /// Asks for places again.
    open func invalidateLayout() { collectionView?.reloadData() }
    /// The place of an item; nil for none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The place of what is above or below a section; nil for none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where scrolling ends; where it would, unless overridden.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// The places in a rectangle.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let list = collectionView else { return nil }
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let headers = (0..<list.numberOfSections).flatMap { section in
            kinds.compactMap {
                layoutAttributesForSupplementaryView(ofKind: $0, at: IndexPath(item: 0, section: section))
            }
        }
        let items = list.allIndexPaths.compactMap { layoutAttributesForItem(at: $0) }
        return (headers + items).filter { $0.frame.overlaps(rect) }
    }
    /// Whether another size needs other places.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Says of which class views behind items are.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }
    /// The classes of views behind items, by their kinds.
    private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    /// Takes the size that a cell said, and says whether that changes anything.
    func take(_ size: CGSize, saidAt place: UICollectionViewLayoutAttributes) -> Bool { false }
    /// Cells are asked again.
    func forgetWhatCellsSaid() {}
    /// The size of it all.
    open var collectionViewContentSize: CGSize { .zero }
}
