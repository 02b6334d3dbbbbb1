import Foundation

/// The layout of a collection view. UIKit's class of this name; an app uses the flow layout or a subclass of its own.
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
    /// The collection view.
    public internal(set) weak var collectionView: UICollectionView?

    /// Makes a layout.
    public override init() { super.init() }
    /// Makes a layout, as a storyboard does.
    public required init?(coder: NSCoder) { super.init() }

    /// Is called before attributes are requested.
    open func prepare() {}
    /// Requests the attributes again.
    open func invalidateLayout() { collectionView?.reloadData() }
    /// The attributes of an item; nil for none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a header or footer; nil for none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// The offset at which scrolling ends; the proposed one unless it is overridden.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// The attributes of all views in a rectangle.
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
    /// Whether another size needs a new layout.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Registers the class of decorations.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }
    /// The classes of decorations, by their kinds.
    private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    /// Stores the size that a cell determined. Returns whether this changes the layout.
    func take(_ size: CGSize, saidAt place: UICollectionViewLayoutAttributes) -> Bool { false }
    /// Removes the sizes that cells determined.
    func forgetWhatCellsSaid() {}
    /// The size of the whole content.
    open var collectionViewContentSize: CGSize { .zero }
}
