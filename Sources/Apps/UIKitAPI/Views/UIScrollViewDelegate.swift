/// The delegate of a scroll view. UIKit's protocol of this name; nobody scrolls on Linux, so it is never called.
///
/// ```swift
/// final class Follower: UIScrollViewDelegate {
///     func scrollViewDidScroll(_ scrollView: UIScrollView) { print(scrollView.contentOffset) }
/// }
/// ```
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// The view shows another part of the content.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The user begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// A finger left it.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// It came to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when a scroll that the app started has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// What is zoomed; nil for nothing.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    /// Nothing, unless the app has its own.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Nothing, unless the app has its own.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Nothing, unless the app has its own.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Nothing, unless the app has its own.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Nothing, unless the app has its own.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Nothing is zoomed, unless the app has its own.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
