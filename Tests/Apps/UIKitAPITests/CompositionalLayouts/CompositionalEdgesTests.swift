import Balloons
import Testing

/// Flexible spaces at the edges of items, badges that stand on items, and headers and footers over them.
@MainActor struct CompositionalEdgesTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    /// What a list of 300 by 400 points shows of a section: the frames of its cells, and those of each kind of other view.
    private func shown(
        _ section: NSCollectionLayoutSection, _ count: Int
    ) -> (cells: [CGRect], others: [String: [CGRect]], list: UICollectionView) {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { _, kind, _ in
            let view = UICollectionReusableView(frame: .zero)
            view.accessibilityIdentifier = kind
            return view
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        source.apply(snapshot)
        list.layoutIfNeeded()
        let named = list.subviews.filter { $0.accessibilityIdentifier != nil }
        return (
            list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0)?.frame },
            Dictionary(grouping: named) { $0.accessibilityIdentifier ?? "" }.mapValues {
                $0.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
            }, list
        )
    }

    /// The room that is left of 300 points beside two items of 100 goes where it is flexible. A badge goes with its item.
    @Test(arguments: [
        (true, false, false, 100.0, 200.0), (false, true, false, 0, 200), (true, true, false, 50, 200),
        (false, false, true, 0, 100), (false, true, true, 0, 150), (true, true, true, 100.0 / 3, 500.0 / 3),
    ])
    func flexibleEdgesOfItems(before: Bool, after: Bool, afterLast: Bool, first: CGFloat, second: CGFloat) {
        func item(_ leading: Bool, _ trailing: Bool) -> NSCollectionLayoutItem {
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(10), .absolute(10)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
            let item = NSCollectionLayoutItem(
                layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [badge])
            item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: leading ? .flexible(0) : nil, top: nil, trailing: trailing ? .flexible(0) : nil, bottom: nil)
            return item
        }
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item(before, after), item(false, afterLast)])
        let (cells, others, _) = shown(NSCollectionLayoutSection(group: row), 2)
        let badges = others["badge"] ?? []
        #expect(cells.count == 2 && badges.count == 2)
        for (found, wanted) in zip(cells + badges, [first, second, first, second]) {
            #expect(abs(found.minX - wanted) < 0.01)
        }
    }

    /// `extendsBoundary`: whether the section grows by the item. One that does not stands over the cells at its edge.
    @Test(arguments: [(true, 20.0, 80.0, 96.0), (false, 0.0, 44.0, 60.0)])
    func headersAndFootersBesideOrOverTheCells(extends: Bool, top: CGFloat, footer: CGFloat, height: CGFloat) {
        let cell = size(.fractionalWidth(1), .absolute(60))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: cell, subitems: [NSCollectionLayoutItem(layoutSize: cell)]))
        section.boundarySupplementaryItems = [(NSRectAlignment.top, "header", 20), (.bottom, "footer", 16)].map {
            alignment, kind, length in
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(length)), elementKind: kind, alignment: alignment)
            item.extendsBoundary = extends
            return item
        }
        let (cells, others, list) = shown(section, 1)
        #expect(cells == [CGRect(x: 0, y: top, width: 300, height: 60)])
        #expect(others["header"] == [CGRect(x: 0, y: 0, width: 300, height: 20)])
        #expect(others["footer"] == [CGRect(x: 0, y: footer, width: 300, height: 16)])
        #expect(list.contentSize.height == height)
    }
}
