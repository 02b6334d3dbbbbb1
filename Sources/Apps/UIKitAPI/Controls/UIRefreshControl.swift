import Foundation

/// The control that is shown when a list is pulled down. UIKit's class of this name; it is not drawn.
///
/// ```swift
/// let refresh = UIRefreshControl()
/// refresh.beginRefreshing()
/// ```
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// Whether a refresh is running.
    public private(set) var isRefreshing = false
    /// The text below it.
    open var attributedTitle: NSAttributedString?
    /// Begins a refresh.
    open func beginRefreshing() { isRefreshing = true }
    /// Ends the refresh.
    open func endRefreshing() { isRefreshing = false }
}

extension UIScrollView {
    /// The control that is shown when the list is pulled down; it is not drawn.
    public var refreshControl: UIRefreshControl? {
        get { kept(#function) }
        set { keep(newValue as Any, as: #function) }
    }
}
