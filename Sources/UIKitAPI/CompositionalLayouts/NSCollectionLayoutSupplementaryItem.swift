import Foundation

/// A view at an item: a badge. UIKit's class of this name.
///
/// ```swift
/// let badge = NSCollectionLayoutSupplementaryItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
///     elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
/// ```
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind that the data source provides a view for.
    public let elementKind: String
    /// The point of what it belongs to.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the item that is placed at the anchor; nil for the same point.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// What is in front.
    open var zIndex = 0

    /// Makes a badge.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        (self.elementKind, self.containerAnchor, itemAnchor) = (elementKind, containerAnchor, nil)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Makes a badge whose own point is said, too.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The frame at something with a frame.
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
