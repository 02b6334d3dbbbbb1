import Foundation
import Support
import ViewLayout

/// A control with a title and a picture. UIKit's class of this name.
///
/// ```swift
/// let join = UIButton(type: .system)
/// join.setTitle("Join", for: .normal)
/// join.titleLabel?.font = .preferredFont(forTextStyle: .headline)
/// ```
@preconcurrency @MainActor open class UIButton: UIControl {
    override var isOpaqueByDefault: Bool { false }
    override var accessibilityTraitsByDefault: UIAccessibilityTraits { .button }

    /// The type of a button. UIKit's raw values; the round ones look like `system`.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
        case plain, close
        /// UIKit's old name for ``system``.
        public static let roundedRect = ButtonType.system
    }

    /// The type of the button.
    public private(set) var buttonType = ButtonType.custom
    /// The title's label. An optional as in UIKit; never nil.
    open var titleLabel: UILabel? { label }
    /// The picture's view. An optional as in UIKit; never nil.
    open var imageView: UIImageView? { picture }
    /// The appearance of a button as iOS 15 introduced it; nil for a button without a configuration.
    open var configuration: Configuration? { didSet { contentDidChange() } }
    /// Called before the button is drawn, to change its configuration.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { configurationUpdateHandler?(self) } }
    /// Space around title and picture, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// The offset of the title, in points; it does not change any size.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// The offset of the picture, in points; it does not change any size.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// Whether the picture is dark while the button is pressed. The value is stored, and has no effect.
    open var adjustsImageWhenHighlighted = true
    /// Whether the picture is pale while the button is disabled. The value is stored, and has no effect.
    open var adjustsImageWhenDisabled = true

    private let label = UILabel()
    private let picture = UIImageView(frame: .zero)
    private let backdrop = UIImageView(frame: .zero)
    private var values: [State: StateValues] = [:]

    /// The content of a button in a state.
    private struct StateValues {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
    }

    /// Makes a custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setKind(buttonType)
    }

    /// Makes a button that runs an action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        run(primaryAction)
    }

    /// Makes a button with a configuration that runs an action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        run(primaryAction)
        contentDidChange()
    }

    /// Makes a button of size zero, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        setKind(.system)
        coder.fill(self, as: UIButton.self)
    }

    private func prepare() {
        label.textAlignment = .natural
        label.lineBreakMode = .byTruncatingMiddle
        for view in [backdrop, picture, label] as [UIView] { addSubview(view) }
        setKind(.custom)
    }

    private func setKind(_ kind: ButtonType) {
        buttonType = kind
        // Source: UIKit, observed: 15 points for the system's buttons, 18 for others.
        label.font = .systemFont(ofSize: kind == .custom ? UIFont.buttonFontSize : 15)
        contentDidChange()
    }

    private func run(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .touchUpInside)
    }

    // MARK: - Content

    /// Sets the title of a state.
    open func setTitle(_ title: String?, for state: State) {
        values[state, default: StateValues()].title = title
        contentDidChange()
    }
    /// Sets the title of a state, with attributes.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        values[state, default: StateValues()].attributedTitle = title
        contentDidChange()
    }
    /// Sets the colour of the title in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        values[state, default: StateValues()].titleColor = color
        contentDidChange()
    }
    /// Sets the picture of a state.
    open func setImage(_ image: UIImage?, for state: State) {
        values[state, default: StateValues()].image = image
        contentDidChange()
    }
    /// Sets the picture of the background in a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        values[state, default: StateValues()].backgroundImage = image
        contentDidChange()
    }
    /// Sets the size of the picture's symbol. It is the same in all states.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        picture.preferredSymbolConfiguration = configuration
        contentDidChange()
    }

    /// The title of a state; nil for none.
    open func title(for state: State) -> String? { values[state]?.title }
    /// The title of a state, with attributes; nil for none.
    open func attributedTitle(for state: State) -> NSAttributedString? { values[state]?.attributedTitle }
    /// The colour of the title in a state; nil for none.
    open func titleColor(for state: State) -> UIColor? { values[state]?.titleColor }
    /// The picture of a state; nil for none.
    open func image(for state: State) -> UIImage? { values[state]?.image }

    /// The title of the current state.
    open var currentTitle: String? { shown(\.title) }
    /// The title of the current state, with attributes.
    open var currentAttributedTitle: NSAttributedString? { shown(\.attributedTitle) }
    /// The picture of the current state.
    open var currentImage: UIImage? { shown(\.image) }
    /// The picture of the background in the current state.
    open var currentBackgroundImage: UIImage? { shown(\.backgroundImage) }
    /// The colour of the title in the current state.
    open var currentTitleColor: UIColor { shown(\.titleColor) ?? ownTitleColor }

    /// A value of the current state, or that of the normal state where there is none.
    private func shown<Value>(_ value: KeyPath<StateValues, Value?>) -> Value? {
        values[state]?[keyPath: value] ?? values[.normal]?[keyPath: value]
    }

    private var ownTitleColor: UIColor {
        guard buttonType != .custom else { return .white }
        return isEnabled ? tintColor : .tertiaryLabel
    }

    override func stateDidChange() {
        configurationUpdateHandler?(self)
        contentDidChange()
    }

    /// The colours of a button follow the tint colour.
    open override func tintColorDidChange() { contentDidChange() }

    private func contentDidChange() {
        backdrop.image = currentBackgroundImage
        if let configuration {
            configuration.apply(to: label, title: currentTitle)
            picture.image = configuration.image ?? currentImage
        } else {
            if let attributed = currentAttributedTitle {
                label.attributedText = attributed
            } else {
                label.text = currentTitle
            }
            picture.image = currentImage
        }
        applyColors()
        picture.isHidden = picture.image == nil
        backdrop.isHidden = backdrop.image == nil
        label.isHidden = label.text?.isEmpty ?? true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Applies the colours of the state and the tint colour, which may come from a superview.
    private func applyColors() {
        guard let configuration else {
            if currentAttributedTitle == nil { label.textColor = currentTitleColor }
            return
        }
        label.textColor = configuration.foreground(tint: tintColor, isEnabled: isEnabled)
        picture.tintColor = label.textColor
    }

    // MARK: - Layout

    /// The space around title and picture, in points.
    private var insets: UIEdgeInsets {
        if let configuration {
            let insets = configuration.contentInsets
            return UIEdgeInsets(
                top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isMirrored ? insets.leading : insets.trailing)
        }
        return contentEdgeInsets
    }

    /// The room above and below a title together, in points, where the app sets no insets; a picture alone has none.
    /// Source: UIKit, observed.
    private var titleRoom: CGFloat {
        let isPictureAlone = label.isHidden && !picture.isHidden
        return configuration == nil && contentEdgeInsets == .zero && !isPictureAlone ? 12 : 0
    }

    private var spacing: CGFloat {
        label.isHidden || picture.isHidden ? 0 : configuration?.imagePadding ?? 0
    }

    private var placement: NSDirectionalRectEdge { configuration?.imagePlacement ?? .leading }

    private var isStacked: Bool { placement == .top || placement == .bottom }

    /// The sizes of title and picture in the room that is available.
    private func contentSizes(in room: CGSize) -> (title: CGSize, image: CGSize) {
        let image = picture.isHidden ? CGSize.zero : pictureSize(in: room)
        let width = isStacked ? room.width : room.width - image.width - spacing
        let title = label.isHidden ? CGSize.zero : label.sizeThatFits(CGSize(width: max(width, 1), height: room.height))
        return (CGSize(width: min(title.width, max(width, 0)), height: title.height), image)
    }

    /// The size of the picture, which is no larger than the button; as large where it is to fill the button.
    private func pictureSize(in room: CGSize) -> CGSize {
        let own = picture.sizeThatFits(room)
        guard room.width < .greatestFiniteMagnitude else { return own }
        let place = configuration == nil ? CGRect(origin: .zero, size: room).inset(by: imageEdgeInsets) : bounds
        let fills = configuration == nil && label.isHidden
        func length(_ length: CGFloat, _ room: CGFloat, fills: Bool) -> CGFloat {
            max(0, fills ? room : min(length, room))
        }
        return CGSize(
            width: length(own.width, place.width, fills: fills && contentHorizontalAlignment == .fill),
            height: length(own.height, place.height, fills: fills && contentVerticalAlignment == .fill))
    }

    /// The size of title and picture with the space around them.
    open override var intrinsicContentSize: CGSize {
        size(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    }

    /// The size of title and picture with the space around them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func size(in room: CGSize) -> CGSize {
        let (title, image) = contentSizes(in: room)
        let (insets, isStacked) = (insets, isStacked)
        let width = isStacked ? max(title.width, image.width) : title.width + spacing + image.width
        let height = isStacked ? title.height + spacing + image.height : max(title.height + titleRoom, image.height)
        return CGSize(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    }

    /// Places the title and the picture.
    open override func layoutSubviews() {
        super.layoutSubviews()
        applyColors()
        backdrop.frame = bounds
        let room = bounds.inset(by: insets)
        let (title, image) = contentSizes(in: CGSize(width: room.width, height: room.height))
        let comesFirst = placement == .leading || placement == .top
        if isStacked {
            let height = title.height + spacing + image.height
            let top = room.midY - height / 2
            picture.frame = CGRect(
                x: room.midX - image.width / 2, y: comesFirst ? top : top + title.height + spacing, width: image.width,
                height: image.height)
            label.frame = CGRect(
                x: room.midX - title.width / 2, y: comesFirst ? top + image.height + spacing : top, width: title.width,
                height: title.height)
        } else {
            let width = title.width + spacing + image.width
            let left = start(of: width, in: room)
            let imageIsLeft = comesFirst != isMirrored
            picture.frame = CGRect(
                x: imageIsLeft ? left : left + title.width + spacing, y: top(of: image.height, in: room),
                width: image.width, height: image.height)
            label.frame = CGRect(
                x: imageIsLeft ? left + image.width + spacing : left, y: top(of: title.height, in: room),
                width: title.width, height: title.height)
        }
        label.frame = label.frame.moved(by: titleEdgeInsets)
        picture.frame = picture.frame.moved(by: imageEdgeInsets)
    }

    private func start(of width: CGFloat, in room: CGRect) -> CGFloat {
        switch contentHorizontalAlignment {
        case .center, .fill: room.midX - width / 2
        case .left: room.minX
        case .right: room.maxX - width
        case .leading: isMirrored ? room.maxX - width : room.minX
        case .trailing: isMirrored ? room.minX : room.maxX - width
        }
    }

    private func top(of height: CGFloat, in room: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .center, .fill: room.midY - height / 2
        case .top: room.minY
        case .bottom: room.maxY - height
        }
    }

    override func content(in space: ViewSpace) throws -> ViewContent {
        draw(bounds)
        var content = ViewContent(kind: .button)
        content.attributes = [.init("minimumTouchLength", FixedDecimal.text(Button.minimumTouchLength))]
        if let configuration, let node = configuration.background(of: self, in: space) { content.nodes = [node] }
        return content
    }
}

extension CGRect {
    /// The rectangle with an offset by insets: half of their difference, as for titles and pictures of buttons.
    fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}
