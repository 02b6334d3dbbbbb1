import Balloons
import Testing

/// Headers, badges, backgrounds and cells that say their sizes, in compositional layouts.
@MainActor struct CompositionalViewsTests {
    /// A cell whose label says how large it is.
    private final class Chip: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
            ])
        }
        required init?(coder: NSCoder) { nil }
        override class func makeForReuse(frame: CGRect) -> UICollectionReusableView { Chip(frame: frame) }
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func list(
        _ section: NSCollectionLayoutSection, _ words: [String]
    ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let chips = UICollectionView.CellRegistration<Chip, String> { cell, _, word in cell.label.text = word }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, word in
            list.dequeueConfiguredReusableCell(using: chips, for: path, item: word)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(words)
        source.apply(snapshot)
        return (list, source)
    }

    private func frames(of list: UICollectionView) -> [CGRect] {
        list.layoutIfNeeded()
        return list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0)?.frame }
    }

    /// Cells that are as wide as their words: as many in a row as fit, and the rest in the next.
    @Test func chipsAreAsWideAsTheirWords() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(20)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.estimated(50), .estimated(20)))])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        let words = ["rye", "a long word for bread", "sourdough", "white", "toast"]
        let (list, source) = list(section, words)
        let frames = frames(of: list)
        let wanted = words.map { word in
            let label = UILabel()
            label.text = word
            return label.intrinsicContentSize
        }
        for (frame, size) in zip(frames, wanted) {
            #expect(abs(frame.width - size.width - 8) < 0.01 && abs(frame.height - size.height - 8) < 0.01)
        }
        for (left, right) in zip(frames, frames.dropFirst()) where left.minY == right.minY {
            #expect(abs(right.minX - left.maxX - 8) < 0.01)
        }
        #expect(Set(frames.map(\.minY)).count == 2 && frames.allSatisfy { $0.maxX <= 300 })
        let height = try #require(frames.map(\.maxY).max())
        #expect(abs(list.contentSize.height - height) < 0.01)
        _ = source
    }

    /// Two columns stay of one width whatever their cells say; only their heights are guessed.
    @Test func evenColumnsKeepTheirWidth() {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(20)),
            subitem: NSCollectionLayoutItem(layoutSize: size(.estimated(100), .estimated(20))), count: 2)
        let (list, source) = list(NSCollectionLayoutSection(group: row), ["a", "sourdough bread"])
        let frames = frames(of: list)
        #expect(frames.map(\.width) == [150, 150] && frames.map(\.minX) == [0, 150])
        _ = source
    }

    /// A guess that is far too large: each time a cell says its size there is room for more, until the screen is full.
    @Test func aLargeGuessFillsTheScreenAllTheSame() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(500)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(500)))])
        let (list, source) = list(NSCollectionLayoutSection(group: group), (1...40).map { "row \($0)" })
        let frames = frames(of: list)
        let height = try #require(frames.first?.height)
        #expect(height < 40 && frames.allSatisfy { abs($0.height - height) < 0.01 })
        #expect(frames.count == Int((400 / height).rounded(.up)))
        _ = source
    }

    /// Rows of one column are as high as their texts, at the width that the layout gives them.
    @Test func rowsAreAsHighAsTheirTexts() throws {
        let one = size(.fractionalWidth(1), .estimated(30))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: one, subitems: [NSCollectionLayoutItem(layoutSize: one)])
        let text = String(repeating: "many words about bread ", count: 6)
        let (list, source) = list(NSCollectionLayoutSection(group: group), ["rye", text, "oats"])
        let frames = frames(of: list)
        let label = UILabel()
        (label.text, label.numberOfLines) = (text, 0)
        let height = label.sizeThatFits(CGSize(width: 292, height: 1000)).height
        #expect(height > 50 && abs(frames[1].height - height - 8) < 0.01)
        #expect(frames[0].height < height)
        for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(abs(lower.minY - upper.maxY) < 0.01) }
        _ = source
    }

    @Test func headersFootersBadgesAndBackgrounds() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(32)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(100), .absolute(16)),
                elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing),
        ]
        section.decorationItems = [.background(elementKind: "card")]
        let (list, source) = list(section, ["a", "b"])
        list.collectionViewLayout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
        source.supplementaryViewProvider = { _, kind, _ in
            let view = UICollectionReusableView(frame: .zero)
            view.accessibilityIdentifier = kind
            return view
        }
        #expect(
            frames(of: list) == [
                CGRect(x: 20, y: 42, width: 130, height: 60), CGRect(x: 150, y: 42, width: 130, height: 60),
            ])
        let views = list.subviews.filter { $0.accessibilityIdentifier != nil }
        let frames = Dictionary(grouping: views) { $0.accessibilityIdentifier ?? "" }.mapValues { $0.map(\.frame) }
        #expect(frames[UICollectionView.elementKindSectionHeader] == [CGRect(x: 20, y: 0, width: 260, height: 32)])
        #expect(frames[UICollectionView.elementKindSectionFooter] == [CGRect(x: 180, y: 112, width: 100, height: 16)])
        // In the corner, and three tenths of its own size beyond.
        #expect(
            frames["badge"] == [
                CGRect(x: 136, y: 36, width: 20, height: 20), CGRect(x: 266, y: 36, width: 20, height: 20),
            ])
        let background = try #require(list.subviews.first)
        #expect(background.frame == CGRect(x: 0, y: 0, width: 300, height: 128), "behind all")
    }

    /// An item that has no room in its row takes its badge along.
    @Test func aBadgeIsOnItsItemInTheNextRow() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
        let (list, source) = list(
            NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])),
            ["a", "b", "c"])
        source.supplementaryViewProvider = { _, kind, _ in
            let view = UICollectionReusableView(frame: .zero)
            view.accessibilityIdentifier = kind
            return view
        }
        #expect(frames(of: list).map(\.minY) == [0, 0, 60])
        let badges = list.subviews.filter { $0.accessibilityIdentifier == "badge" }.map(\.frame)
        let places = badges.map { [$0.minY, $0.minX] }.sorted { $0.lexicographicallyPrecedes($1) }
        #expect(places == [[0, 130], [0, 280], [60, 130]])
    }
}
