import Foundation

/// Where an item of a collection stands. UIKit's class of this name.
///
/// ```swift
/// let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
/// place.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
/// ```
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
    /// The place in points.
    open var frame = CGRect.zero
    /// Which item.
    open var indexPath: IndexPath
    /// How opaque it is.
    open var alpha: CGFloat = 1
    /// What is in front.
    open var zIndex = 0
    /// Whether it is left out.
    open var isHidden = false

    /// A map of the item about its middle.
    open var transform = CGAffineTransform.identity
    /// The same in space.
    open var transform3D = CATransform3DIdentity
    /// What stands there: nil for an item, else what is above or below a section.
    public private(set) var elementKind: String?

    /// Makes the place of an item.
    public required init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
    /// Makes the place of what is above or below a section.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        self.elementKind = elementKind
    }
    /// A place with the same values.
    open override func copy() -> Any {
        let copy = Self(forCellWith: indexPath)
        (copy.frame, copy.alpha, copy.zIndex, copy.isHidden) = (frame, alpha, zIndex, isHidden)
        (copy.transform, copy.transform3D, copy.elementKind) = (transform, transform3D, elementKind)
        return copy
    }

    /// The size.
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    /// The middle.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
}

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

    /// Called before places are asked for.
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
        return (headers + items).filter { $0.frame.intersects(rect) }
    }
    /// Whether another size needs other places.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// The size of it all.
    open var collectionViewContentSize: CGSize { .zero }
}
