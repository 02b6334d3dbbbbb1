import Foundation

/// A view that is attached to an item: a badge. UIKit's class of this name.
///
/// ```swift
/// let badge = NSCollectionLayoutSupplementaryItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
///     elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
/// ```
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of view that the data source provides.
    public let elementKind: String
    /// The anchor point of the container.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The anchor point of the item, which is placed at that of the container; nil for the same point.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The order from back to front: a larger number is in front.
    open var zIndex = 0

    /// Makes a badge.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        (self.elementKind, self.containerAnchor, itemAnchor) = (elementKind, containerAnchor, nil)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Makes a badge with an anchor point of its own.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The frame at a container.
    func frame(at container: CGRect) -> CGRect {
        let size = layoutSize.size(in: container.size)
        let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges))
        let (target, source) = (containerAnchor.point(in: container), own.point(in: CGRect(origin: .zero, size: size)))
        let (there, here) = (containerAnchor.distance(for: size), own.distance(for: size))
        return CGRect(
            x: target.x - source.x + there.x - here.x, y: target.y - source.y + there.y - here.y, width: size.width,
            height: size.height)
    }
}
