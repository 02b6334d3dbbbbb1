import Foundation

/// An item of a bar. UIKit's class of this name.
///
/// ```swift
/// let item: UIBarItem = UITabBarItem(title: "Polls", image: nil, tag: 0)
/// item.isEnabled = false
/// ```
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// The title.
    open var title: String? { didSet { contentDidChange() } }
    /// The picture.
    open var image: UIImage? { didSet { contentDidChange() } }
    /// Whether the item is enabled.
    open var isEnabled = true { didSet { contentDidChange() } }
    /// The bar that shows it.
    weak var bar: UIView?

    /// Updates the bar after a change of the item.
    func contentDidChange() { bar?.setNeedsLayout() }
    /// A number by which an app identifies the item.
    open var tag = 0
    /// The space around the picture, in points.
    open var imageInsets = UIEdgeInsets.zero
    /// What VoiceOver reads.
    open var accessibilityLabel: String?
    /// The identifier in user-interface tests.
    open var accessibilityIdentifier: String?
    /// The hint that VoiceOver reads.
    open var accessibilityHint: String?
    /// The value that VoiceOver reads.
    open var accessibilityValue: String?
    /// The frame for VoiceOver, in the coordinates of the screen.
    open var accessibilityFrame = CGRect.zero
    /// The accessibility traits.
    open var accessibilityTraits = UIAccessibilityTraits.button
    /// Whether VoiceOver stops at the item.
    open var isAccessibilityElement = true
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets the attributes of the title in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        contentDidChange()
    }
    /// The attributes of the title in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }
}

/// An item of a tab bar. UIKit's class of this name; it is not drawn.
///
/// ```swift
/// let item = UITabBarItem(title: "Polls", image: nil, tag: 1)
/// item.badgeValue = "2"
/// ```
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// An item whose title or picture the system provides. UIKit's raw values.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }
    /// The text of its badge.
    open var badgeValue: String?
    /// The picture of the item while it is selected.
    open var selectedImage: UIImage?

    /// Makes an item.
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    /// Makes an item with another picture for when it is selected.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
    /// Makes a system item.
    public init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        super.init()
        self.tag = tag
    }
}

/// A bar of tabs. UIKit's class of this name; it is not drawn.
///
/// ```swift
/// let bar = UITabBar()
/// bar.items = [UITabBarItem(title: "Polls", image: nil, tag: 0)]
/// ```
@preconcurrency @MainActor open class UITabBar: UIView {
    /// The items.
    open var items: [UITabBarItem]?
    /// The item that is selected.
    open weak var selectedItem: UITabBarItem?
    /// The colour of the background.
    open var barTintColor: UIColor?
    /// Whether the bar is translucent.
    open var isTranslucent = true
}

/// A bar of buttons at the bottom. UIKit's class of this name.
///
/// ```swift
/// let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
/// bar.items = [UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)]
/// ```
@preconcurrency @MainActor open class UIToolbar: UIView {
    /// The items.
    open var items: [UIBarButtonItem]? { didSet { contentDidChange() } }
    /// The colour of the background; nil for none.
    open var barTintColor: UIColor? { didSet { contentDidChange() } }
    private var parts: [UIView] = []

    private func contentDidChange() {
        for item in items ?? [] { item.bar = self }
        setNeedsLayout()
    }

    /// Places the items from the leading edge on. Flexible spaces share the extra room.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for part in parts { part.removeFromSuperview() }
        parts = []
        let backdrop = UIView(frame: bounds)
        backdrop.backgroundColor = barTintColor
        let row = BarRow.spread(items ?? [], over: bounds, isMirrored: isMirrored)
        for (view, frame) in (barTintColor == nil ? [] : [(backdrop, bounds)]) + row {
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = frame
            addSubview(view)
            parts.append(view)
        }
    }
    /// No width of its own; 44 points tall (UIKit, observed).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarRow.height)
    }
    /// The width that is available, and 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarRow.height) }
    /// The style.
    open var barStyle = UIBarStyle.default
    /// Whether the bar is translucent.
    open var isTranslucent = true
    /// Replaces the items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
