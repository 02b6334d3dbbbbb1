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

/// A button of a bar. UIKit's class of this name.
///
/// ```swift
/// let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
/// ```
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// The style of a button. UIKit's raw values.
    public enum Style: Int, Sendable { case plain, done = 2 }
    /// A button whose title or picture the system provides. UIKit's raw values.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    }
    /// The colour of its title or picture.
    open var tintColor: UIColor? { didSet { contentDidChange() } }
    /// A view that is shown in place of a button.
    open var customView: UIView? { didSet { contentDidChange() } }
    /// The width in points; 0 for the item's own.
    open var width: CGFloat = 0 { didSet { contentDidChange() } }
    /// The style.
    open var style = Style.plain { didSet { contentDidChange() } }
    /// The kind of system button; nil for a button of the app.
    var systemItem: SystemItem?
    /// The action of the button, in place of a target and a selector.
    open var primaryAction: UIAction?
    /// The object that receives the action.
    open weak var target: AnyObject?
    /// The method that the action calls.
    open var action: Selector?

    /// Makes an empty item.
    public override init() {}
    /// Makes an empty item, as a storyboard does.
    public required init?(coder: NSCoder) {}
    /// Makes a space that grows with the extra room.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }
    /// Makes a button with a title.
    public init(title: String?, style: Style, target: Any?, action: Selector?) {
        (self.target, self.action, self.style) = (target.map { $0 as AnyObject }, action, style)
        super.init()
        self.title = title
    }
    /// Makes a button with a picture.
    public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        (self.target, self.action, self.style) = (target.map { $0 as AnyObject }, action, style)
        super.init()
        self.image = image
    }
    /// Makes a system button.
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        (self.target, self.action, self.systemItem) = (target.map { $0 as AnyObject }, action, systemItem)
    }
    /// Makes a system button that runs an action.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
    }
    /// Makes a button with a title or a picture that runs an action.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }
    /// Makes an item with a view.
    public init(customView: UIView) { self.customView = customView }
}
