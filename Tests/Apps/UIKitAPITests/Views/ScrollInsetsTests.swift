import Foundation
import Testing
import UIKitAPI

/// What is not scrolled keeps its beginning clear of insets.
@MainActor struct ScrollInsetsTests {
    @Test func theOffsetFollowsTheInset() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentInset = UIEdgeInsets(top: 20, left: 8, bottom: 0, right: 0)
        #expect(view.contentOffset == CGPoint(x: -8, y: -20))
        view.contentOffset = CGPoint(x: 0, y: 50)
        view.contentInset.top = 30
        #expect(view.contentOffset == CGPoint(x: 0, y: 50))
    }

    private final class Cells: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    /// A line of items is as wide as the list without its insets.
    @Test func linesKeepBetweenTheInsets() throws {
        let (layout, cells) = (UICollectionViewFlowLayout(), Cells())
        (layout.itemSize, layout.minimumInteritemSpacing) = (CGSize(width: 40, height: 40), 0)
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = cells
        list.contentInset = UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 10)
        list.layoutIfNeeded()
        let frames = (0..<3).map { list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX }
        #expect(frames == [0, 40, 0] && list.contentOffset == CGPoint(x: -10, y: -5))
    }

    /// "contentInsetAdjustmentBehavior": "always include the safe area insets"; "adjust the insets only in the scrollable
    /// directions"; "do not adjust".
    @Test(arguments: [
        (UIScrollView.ContentInsetAdjustmentBehavior.always, CGSize.zero, false, [21, 12, 33, 14]),
        (.never, CGSize(width: 900, height: 900), true, [1, 2, 3, 4]),
        (.scrollableAxes, CGSize(width: 100, height: 100), false, [1, 2, 3, 4]),
        (.scrollableAxes, CGSize(width: 100, height: 101), false, [21, 2, 33, 4]),
        (.scrollableAxes, CGSize(width: 101, height: 100), false, [1, 12, 3, 14]),
        (.scrollableAxes, .zero, true, [21, 12, 33, 14]),
    ])
    func theSafeAreaCountsInSomeDirections(
        behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize, bounces: Bool, insets: [CGFloat]
    ) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.safeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 10)
        scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        (scroll.contentSize, scroll.contentInsetAdjustmentBehavior) = (content, behavior)
        (scroll.alwaysBounceVertical, scroll.alwaysBounceHorizontal) = (bounces, bounces)
        let adjusted = scroll.adjustedContentInset
        #expect([adjusted.top, adjusted.left, adjusted.bottom, adjusted.right] == insets)
    }

    /// "scrollRectToVisible(_:animated:)": the least distance, and none where all of it is visible.
    @Test(
        arguments: [
            (CGRect(x: 60, y: 90, width: 10, height: 10), CGPoint(x: 50, y: 80)),
            (CGRect(x: 50, y: 80, width: 100, height: 60), CGPoint(x: 50, y: 80)),
            (CGRect(x: 40, y: 100, width: 5, height: 5), CGPoint(x: 40, y: 80)),
            (CGRect(x: 140, y: 100, width: 20, height: 5), CGPoint(x: 60, y: 80)),
            (CGRect(x: 60, y: 10, width: 5, height: 5), CGPoint(x: 50, y: 10)),
            (CGRect(x: 60, y: 135, width: 5, height: 25), CGPoint(x: 50, y: 100)),
        ])
    func theLeastScrolling(_ rect: CGRect, _ offset: CGPoint) {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.contentSize = CGSize(width: 400, height: 400)
        view.setContentOffset(CGPoint(x: 50, y: 80), animated: false)
        view.scrollRectToVisible(rect, animated: false)
        #expect(view.contentOffset == offset && view.bounds.size == CGSize(width: 100, height: 60))
    }
}
