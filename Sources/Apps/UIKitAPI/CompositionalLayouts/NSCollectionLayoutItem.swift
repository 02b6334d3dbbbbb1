import Foundation

/// The size and spacing of a cell in a compositional layout, which is repeated. UIKit's class of this name.
///
/// ```swift
/// let half = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// half.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
/// ```
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// The size in the container.
    public let layoutSize: NSCollectionLayoutSize
    /// The supplementary items of the item: badges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The space inside the item's edges, which is applied after it was placed. An estimated length has no insets.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space outside of the item's edges.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Makes an item.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }
    /// Makes an item with badges.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    }
}

/// The place of a supplementary item at its container. UIKit's class of this name.
///
/// ```swift
/// let corner = NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 8, y: -8))
/// ```
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
    /// The edges; empty for the centre.
    public let edges: NSDirectionalRectEdge
    /// The offset from the edges: points, or fractions of the supplementary item's size.
    public let offset: CGPoint
    private let isFractional: Bool

    /// Makes an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }
    /// Makes an anchor with an offset in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset, isFractional) = (edges, absoluteOffset, false)
    }
    /// Makes an anchor with an offset in fractions of the item's size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isFractional) = (edges, fractionalOffset, true)
    }

    /// The point of the anchor in a rectangle. Horizontal positions are measured from the leading edge.
    func point(in frame: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? frame.minX : edges.contains(.trailing) ? frame.maxX : frame.midX,
            y: edges.contains(.top) ? frame.minY : edges.contains(.bottom) ? frame.maxY : frame.midY)
    }

    /// The offset of an item with a size, in points.
    func distance(for size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

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
