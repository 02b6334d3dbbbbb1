import Foundation

/// What a pull at the top of a list does. UIKit's class of this name; it is not drawn.
///
/// ```swift
/// let refresh = UIRefreshControl()
/// refresh.beginRefreshing()
/// ```
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// Whether a refresh is running.
    public private(set) var isRefreshing = false
    /// The words below it.
    open var attributedTitle: NSAttributedString?
    /// Begins.
    open func beginRefreshing() { isRefreshing = true }
    /// Ends.
    open func endRefreshing() { isRefreshing = false }
}

extension UIScrollView {
    /// What a pull at the top does; it is not drawn.
    public var refreshControl: UIRefreshControl? {
        get { kept(#function) }
        set { keep(newValue as Any, as: #function) }
    }
}
