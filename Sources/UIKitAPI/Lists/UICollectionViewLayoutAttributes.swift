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
    /// What stands there: nil for an item, else a kind of view above, below, at or behind items.
    public private(set) var representedElementKind: String?
    /// Whether an item stands there, or what else. UIKit's raw values.
    public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    var elementKind: String? { representedElementKind }
    /// Which of its lengths wait for the cell.
    struct Guesses { var width = false, height = false }
    var guesses = Guesses()

    /// Makes the place of an item.
    public required init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
    /// Makes the place of what is above or below a section.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        (representedElementKind, representedElementCategory) = (elementKind, .supplementaryView)
    }
    /// Makes the place of what is behind items.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        (representedElementKind, representedElementCategory) = (decorationViewKind, .decorationView)
    }
    /// A place with the same values.
    open override func copy() -> Any {
        // `NSObject` promises no actor, but a layout and its places live on the main one.
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
    /// The middle.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
}
