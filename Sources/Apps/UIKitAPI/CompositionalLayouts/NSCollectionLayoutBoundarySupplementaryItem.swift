import Foundation

/// What is above or below a section of a compositional layout, or above or below all. UIKit's class of this name.
///
/// ```swift
/// let header = NSCollectionLayoutBoundarySupplementaryItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
///     elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
/// ```
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether the section grows by it; false where it covers the items.
    open var extendsBoundary = true
    /// Whether it stays while the items move; the first screen is drawn, where it makes no difference.
    open var pinToVisibleBounds = false
    /// The edge where it stands.
    public let alignment: NSRectAlignment
    /// How far from there, in points.
    public let offset: CGPoint

    /// Makes an item at an edge.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }
    /// Makes an item some points off an edge.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
    }

    /// Whether it stands before the items where they follow each other downwards, or across.
    func isBefore(isVertical: Bool) -> Bool { alignment.edges.contains(isVertical ? .top : .leading) }
}

/// A view behind a section of a compositional layout. UIKit's class of this name.
///
/// ```swift
/// let card = NSCollectionLayoutDecorationItem.background(elementKind: "card")
/// ```
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind that the layout knows the class of.
    public let elementKind: String
    /// What is in front.
    open var zIndex = 0

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }
    /// A view as large as the section.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}

/// An edge or a corner by the direction of the interface. UIKit's raw values.
///
/// ```swift
/// let alignment = NSRectAlignment.topLeading
/// ```
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    /// The edges at which it is placed.
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
