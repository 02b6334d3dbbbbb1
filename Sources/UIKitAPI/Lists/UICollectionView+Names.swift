import Foundation

extension UICollectionView {
    /// Where it is scrolled. UIKit's raw values.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    /// Where an item stands that is scrolled to. UIKit's raw values.
    public struct ScrollPosition: OptionSet, Sendable {
        /// UIKit's raw value.
        public let rawValue: UInt
        /// Makes positions of UIKit's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// Asks for everything again.
    public func insertSections(_ sections: IndexSet) { reloadData() }
    /// Asks for everything again.
    public func deleteSections(_ sections: IndexSet) { reloadData() }
    /// Asks for everything again.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    /// The place of an item, as the layout says it.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    /// Nothing: no finger moves an item.
    @discardableResult public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    /// Nothing: no finger moves an item.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    /// Nothing: no finger moves an item.
    public func endInteractiveMovement() {}
    /// Nothing: no finger moves an item.
    public func cancelInteractiveMovement() {}
}
