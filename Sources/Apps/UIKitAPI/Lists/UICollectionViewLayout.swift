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

/// The place and appearance of a view in a collection view. UIKit's class of this name.
///
/// ```swift
/// let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
/// place.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
/// ```
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
    /// The frame in points.
    open var frame = CGRect.zero
    /// The index path of the item.
    open var indexPath: IndexPath
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The order from back to front: a larger number is in front.
    open var zIndex = 0
    /// Whether it is hidden.
    open var isHidden = false

    /// A transform of the item around its centre.
    open var transform = CGAffineTransform.identity
    /// A transform of the item in space.
    open var transform3D = CATransform3DIdentity
    /// The kind of a header, footer, badge or decoration; nil for an item.
    public private(set) var representedElementKind: String?
    /// Whether it is an item, a supplementary view or a decoration. UIKit's raw values.
    public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    var elementKind: String? { representedElementKind }
    /// The lengths that the cell determines.
    struct Guesses { var width = false, height = false }
    var guesses = Guesses()

    /// Makes the attributes of an item.
    public required init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
    /// Makes the attributes of a header or footer.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        (representedElementKind, representedElementCategory) = (elementKind, .supplementaryView)
    }
    /// Makes the attributes of a decoration.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        (representedElementKind, representedElementCategory) = (decorationViewKind, .decorationView)
    }
    /// A copy with the same values.
    open override func copy() -> Any {
        // `NSObject` does not promise an actor, but a layout and its attributes are only used on the main one.
        MainActor.assumeIsolated { () -> UICollectionViewLayoutAttributes in
            let copy = Self(forCellWith: indexPath)
            (copy.frame, copy.alpha, copy.zIndex, copy.isHidden) = (frame, alpha, zIndex, isHidden)
            (copy.transform, copy.transform3D, copy.guesses) = (transform, transform3D, guesses)
            copy.representedElementKind = representedElementKind
            copy.representedElementCategory = representedElementCategory
            return copy
        }
    }

    /// The size.
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    /// The centre.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
}
