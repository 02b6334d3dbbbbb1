import Foundation

/// The bar of a navigation controller. UIKit's class of this name. It shows the title of the top item, its buttons, and
/// the back button.
///
/// ```swift
/// let bar = UINavigationBar()
/// bar.prefersLargeTitles = true
/// ```
@preconcurrency @MainActor open class UINavigationBar: UIView {
    /// Whether the bar is translucent.
    open var isTranslucent = true { didSet { contentDidChange() } }
    /// The colour of the background; nil for none, as when the content is scrolled to the top (iOS 15 and later).
    open var barTintColor: UIColor? { didSet { contentDidChange() } }
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }
    /// The attributes of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }
    /// The picture of the bar's shadow, which is not drawn.
    open var shadowImage: UIImage?
    /// Whether titles are large.
    open var prefersLargeTitles = false { didSet { contentDidChange() } }
    /// The style; a black bar has a dark background and white text.
    open var barStyle = UIBarStyle.default { didSet { contentDidChange() } }
    /// The items of the navigation stack.
    open var items: [UINavigationItem]? { didSet { contentDidChange() } }
    /// The appearance when content is scrolled, which is not drawn.
    open var standardAppearance = UINavigationBarAppearance() { didSet { contentDidChange() } }
    /// The appearance when content is scrolled to the top, which is the one that is drawn; nil for no background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { contentDidChange() } }
    /// The appearance in a bar of compact height, which is never drawn.
    open var compactAppearance: UINavigationBarAppearance?
    /// The last item, which is shown.
    open var topItem: UINavigationItem? { items?.last }
    /// The item before the last one.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// Is asked for the position of the bar.
    open weak var delegate: AnyObject?
    private var background: UIImage?
    /// Is called when the back button is tapped.
    var goesBack: (() -> Void)?
    private var parts: [UIView] = []

    /// Adds an item, which is then shown.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    /// Removes the last item.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
    /// Replaces the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// Sets the picture of the background, which is stretched.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        if barMetrics == .default { background = backgroundImage }
        contentDidChange()
    }
    /// The picture of the background.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { barMetrics == .default ? background : nil }

    override func take(looksOf view: UIView) {
        super.take(looksOf: view)
        guard let bar = view as? UINavigationBar else { return }
        barTintColor = barTintColor ?? bar.barTintColor
        titleTextAttributes = titleTextAttributes ?? bar.titleTextAttributes
        largeTitleTextAttributes = largeTitleTextAttributes ?? bar.largeTitleTextAttributes
        scrollEdgeAppearance = scrollEdgeAppearance ?? bar.scrollEdgeAppearance
        background = background ?? bar.background
        if bar.prefersLargeTitles { prefersLargeTitles = true }
        if barStyle == .default { barStyle = bar.barStyle }
    }

    private func contentDidChange() {
        for item in items ?? [] { item.bar = self }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Whether the top item has a large title: by its own mode, or by that of the item before it.
    var hasLargeTitle: Bool {
        guard prefersLargeTitles else { return false }
        return (items ?? []).reduce(true) { isLarge, item in
            switch item.largeTitleDisplayMode {
            case .automatic: isLarge
            case .always: true
            case .never: false
            }
        }
    }

    /// 44 points; 52 more for a large title, and 30 for a prompt. Source: UIKit, observed.
    var height: CGFloat { rowTop + BarRow.height + (hasLargeTitle ? Self.largeHeight : 0) }
    private var rowTop: CGFloat { topItem?.prompt == nil ? 0 : 30 }
    private static let largeHeight: CGFloat = 52

    /// No width of its own.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    /// The width that is available, and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    /// Places the background, the titles and the buttons.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for part in parts { part.removeFromSuperview() }
        parts = []
        addBackground()
        guard let item = topItem else { return }
        if let prompt = item.prompt {
            let label = self.label(prompt, .systemFont(ofSize: 13), [:])
            add(label, CGRect(x: 0, y: 6, width: bounds.width, height: 20))
        }
        let row = BarRow(
            leading: backView(of: item) + (item.leftBarButtonItems ?? []).compactMap(\.barView),
            trailing: (item.rightBarButtonItems ?? []).compactMap(\.barView), title: titleView(of: item),
            bounds: CGRect(x: 0, y: rowTop, width: bounds.width, height: BarRow.height), margin: margin)
        for (view, frame) in row.placed(isMirrored: isMirrored) { add(view, frame) }
        if hasLargeTitle, let title = item.title {
            let style = scrollEdgeAppearance?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:]
            let size = UIFont.preferredFont(forTextStyle: .largeTitle).pointSize
            let label = self.label(title, .systemFont(ofSize: size, weight: .bold), style)
            label.textAlignment = .natural
            let height = label.intrinsicContentSize.height
            // The bottom of the large title is 8 points above the bottom of the bar. Source: UIKit, observed.
            add(
                label,
                CGRect(x: margin, y: self.height - 8 - height, width: bounds.width - 2 * margin, height: height))
        }
    }

    /// The space at the left and right edge: 16 points, and 20 on devices of at least 414 points. Source: UIKit,
    /// observed.
    private var margin: CGFloat { bounds.width >= 414 ? 20 : 16 }

    private var isDark: Bool { barStyle == .black }

    private func addBackground() {
        let look = scrollEdgeAppearance
        let backdrop = UIImageView(frame: bounds)
        backdrop.image = look?.backgroundImage ?? background
        backdrop.backgroundColor = look?.backgroundColor ?? barTintColor ?? (isDark ? .black : nil)
        guard backdrop.image != nil || backdrop.backgroundColor != nil else { return }
        add(backdrop, bounds)
    }

    private func add(_ view: UIView, _ frame: CGRect) {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = frame
        addSubview(view)
        parts.append(view)
    }

    private func label(_ text: String, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any]) -> UILabel {
        let label = UILabel()
        let color: UIColor = isDark ? .white : .label
        let standard: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        label.attributedText = NSAttributedString(string: text, attributes: standard.merging(attributes) { $1 })
        label.textAlignment = .center
        return label
    }

    private func titleView(of item: UINavigationItem) -> UIView? {
        if let view = item.titleView { return view }
        guard !hasLargeTitle, let title = item.title, !title.isEmpty else { return nil }
        let style = scrollEdgeAppearance?.titleTextAttributes ?? titleTextAttributes ?? [:]
        return label(title, .systemFont(ofSize: 17, weight: .semibold), style)
    }

    /// The back button: a chevron, and the title of the item before.
    private func backView(of item: UINavigationItem) -> [UIView] {
        let isCovered = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        guard let back = backItem, !item.hidesBackButton, !isCovered else { return [] }
        let own = back.backBarButtonItem
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: isMirrored ? "chevron.right" : "chevron.left"), for: .normal)
        let title = own?.title ?? back.backButtonTitle ?? back.title ?? ""
        button.setTitle(title.isEmpty && own == nil ? "Back" : title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        if let tint = own?.tintColor { button.tintColor = tint }
        button.addAction(UIAction { [weak self] _ in self?.goesBack?() }, for: .touchUpInside)
        return [button]
    }
}

/// The height of a bar. UIKit's raw values.
///
/// ```swift
/// UINavigationBar().setBackgroundImage(UIImage(), for: UIBarMetrics.default)
/// ```
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
