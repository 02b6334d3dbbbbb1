import Foundation

/// The bar above controllers. UIKit's class of this name: it shows the title of the item in front, what can be chosen
/// beside it, and what leads back.
///
/// ```swift
/// let bar = UINavigationBar()
/// bar.prefersLargeTitles = true
/// ```
@preconcurrency @MainActor open class UINavigationBar: UIView {
    /// Whether what is behind shows through.
    open var isTranslucent = true { didSet { contentDidChange() } }
    /// The colour behind it; nil for none, as at the top of what is scrolled (iOS 15 and later).
    open var barTintColor: UIColor? { didSet { contentDidChange() } }
    /// The attributes of the words.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }
    /// The attributes of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }
    /// The picture under it, which is not drawn.
    open var shadowImage: UIImage?
    /// Whether titles are large.
    open var prefersLargeTitles = false { didSet { contentDidChange() } }
    /// How it looks; a black bar has a dark background and white words.
    open var barStyle = UIBarStyle.default { didSet { contentDidChange() } }
    /// The way's items.
    open var items: [UINavigationItem]? { didSet { contentDidChange() } }
    /// How it looks over content that is scrolled.
    open var standardAppearance = UINavigationBarAppearance() { didSet { contentDidChange() } }
    /// The appearance when content is scrolled to the top, which is the one that is drawn; nil for no background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { contentDidChange() } }
    /// How it looks when it is low; it never is.
    open var compactAppearance: UINavigationBarAppearance?
    /// The item in front.
    open var topItem: UINavigationItem? { items?.last }
    /// The item behind it.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// Whether it stands at the top of the screen.
    open weak var delegate: AnyObject?
    private var background: UIImage?
    /// What takes the front controller away.
    var goesBack: (() -> Void)?
    private var parts: [UIView] = []

    /// Puts an item in front.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    /// Takes the front one away.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
    /// Puts items in place of the present ones.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// A picture behind it, stretched.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        if barMetrics == .default { background = backgroundImage }
        contentDidChange()
    }
    /// The picture behind it.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { barMetrics == .default ? background : nil }

    private func contentDidChange() {
        for item in items ?? [] { item.bar = self }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Whether the title in front is large: as its item says, or as that of the item before.
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

    /// 44 points, 52 more for a large title, 30 for words above. Source: UIKit, observed.
    var height: CGFloat { rowTop + BarRow.height + (hasLargeTitle ? Self.largeHeight : 0) }
    private var rowTop: CGFloat { topItem?.prompt == nil ? 0 : 30 }
    private static let largeHeight: CGFloat = 52

    /// No width of its own.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    /// The width that there is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    /// Places the background, the words and what can be chosen.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for part in parts { part.removeFromSuperview() }
        parts = []
        addGround()
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
            // The words stand 8 points above the end of the bar. Source: UIKit, observed.
            add(
                label,
                CGRect(x: margin, y: self.height - 8 - height, width: bounds.width - 2 * margin, height: height))
        }
    }

    /// 16 points at the sides, and 20 on devices of at least 414 points. Source: UIKit, observed.
    private var margin: CGFloat { bounds.width >= 414 ? 20 : 16 }

    private var isDark: Bool { barStyle == .black }

    private func addGround() {
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

    /// What leads back: a sign, and the title of the item behind.
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

/// How high a bar is. UIKit's raw values.
///
/// ```swift
/// UINavigationBar().setBackgroundImage(UIImage(), for: UIBarMetrics.default)
/// ```
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
