import Foundation

/// The content of a navigation bar for one controller. UIKit's class of this name.
///
/// ```swift
/// let item = UINavigationItem(title: "Guests")
/// ```
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// The title.
    open var title: String? { didSet { contentDidChange() } }
    /// A view in place of the title.
    open var titleView: UIView? { didSet { contentDidChange() } }
    /// The button at the leading edge.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The button at the trailing edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// The buttons at the trailing edge, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { contentDidChange() } }
    /// The back button of the next controller.
    open var backBarButtonItem: UIBarButtonItem? { didSet { contentDidChange() } }
    /// Whether the back button is hidden.
    open var hidesBackButton = false { didSet { contentDidChange() } }

    /// The buttons at the leading edge, the outermost first.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { contentDidChange() } }
    /// Whether these buttons are shown in addition to the back button.
    open var leftItemsSupplementBackButton = false { didSet { contentDidChange() } }
    /// A line of text above the title.
    open var prompt: String? { didSet { contentDidChange() } }
    /// The controller of a search bar below the title.
    open var searchController: UISearchController?
    /// Whether the search bar is hidden while the list is scrolled.
    open var hidesSearchBarWhenScrolling = true
    /// The title of the back button of the next controller.
    open var backButtonTitle: String? { didSet { contentDidChange() } }
    /// Whether the title is large. UIKit's raw values.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    /// Whether the title is large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { contentDidChange() } }

    /// The bar that shows it.
    weak var bar: UINavigationBar? { didSet { contentDidChange() } }

    private func contentDidChange() {
        for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) { item.bar = bar }
        bar?.setNeedsLayout()
        // A title of another height moves what is below the bar.
        bar?.superview?.setNeedsLayout()
    }

    /// Makes an item with a title.
    public init(title: String) { self.title = title }

    /// Sets the button at the trailing edge.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the button at the leading edge.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the buttons at the trailing edge.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the buttons at the leading edge.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Hides or shows the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
