import Foundation

/// What a bar shows. UIKit's class of this name; it is not drawn.
///
/// ```swift
/// let item = UINavigationItem(title: "Guests")
/// ```
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// The words.
    open var title: String?
    /// A view in place of the words.
    open var titleView: UIView?
    /// What can be chosen at the start.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// What can be chosen at the end.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// The same, several.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// What leads back.
    open var backBarButtonItem: UIBarButtonItem?
    /// Whether nothing leads back.
    open var hidesBackButton = false

    /// The same, several.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// Whether they stand beside what leads back.
    open var leftItemsSupplementBackButton = false
    /// The words above the title.
    open var prompt: String?
    /// A search below the title.
    open var searchController: UISearchController?
    /// Whether it hides while the list is scrolled.
    open var hidesSearchBarWhenScrolling = true
    /// The words that lead back here.
    open var backButtonTitle: String?
    /// How large the title is. UIKit's raw values.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    /// How large the title is.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    /// Makes what a bar shows.
    public init(title: String) { self.title = title }

    /// Sets what can be chosen at the end.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets what can be chosen at the start.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the same, several.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the same, several.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Hides what leads back.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
