import Foundation

extension UICollectionView {
    /// The direction of scrolling. UIKit's raw values.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    /// The position of an item to which the view scrolls. UIKit's raw values.
    public struct ScrollPosition: OptionSet, Sendable {
        /// UIKit's raw value.
        public let rawValue: UInt
        /// Makes positions from UIKit's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the centre, vertically.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the centre, horizontally.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// Requests all content again.
    public func insertSections(_ sections: IndexSet) { reloadData() }
    /// Requests all content again.
    public func deleteSections(_ sections: IndexSet) { reloadData() }
    /// Requests all content again.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    /// The attributes of an item, as the layout returns them.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    /// Nothing: no finger moves an item.
    @discardableResult public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    /// Does nothing: no finger moves an item.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    /// Does nothing: no finger moves an item.
    public func endInteractiveMovement() {}
    /// Does nothing: no finger moves an item.
    public func cancelInteractiveMovement() {}
}
