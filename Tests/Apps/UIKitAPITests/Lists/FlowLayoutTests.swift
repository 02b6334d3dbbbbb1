import Foundation
import Testing
import UIKitAPI

/// Lines of items, worked out by hand from Apple's description of `UICollectionViewFlowLayout`.
@MainActor struct FlowLayoutTests {
    private final class Cells: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var counts = [3]
        var sizes: [CGSize] = []
        /// The kinds of headers and footers that were asked for.
        var asked: [String] = []

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            asked.append(kind)
            return UICollectionReusableView(frame: .zero)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            if indexPath.item < sizes.count { return sizes[indexPath.item] }
            return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
        }
    }

    private let layout = UICollectionViewFlowLayout()
    private let cells = Cells()

    init() {
        layout.itemSize = CGSize(width: 40, height: 30)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (10, 7)
    }

    private func list(_ width: CGFloat, _ height: CGFloat) -> UICollectionView {
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        let list = UICollectionView(frame: frame, collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (list.dataSource, list.delegate) = (cells, cells)
        list.layoutIfNeeded()
        return list
    }

    private func frames(_ list: UICollectionView, section: Int = 0) -> [CGRect] {
        (0..<cells.counts[section]).compactMap {
            list.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    /// The space of lines is between lines: neither before the first nor behind the last.
    @Test func linesHaveTheirSpaceBetweenThem() {
        cells.counts = [5]
        layout.sectionInset = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
        let list = list(100, 200)
        // 100 - 4 - 6 have just room for 40 + 10 + 40.
        #expect(frames(list).map(\.minX) == [4, 54, 4, 54, 4])
        #expect(frames(list).map(\.minY) == [3, 3, 40, 40, 77])
        #expect(list.contentSize == CGSize(width: 100, height: 3 + 30 + 7 + 30 + 7 + 30 + 5))
    }

    @Test func aListThatScrollsToTheSideHasColumns() {
        cells.counts = [5]
        layout.scrollDirection = .horizontal
        layout.sectionInset = UIEdgeInsets(top: 4, left: 3, bottom: 6, right: 5)
        let list = list(200, 80)
        // 80 - 4 - 6 have just room for 30 + 10 + 30.
        #expect(frames(list).map(\.minY) == [4, 44, 4, 44, 4])
        #expect(frames(list).map(\.minX) == [3, 3, 50, 50, 97])
        #expect(list.contentSize == CGSize(width: 3 + 40 + 7 + 40 + 7 + 40 + 5, height: 80))
    }

    /// A full line ends at the inset. The last line has the same columns, as the photos of an album have.
    @Test func aLineSharesItsRoom() {
        cells.counts = [3]
        layout.sectionInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 6)
        #expect(frames(list(106, 200)).map(\.minX) == [4, 60, 4])
        // One point too few for two items and the space between them.
        #expect(frames(list(99, 200)).map(\.minY) == [0, 37, 74])
        cells.counts = [4]
        #expect(frames(list(150, 200)).map(\.minX) == [4, 54, 104, 4])
        #expect(frames(list(146, 200)).map(\.minX) == [4, 100, 4, 100])
        (cells.counts, layout.sectionInset) = ([8], .zero)
        layout.itemSize.width = (100 - 2 * 10) / 3
        #expect(frames(list(100, 200)).suffix(2).map { $0.minX.rounded() } == [0, 37])
        cells.counts = [2]
        layout.itemSize.width = 40
        #expect(frames(list(160, 200)).map(\.minX) == [0, 60])
    }

    /// A line is as tall as its tallest item, and the others stand in its middle.
    @Test func itemsOfALineAreCentred() {
        cells.counts = [3]
        cells.sizes = [CGSize(width: 40, height: 10), CGSize(width: 50, height: 30), CGSize(width: 100, height: 20)]
        let list = list(100, 200)
        #expect(frames(list).map(\.minY) == [10, 0, 37] && frames(list).map(\.minX) == [0, 50, 0])
        #expect(list.contentSize.height == 57)
    }

    /// Sections follow each other with their insets, headers and footers; no space of lines is between them.
    @Test func sectionsFollowEachOther() {
        cells.counts = [1, 3]
        layout.sectionInset = UIEdgeInsets(top: 3, left: 0, bottom: 5, right: 0)
        layout.headerReferenceSize = CGSize(width: 0, height: 11)
        layout.footerReferenceSize = CGSize(width: 0, height: 13)
        let list = list(100, 300)
        #expect(frames(list).map(\.minY) == [14])
        // 11 + 3 + 30 + 5 + 13 are before the second section.
        #expect(frames(list, section: 1).map(\.minY) == [76, 76, 113])
        #expect(list.contentSize == CGSize(width: 100, height: 62 + 11 + 3 + 30 + 7 + 30 + 5 + 13))
        let places = [0, 1].flatMap { section in
            [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map {
                layout.layoutAttributesForSupplementaryView(
                    ofKind: $0, at: IndexPath(item: 0, section: section))?.frame
            }
        }
        #expect(
            places == [
                CGRect(x: 0, y: 0, width: 100, height: 11), CGRect(x: 0, y: 49, width: 100, height: 13),
                CGRect(x: 0, y: 62, width: 100, height: 11), CGRect(x: 0, y: 148, width: 100, height: 13),
            ])
    }

    /// Cells that only touch the edge of the list are not shown, be it at the bottom or at the side.
    @Test(arguments: [(37, 2), (38, 4), (67, 4), (74, 4), (75, 6)] as [(CGFloat, Int)])
    func cellsThatOnlyTouchTheEdgeAreNotShown(height: CGFloat, count: Int) {
        cells.counts = [6]
        #expect(list(100, height).visibleCells.count == count)
        (layout.scrollDirection, layout.itemSize) = (.horizontal, CGSize(width: 30, height: 40))
        #expect(list(height, 100).visibleCells.count == count)
    }

    /// "referenceSizeForHeaderInSection": where a length is zero there is no header; the others are asked for again after
    /// `reloadData`, and the old ones are gone.
    @Test func headersAreAskedForWhereTheyHaveASize() {
        let (header, footer) = (
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
        )
        layout.headerReferenceSize = CGSize(width: 0, height: 11)
        let list = list(100, 200)
        #expect(cells.asked == [header])
        layout.footerReferenceSize = CGSize(width: 0, height: 13)
        cells.asked = []
        list.reloadData()
        list.layoutIfNeeded()
        #expect(cells.asked.sorted() == [footer, header].sorted())
        #expect(list.subviews.count { !($0 is UICollectionViewCell) && $0 is UICollectionReusableView } == 2)
    }

    /// A centre and a size move and stretch the frame, and a copy has all of it.
    @Test func attributesHaveACentre() throws {
        let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
        place.frame = CGRect(x: 5, y: 6, width: 40, height: 20)
        #expect(place.center == CGPoint(x: 25, y: 16))
        place.center = CGPoint(x: 100, y: 50)
        #expect(place.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
        place.size = CGSize(width: 10, height: 30)
        (place.alpha, place.zIndex, place.isHidden) = (0.5, 7, true)
        let copy = try #require(place.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy.frame == CGRect(x: 80, y: 40, width: 10, height: 30) && copy.indexPath == place.indexPath)
        #expect(copy.alpha == 0.5 && copy.zIndex == 7 && copy.isHidden && copy.representedElementKind == nil)
    }

    /// "isHidden" of `UICollectionViewLayoutAttributes`: the view is not displayed, and it keeps its place.
    @Test func hiddenItemsHaveNoView() {
        final class Gaps: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let found = super.layoutAttributesForElements(in: rect)
                for place in found ?? [] { place.isHidden = place.indexPath.item == 1 }
                return found
            }
        }
        let gaps = Gaps()
        (gaps.itemSize, gaps.minimumLineSpacing) = (layout.itemSize, 7)
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 40, height: 200), collectionViewLayout: gaps)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = cells
        list.layoutIfNeeded()
        #expect(list.visibleCells.map(\.frame.minY).sorted() == [0, 74])
    }
}
