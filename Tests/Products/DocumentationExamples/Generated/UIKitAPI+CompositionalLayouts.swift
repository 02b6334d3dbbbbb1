// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_NSCollectionLayoutBoundarySupplementaryItem_1() async throws {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        _ = header
    }

    func example_NSCollectionLayoutBoundarySupplementaryItem_NSCollectionLayoutDecorationItem_1() async throws {
        let card = NSCollectionLayoutDecorationItem.background(elementKind: "card")
        _ = card
    }

    func example_NSCollectionLayoutBoundarySupplementaryItem_NSRectAlignment_1() async throws {
        let alignment = NSRectAlignment.topLeading
        _ = alignment
    }

    func example_NSCollectionLayoutEnvironment_1() async throws {
        let layout = UICollectionViewCompositionalLayout { section, environment in
            let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 2
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitem: item, count: columns))
        }
        _ = layout
    }

    func example_NSCollectionLayoutEnvironment_NSCollectionLayoutContainer_1() async throws {
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
        ) { environment in
            let width = environment.container.effectiveContentSize.width
            return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 80))]
        }
        _ = group
    }

    func example_NSCollectionLayoutGroup_1() async throws {
        let fifth = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
            subitems: [fifth])
        row.interItemSpacing = .fixed(4)
        _ = fifth
        _ = row
    }

    func example_NSCollectionLayoutGroup_NSCollectionLayoutGroupCustomItem_1() async throws {
        let item = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 80, height: 80), zIndex: 1)
        _ = item
    }

    func example_NSCollectionLayoutGroup_NSCollectionLayoutSpacing_1() async throws {
        let gap = NSCollectionLayoutSpacing.fixed(8)
        let rest = NSCollectionLayoutSpacing.flexible(8)
        _ = gap
        _ = rest
    }

    func example_NSCollectionLayoutGroup_NSCollectionLayoutEdgeSpacing_1() async throws {
        let below = NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: .fixed(8))
        _ = below
    }

    func example_NSCollectionLayoutItem_1() async throws {
        let half = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        half.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        _ = half
    }

    func example_NSCollectionLayoutItem_NSCollectionLayoutAnchor_1() async throws {
        let corner = NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 8, y: -8))
        _ = corner
    }

    func example_NSCollectionLayoutItem_NSCollectionLayoutSupplementaryItem_1() async throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        _ = badge
    }

    func example_NSCollectionLayoutSection_1() async throws {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: row)
        section.interGroupSpacing = 8
        _ = item
        _ = row
        _ = section
    }

    func example_NSCollectionLayoutSection_UICollectionLayoutSectionOrthogonalScrollingBehavior_1() async throws {
        let pages = UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging
        _ = pages
    }

    func example_NSCollectionLayoutSection_UIContentInsetsReference_1() async throws {
        let edges = UIContentInsetsReference.safeArea
        _ = edges
    }

    func example_NSCollectionLayoutSection_NSCollectionLayoutVisibleItem_1() async throws {
        func dim(_ items: [any NSCollectionLayoutVisibleItem]) { for item in items { item.alpha = 0.5 } }
    }

    func example_NSCollectionLayoutSize_NSCollectionLayoutDimension_1() async throws {
        let third = NSCollectionLayoutDimension.fractionalWidth(1 / 3)
        let row = NSCollectionLayoutDimension.absolute(44)
        _ = third
        _ = row
    }

    func example_NSCollectionLayoutSize_1() async throws {
        let square = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalWidth(0.25))
        _ = square
    }

    func example_UICollectionViewCompositionalLayout_1() async throws {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
            subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
        let stickers = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 280, height: 140), collectionViewLayout: layout)
        _ = item
        _ = row
        _ = layout
        _ = stickers
    }

    func example_UICollectionViewCompositionalLayout_UICollectionViewCompositionalLayoutConfiguration_1() async throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 16
        _ = configuration
    }
}
