import Foundation

/// An item of a bar. UIKit's class of this name.
///
/// ```swift
/// let item: UIBarItem = UITabBarItem(title: "Polls", image: nil, tag: 0)
/// item.isEnabled = false
/// ```
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// The words.
    open var title: String? { didSet { contentDidChange() } }
    /// The picture.
    open var image: UIImage? { didSet { contentDidChange() } }
    /// Whether it can be chosen.
    open var isEnabled = true { didSet { contentDidChange() } }
    /// The bar that shows it.
    weak var bar: UIView?

    /// Has the bar show what is new.
    func contentDidChange() { bar?.setNeedsLayout() }
    /// A number by which an app finds it again.
    open var tag = 0
    /// The space around the picture, in points.
    open var imageInsets = UIEdgeInsets.zero
    /// What VoiceOver reads.
    open var accessibilityLabel: String?
    /// The name in user-interface tests.
    open var accessibilityIdentifier: String?
    /// What it does, in VoiceOver's words.
    open var accessibilityHint: String?
    /// What it stands at, in VoiceOver's words.
    open var accessibilityValue: String?
    /// Where VoiceOver finds it on the screen.
    open var accessibilityFrame = CGRect.zero
    /// What kind of thing it is for VoiceOver.
    open var accessibilityTraits = UIAccessibilityTraits.button
    /// Whether VoiceOver reads it.
    open var isAccessibilityElement = true
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets the attributes of the words in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        contentDidChange()
    }
    /// The attributes of the words in a state.
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
    /// What the system has words or a picture for. UIKit's raw values.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }
    /// The words in a badge.
    open var badgeValue: String?
    /// The picture of a chosen one.
    open var selectedImage: UIImage?

    /// Makes one.
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    /// Makes one with a picture for when it is chosen.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
    /// Makes one of the system's.
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
    /// What can be chosen.
    open var items: [UITabBarItem]?
    /// What is chosen.
    open weak var selectedItem: UITabBarItem?
    /// The colour behind it.
    open var barTintColor: UIColor?
    /// Whether what is behind shows through.
    open var isTranslucent = true
}

/// A bar at the bottom. UIKit's class of this name.
///
/// ```swift
/// let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
/// bar.items = [UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)]
/// ```
@preconcurrency @MainActor open class UIToolbar: UIView {
    /// What can be chosen.
    open var items: [UIBarButtonItem]? { didSet { contentDidChange() } }
    /// The colour behind it; nil for none.
    open var barTintColor: UIColor? { didSet { contentDidChange() } }
    private var parts: [UIView] = []

    private func contentDidChange() {
        for item in items ?? [] { item.bar = self }
        setNeedsLayout()
    }

    /// Places the items from where lines begin; spaces that grow share what is left.
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
    /// The width that there is, 44 points tall.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarRow.height) }
    /// How it looks.
    open var barStyle = UIBarStyle.default
    /// Whether what is behind shows through.
    open var isTranslucent = true
    /// Puts items in place of the present ones.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
