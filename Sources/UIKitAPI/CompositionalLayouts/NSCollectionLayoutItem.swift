import Foundation

/// A cell's place in a compositional layout, to be repeated. UIKit's class of this name.
///
/// ```swift
/// let half = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// half.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
/// ```
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// The size in the container.
    public let layoutSize: NSCollectionLayoutSize
    /// What is placed at the item: badges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The space inside the item's edges, taken after it was placed; none where its length is estimated.
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

/// Where a supplementary item stands at what it belongs to. UIKit's class of this name.
///
/// ```swift
/// let corner = NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 8, y: -8))
/// ```
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
    /// The edges; none for the middle.
    public let edges: NSDirectionalRectEdge
    /// How far from there: points, or parts of the supplementary item's size.
    public let offset: CGPoint
    private let isFractional: Bool

    /// Makes an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }
    /// Makes an anchor some points off.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset, isFractional) = (edges, absoluteOffset, false)
    }
    /// Makes an anchor parts of the item's size off.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isFractional) = (edges, fractionalOffset, true)
    }

    /// The point of the anchor in a rectangle that begins at its leading edge.
    func point(in frame: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? frame.minX : edges.contains(.trailing) ? frame.maxX : frame.midX,
            y: edges.contains(.top) ? frame.minY : edges.contains(.bottom) ? frame.maxY : frame.midY)
    }

    /// How far from there an item of a size stands, in points.
    func distance(for size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
