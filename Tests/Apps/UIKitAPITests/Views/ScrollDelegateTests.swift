import Foundation
import Testing
import UIKitAPI

/// What the delegate of a view is called with when the app scrolls it, as in UIKit.
@MainActor struct ScrollDelegateTests {
    private final class Follower: NSObject, UITableViewDelegate, UICollectionViewDelegate, UITextViewDelegate {
        var calls: [String] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("\(Int(scrollView.contentOffset.y))") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
    }

    private let follower = Follower()

    private func views() -> [UIScrollView] {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (plain, table, text) = (UIScrollView(frame: frame), UITableView(frame: frame), UITextView(frame: frame))
        let list = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        (plain.delegate, table.delegate, text.delegate, list.delegate) = (follower, follower, follower, follower)
        return [plain, table, text, list]
    }

    /// "scrollViewDidScroll(_:)" once for each change; "scrollViewDidEndScrollingAnimation(_:)" after one that is animated.
    @Test func theDelegateIsCalled() {
        for view in views() {
            follower.calls = []
            view.contentOffset.y = 10
            view.contentOffset.y = 10
            view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
            view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
            view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
            view.scrollRectToVisible(CGRect(x: 0, y: 5, width: 10, height: 10), animated: false)
            view.scrollRectToVisible(CGRect(x: 0, y: 2, width: 10, height: 10), animated: true)
            #expect(follower.calls == ["10", "20", "30", "end", "5", "2", "end"], "\(type(of: view))")
        }
    }
}
