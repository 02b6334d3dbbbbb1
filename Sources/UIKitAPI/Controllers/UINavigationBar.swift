import Foundation

/// The bar above controllers. UIKit's class of this name; it is not drawn.
///
/// ```swift
/// let bar = UINavigationBar()
/// bar.isTranslucent = false
/// ```
@preconcurrency @MainActor open class UINavigationBar: UIView {
    /// Whether what is behind shows through.
    open var isTranslucent = true
    /// The colour behind it.
    open var barTintColor: UIColor?
    /// The attributes of the words.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The picture under it.
    open var shadowImage: UIImage?
    /// Whether titles are large.
    open var prefersLargeTitles = false
    /// How it looks.
    open var barStyle = UIBarStyle.default
    /// The way's items.
    open var items: [UINavigationItem]?
    /// The item in front.
    open var topItem: UINavigationItem? { items?.last }
    /// The item behind it.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// Whether it stands at the top of the screen.
    open weak var delegate: AnyObject?
    /// Puts an item in front.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    /// Takes the front one away.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
    /// Puts items in place of the present ones.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// A picture behind it, which is not drawn.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// How high a bar is; none is drawn. UIKit's raw values.
///
/// ```swift
/// UINavigationBar().setBackgroundImage(UIImage(), for: UIBarMetrics.default)
/// ```
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
