import Balloons
import Testing

/// Flexible spaces at the edges of items, badges that stand on items, and headers and footers over them.
@MainActor struct CompositionalEdgesTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    /// What a list of 300 by 400 points shows of a section: the frames of its cells, and those of each kind of other view.
    private func shown(
        _ section: NSCollectionLayoutSection, _ count: Int,
        _ direction: UICollectionView.ScrollDirection = .vertical
    ) -> (cells: [CGRect], others: [String: [CGRect]], list: UICollectionView) {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = direction
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
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
    @Test(
        arguments: [
            (true, false, false, 100.0, 200.0), (false, true, false, 0, 200), (true, true, false, 50, 200),
            (false, false, true, 0, 100), (false, true, true, 0, 150), (true, true, true, 100.0 / 3, 500.0 / 3),
        ] as [(Bool, Bool, Bool, CGFloat, CGFloat)])
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

    /// The spaces above and below an item of a row count in how tall the row is.
    @Test(arguments: [(8, 0), (0, 8), (3, 5)] as [(CGFloat, CGFloat)])
    func spacesAcrossARowCount(above: CGFloat, below: CGFloat) {
        let square = NSCollectionLayoutItem(layoutSize: size(.absolute(40), .absolute(40)))
        square.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: nil, top: .fixed(above), trailing: nil, bottom: .fixed(below))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(40), .estimated(10)), subitems: [square])
        let (cells, _, list) = shown(NSCollectionLayoutSection(group: row), 2)
        #expect(cells.map(\.minY) == [above, 48 + above] && list.contentSize.height == 96)
    }

    /// An item that has no room in its row is in the next one with its badge, and no badge stays where it was tried.
    @Test func noBadgeStaysInTheRowBefore() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.absolute(80), .fractionalHeight(1)), supplementaryItems: [badge])
        let row = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(200), .absolute(60)), subitems: [item])
        let badges = shown(NSCollectionLayoutSection(group: row), 3).others["badge"] ?? []
        #expect(badges.map { [$0.minX, $0.minY] } == [[60, 0], [140, 0], [60, 60]])
    }

    /// "containerAnchor": the edges name a point of the item, at which the same point of the badge stands; an offset is in
    /// points, or in parts of the badge's own width and height.
    @Test(
        arguments: [
            ([], 40.0, 25.0), ([.top], 40, 0), ([.bottom, .leading], 0, 50), ([.top, .trailing], 80, 0),
            ([.trailing], 80, 25),
        ] as [(NSDirectionalRectEdge, Double, Double)])
    func badgesStandAtTheirAnchors(_ edges: NSDirectionalRectEdge, x: Double, y: Double) {
        let anchors = [
            (NSCollectionLayoutAnchor(edges: edges), 0.0, 0.0),
            (NSCollectionLayoutAnchor(edges: edges, absoluteOffset: CGPoint(x: 3, y: 4)), 3, 4),
            (NSCollectionLayoutAnchor(edges: edges, fractionalOffset: CGPoint(x: 0.5, y: 0.3)), 10, 3),
        ]
        for (anchor, across, down) in anchors {
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge", containerAnchor: anchor)
            let item = NSCollectionLayoutItem(
                layoutSize: size(.absolute(100), .absolute(60)), supplementaryItems: [badge])
            let row = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
            let badges = shown(NSCollectionLayoutSection(group: row), 1).others["badge"] ?? []
            #expect(badges == [CGRect(x: x + across, y: y + down, width: 20, height: 10)])
        }
    }

    /// "groupPagingCentered" centres a group in the section's room without its insets, in both directions of scrolling.
    @Test(arguments: [(UICollectionView.ScrollDirection.vertical, 90.0, 10.0), (.horizontal, 20, 165)])
    func pagedGroupsAreCentredBetweenTheInsets(_ direction: UICollectionView.ScrollDirection, x: Double, y: Double) {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .absolute(50)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        #expect(shown(section, 1, direction).cells == [CGRect(x: x, y: y, width: 100, height: 50)])
    }

    /// "contentInsets" of a group that is as long as what is in it lie around that, so that the next one comes behind them.
    @Test(arguments: [true, false], [UICollectionView.ScrollDirection.vertical, .horizontal])
    func insetsLieAroundAnEstimatedGroup(isRow: Bool, direction: UICollectionView.ScrollDirection) {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(40), .absolute(40)))
        let guess = size(.estimated(70), .estimated(70))
        let group: NSCollectionLayoutGroup =
            isRow
            ? .horizontal(layoutSize: guess, subitems: [item]) : .vertical(layoutSize: guess, subitems: [item])
        group.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)
        let places = shown(NSCollectionLayoutSection(group: group), 2, direction).cells.map { [$0.minX, $0.minY] }
        #expect(places == [[5, 3], direction == .vertical ? [5, 53] : [61, 3]])
    }

    /// "layoutAttributesForSupplementaryView(ofKind:at:)": of that kind, at that item.
    @Test func eachBadgeIsFoundByItsItem() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(60)), supplementaryItems: [badge])
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let layout = shown(NSCollectionLayoutSection(group: row), 3).list.collectionViewLayout
        let found: [CGFloat?] = [("badge", 0), ("badge", 1), ("badge", 2), ("badge", 3), ("other", 1)].map {
            layout.layoutAttributesForSupplementaryView(ofKind: $0, at: IndexPath(item: $1, section: 0))?.frame.minX
        }
        #expect(found == [0, 100, 200, nil, nil])
    }
}
