import Foundation

/// The bar above controllers. UIKit's class of this name; it is not drawn.
///
/// ```swift
/// let bar = UINavigationBar()
/// bar.isTranslucent = false
/// ```
@MainActor open class UINavigationBar: UIView {
    /// Whether what is behind shows through.
    open var isTranslucent = true
    /// The colour behind it.
    open var barTintColor: UIColor?
    /// The attributes of the words.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The picture under it.
    open var shadowImage: UIImage?
}

/// What a bar shows. UIKit's class of this name; it is not drawn.
///
/// ```swift
/// let item = UINavigationItem(title: "Guests")
/// ```
@MainActor open class UINavigationItem: NSObject {
    /// The words.
    open var title: String?
    /// A view in place of the words.
    open var titleView: UIView?
    /// What can be chosen at the start.
    open var leftBarButtonItem: UIBarButtonItem?
    /// What can be chosen at the end.
    open var rightBarButtonItem: UIBarButtonItem?
    /// The same, several.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// What leads back.
    open var backBarButtonItem: UIBarButtonItem?
    /// Whether nothing leads back.
    open var hidesBackButton = false

    /// Makes what a bar shows.
    public init(title: String) { self.title = title }
}

/// What can be chosen in a bar. UIKit's class of this name; it is not drawn.
///
/// ```swift
/// let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
/// ```
@MainActor open class UIBarButtonItem: NSObject {
    /// How it looks. UIKit's raw values.
    public enum Style: Int, Sendable { case plain, done = 2 }
    /// What the system has words or a picture for. UIKit's raw values.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    }
    /// The words.
    open var title: String?
    /// The picture.
    open var image: UIImage?
    /// Whether it can be chosen.
    open var isEnabled = true
    /// The colour.
    open var tintColor: UIColor?
    /// The delegate; nothing calls it on Linux.
    open weak var target: AnyObject?
    /// By which method.
    open var action: Selector?

    /// Makes one with words.
    public init(title: String?, style: Style, target: Any?, action: Selector?) {
        (self.title, self.target, self.action) = (title, target.map { $0 as AnyObject }, action)
    }
    /// Makes one with a picture.
    public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        (self.image, self.target, self.action) = (image, target.map { $0 as AnyObject }, action)
    }
    /// Makes one of the system's.
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }
    /// Makes one around a view.
    public init(customView: UIView) {}
}
