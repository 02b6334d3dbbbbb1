import Foundation

/// What a compositional layout is laid out for. UIKit's protocol of this name.
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout { section, environment in
///     let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 2
///     let item = NSCollectionLayoutItem(
///         layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
///     let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
///     return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitem: item, count: columns))
/// }
/// ```
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The room.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection.
    var traitCollection: UITraitCollection { get }
}

/// The room of a compositional layout. UIKit's protocol of this name.
///
/// ```swift
/// let group = NSCollectionLayoutGroup.custom(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
/// ) { environment in
///     let width = environment.container.effectiveContentSize.width
///     return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 80))]
/// }
/// ```
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size without the insets.
    var effectiveContentSize: CGSize { get }
    /// The space inside the edges.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The same in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The room and the traits, as a layout asks with them.
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
        (contentSize, contentInsets, traitCollection) = (size, insets, traits)
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize.without(contentInsets) }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

extension CGSize {
    /// The size without space inside the edges; never less than nothing.
    func without(_ insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom)
        )
    }
}
