import Foundation

/// What can be chosen in a bar. UIKit's class of this name.
///
/// ```swift
/// let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
/// ```
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// How it looks. UIKit's raw values.
    public enum Style: Int, Sendable { case plain, done = 2 }
    /// What the system has words or a picture for. UIKit's raw values.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    }
    /// The colour.
    open var tintColor: UIColor? { didSet { contentDidChange() } }
    /// A view in its place.
    open var customView: UIView? { didSet { contentDidChange() } }
    /// Its width in points; 0 for its own.
    open var width: CGFloat = 0 { didSet { contentDidChange() } }
    /// How it looks.
    open var style = Style.plain { didSet { contentDidChange() } }
    /// What of the system's it is; nil for an app's own.
    var systemItem: SystemItem?
    /// What it does, where no method of an object is called.
    open var primaryAction: UIAction?
    /// The object that receives the action.
    open weak var target: AnyObject?
    /// By which method.
    open var action: Selector?

    /// Makes an empty one.
    public override init() {}
    /// Makes an empty one, as a storyboard does.
    public required init?(coder: NSCoder) {}
    /// Space that grows.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }
    /// Makes one with words.
    public init(title: String?, style: Style, target: Any?, action: Selector?) {
        (self.target, self.action, self.style) = (target.map { $0 as AnyObject }, action, style)
        super.init()
        self.title = title
    }
    /// Makes one with a picture.
    public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        (self.target, self.action, self.style) = (target.map { $0 as AnyObject }, action, style)
        super.init()
        self.image = image
    }
    /// Makes one of the system's.
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        (self.target, self.action, self.systemItem) = (target.map { $0 as AnyObject }, action, systemItem)
    }
    /// Makes one of the system's that runs an action.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
    }
    /// Makes one with words or a picture that runs an action.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }
    /// Makes one around a view.
    public init(customView: UIView) { self.customView = customView }
}
