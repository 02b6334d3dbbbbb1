import Foundation

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
