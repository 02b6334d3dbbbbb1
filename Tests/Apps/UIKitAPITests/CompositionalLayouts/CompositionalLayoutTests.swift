import Balloons
import Testing

/// What Apple's documentation and sample ("Implementing Modern Collection Views") say of compositional layouts.
@MainActor struct CompositionalLayoutTests {
    /// So many items in each section.
    private final class Items: UICollectionViewDataSource {
        let counts: [Int]
        init(_ counts: [Int]) { self.counts = counts }
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func item(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, inset: CGFloat = 0
    ) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: size(width, height))
        item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
        return item
    }

    /// The frames of a collection of 300 by 600 points, in order.
    private func frames(
        _ layout: UICollectionViewLayout, _ counts: [Int], isMirrored: Bool = false
    ) -> [CGRect] {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
        if isMirrored { list.semanticContentAttribute = .forceRightToLeft }
        let items = Items(counts)
        list.dataSource = items
        list.layoutIfNeeded()
        return list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0)?.frame }
    }

    private func frames(_ group: NSCollectionLayoutGroup, _ count: Int) -> [CGRect] {
        frames(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [count])
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func flexibleEdgesCentreAGroupAndFixedOnesPartIt() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .absolute(50)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
        )
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .fixed(5), trailing: .flexible(0), bottom: .fixed(7))
        #expect(frames(group, 2) == [rect(100, 5, 100, 50), rect(100, 67, 100, 50)])
    }

    @Test func evenPartsLeaveRoomForTheirEdges() {
        let part = item(.fractionalWidth(1), .fractionalHeight(1))
        part.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(10), top: nil, trailing: nil, bottom: nil)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: part, count: 3)
        #expect(frames(row, 3) == [rect(10, 0, 90, 50), rect(110, 0, 90, 50), rect(210, 0, 90, 50)])
    }

    /// The space below an item of a row counts in how high the row is.
    @Test func aSpaceBelowAnItemPartsRows() {
        let square = item(.absolute(40), .absolute(40))
        square.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: .fixed(8))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(40), .estimated(10)), subitems: [square])
        #expect(frames(row, 2) == [rect(0, 0, 40, 40), rect(0, 48, 40, 40)])
    }

    @Test func sidewaysFromRightToLeftBeginsAtTheRight() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .absolute(50)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
        )
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group), configuration: configuration)
        let shown = frames(layout, [10], isMirrored: true)
        #expect(shown == [rect(200, 0, 100, 50), rect(100, 0, 100, 50), rect(0, 0, 100, 50)])
        #expect(frames(layout, [1], isMirrored: true) == [rect(200, 0, 100, 50)])
    }

    /// The sample's grid: items of a fifth fill a row, the sixth begins the next group.
    @Test func gridOfFifths() {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)),
            subitems: [item(.fractionalWidth(0.2), .fractionalHeight(1))])
        #expect(
            frames(row, 7) == [
                rect(0, 0, 60, 60), rect(60, 0, 60, 60), rect(120, 0, 60, 60), rect(180, 0, 60, 60),
                rect(240, 0, 60, 60),
                rect(0, 60, 60, 60), rect(60, 60, 60, 60),
            ])
    }

    /// Three thirds are a whole, whatever their sum is in binary.
    @Test func thirdsFillARow() {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(44)),
            subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
        #expect(frames(row, 4).map(\.minY) == [0, 0, 0, 44])
    }

    /// "The item is positioned, then its content insets are applied."
    @Test func insetsComeAfterPlacing() {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1), inset: 5)])
        #expect(frames(row, 2) == [rect(5, 5, 140, 90), rect(155, 5, 140, 90)])
    }

    /// The sample's two columns: the count overrides the item's width, and the spacing comes off first.
    @Test func countSharesTheWidth() {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(44)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
            count: 2)
        row.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: row)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        let layout = UICollectionViewCompositionalLayout(section: section)
        #expect(frames(layout, [3]) == [rect(10, 0, 135, 44), rect(155, 0, 135, 44), rect(10, 54, 135, 44)])
    }

    /// The sample's nested groups: a large item, and two small ones above each other.
    @Test func nestedGroups() {
        let trailing = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(0.3)), count: 2)
        let nested = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)),
            subitems: [item(.fractionalWidth(0.7), .fractionalHeight(1)), trailing])
        #expect(
            frames(nested, 4) == [
                rect(0, 0, 210, 240), rect(210, 0, 90, 120), rect(210, 120, 90, 120), rect(0, 240, 210, 240),
            ])
    }

    @Test func flexibleSpacesShareWhatIsLeft() {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item(.absolute(80), .fractionalHeight(1))])
        row.interItemSpacing = .flexible(10)
        #expect(frames(row, 4).map(\.minX) == [0, 110, 220, 0])
        let centered = item(.absolute(100), .fractionalHeight(1))
        centered.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .fixed(6), trailing: .flexible(0), bottom: nil)
        let middle = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: centered, count: 1)
        #expect(frames(middle, 1) == [rect(100, 6, 100, 40)])
    }

    @Test func customGroupsPlaceByCode() {
        let stair = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(90))) {
            let width = $0.container.effectiveContentSize.width
            return (0..<3).map { step in
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: CGFloat(step) * width / 3, y: CGFloat(step) * 30, width: width / 3, height: 30))
            }
        }
        #expect(
            frames(stair, 4) == [
                rect(0, 0, 100, 30), rect(100, 30, 100, 30), rect(200, 60, 100, 30), rect(0, 90, 100, 30),
            ])
    }

    @Test func fromRightToLeftTheLeadingEdgeIsRight() {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item(.absolute(80), .fractionalHeight(1))])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
        #expect(frames(layout, [2], isMirrored: true).map(\.minX) == [220, 140])
    }

    /// Groups of such a section follow each other across, and the next section begins below one of them.
    @Test func sectionsThatScrollAcross() {
        let layout = UICollectionViewCompositionalLayout { [self] number, _ in
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(number == 0 ? 0.8 : 1), .absolute(100)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = number == 0 ? .groupPaging : .none
            return section
        }
        layout.configuration.interSectionSpacing = 20
        // The third item of the first section is beyond the screen.
        #expect(frames(layout, [3, 1]) == [rect(0, 0, 240, 100), rect(240, 0, 240, 100), rect(0, 120, 300, 100)])
        #expect(layout.collectionViewContentSize.height == 220)
    }

    /// The section's form follows the room, as in the sample's adaptive sections.
    @Test func providersKnowTheRoom() {
        var widths: [CGFloat] = []
        let layout = UICollectionViewCompositionalLayout { [self] _, environment in
            widths.append(environment.container.effectiveContentSize.width)
            let columns = environment.container.effectiveContentSize.width > 200 ? 3 : 1
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(50)),
                subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: columns)
            return NSCollectionLayoutSection(group: group)
        }
        #expect(frames(layout, [3]).map(\.minX) == [0, 100, 200])
        #expect(widths.last == 300)
    }

    /// One flexible edge takes all of the room, two share it.
    @Test(arguments: [(true, false, 200.0), (false, true, 0.0), (true, true, 100.0), (false, false, 0.0)])
    func flexibleEdgesShareTheRoomBesideAGroup(isLeading: Bool, isTrailing: Bool, x: CGFloat) {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .absolute(50)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
        )
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: isLeading ? .flexible(0) : nil, top: nil, trailing: isTrailing ? .flexible(0) : nil, bottom: nil)
        #expect(frames(group, 1) == [rect(x, 0, 100, 50)])
    }

    /// Flexible spaces between items part them evenly to the ends of a row; fixed ones do not.
    @Test func spacesBetweenItems() {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.absolute(80), .fractionalHeight(1))])
        row.interItemSpacing = .flexible(0)
        #expect(frames(row, 3).map(\.minX) == [0, 110, 220])
        row.interItemSpacing = .fixed(10)
        #expect(frames(row, 4) == [rect(0, 0, 80, 50), rect(90, 0, 80, 50), rect(180, 0, 80, 50), rect(0, 50, 80, 50)])
        // Three and two spaces are 260 points; with 35 a third item has no room.
        row.interItemSpacing = .fixed(35)
        #expect(frames(row, 3).map(\.minX) == [0, 115, 0])
    }
}
