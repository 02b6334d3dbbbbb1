import Foundation

/// What a bar shows. UIKit's class of this name.
///
/// ```swift
/// let item = UINavigationItem(title: "Guests")
/// ```
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// The words.
    open var title: String? { didSet { contentDidChange() } }
    /// A view in place of the words.
    open var titleView: UIView? { didSet { contentDidChange() } }
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
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { contentDidChange() } }
    /// What leads back.
    open var backBarButtonItem: UIBarButtonItem? { didSet { contentDidChange() } }
    /// Whether nothing leads back.
    open var hidesBackButton = false { didSet { contentDidChange() } }

    /// The same, several.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { contentDidChange() } }
    /// Whether they stand beside what leads back.
    open var leftItemsSupplementBackButton = false { didSet { contentDidChange() } }
    /// The words above the title.
    open var prompt: String? { didSet { contentDidChange() } }
    /// A search below the title.
    open var searchController: UISearchController?
    /// Whether it hides while the list is scrolled.
    open var hidesSearchBarWhenScrolling = true
    /// The words that lead back here.
    open var backButtonTitle: String? { didSet { contentDidChange() } }
    /// How large the title is. UIKit's raw values.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    /// How large the title is.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { contentDidChange() } }

    /// The bar that shows it.
    weak var bar: UINavigationBar? { didSet { contentDidChange() } }

    private func contentDidChange() {
        for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) { item.bar = bar }
        bar?.setNeedsLayout()
        // A title of another height moves what is below the bar.
        bar?.superview?.setNeedsLayout()
    }

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
