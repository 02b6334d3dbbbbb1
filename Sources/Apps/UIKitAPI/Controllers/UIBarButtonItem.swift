import Foundation

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
