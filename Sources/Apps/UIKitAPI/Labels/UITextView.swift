import Foundation
import ViewLayout

/// A text of many lines. UIKit's class of this name. It is drawn, but nobody can type into it.
///
/// ```swift
/// let note = UITextView(frame: CGRect(x: 16, y: 16, width: 240, height: 120))
/// note.text = "Bring a friend and something sweet."
/// note.font = .preferredFont(forTextStyle: .body)
/// ```
@preconcurrency @MainActor open class UITextView: UIScrollView {
    /// The text in one font and colour. Never nil.
    open var text: String! {
        get { label.text ?? "" }
        set { label.text = newValue }
    }
    /// The text with attributes. Never nil.
    open var attributedText: NSAttributedString! {
        get { label.attributedText ?? NSAttributedString(string: "") }
        set { label.attributedText = newValue }
    }
    /// The font; by default the system's with 12 points.
    open var font: UIFont? {
        get { label.font }
        set { label.font = newValue ?? .systemFont(ofSize: 12) }
    }
    /// The colour of the text.
    open var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue }
    }
    /// The alignment of the lines.
    open var textAlignment: NSTextAlignment {
        get { label.textAlignment }
        set { label.textAlignment = newValue }
    }
    /// Whether a font of a text style follows the viewer's text size.
    open var adjustsFontForContentSizeCategory: Bool {
        get { label.adjustsFontForContentSizeCategory }
        set { label.adjustsFontForContentSizeCategory = newValue }
    }
    /// The space around the text, in points. Source: UIKit, 8 above and below.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { setNeedsLayout() } }
    /// The area in which the text is set.
    public let textContainer = NSTextContainer()
    /// Whether the user can edit the text.
    open var isEditable = true
    /// Whether the user can select text.
    open var isSelectable = true
    /// Called while the user types; never on Linux.
    open weak var delegate: (any UITextViewDelegate)?
    /// A view above the keyboard.
    open var inputAccessoryView: UIView?
    private let label = UILabel()

    /// Makes a view with a frame in points. The text is set in a container of the view's own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a view with a frame in points.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Makes a view of size zero, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UITextView.self)
    }

    private func prepare() {
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
        // A label has a strategy of its own, a text view only that of its paragraphs.
        label.lineBreakStrategy = []
        label.font = .systemFont(ofSize: 12)
        addSubview(label)
    }

    override var notifiedDelegate: (any UIScrollViewDelegate)? { delegate }

    /// True: a text view takes text.
    open override var canBecomeFirstResponder: Bool { isEditable }

    private var insets: UIEdgeInsets {
        let padding = textContainer.lineFragmentPadding
        return UIEdgeInsets(
            top: textContainerInset.top, left: textContainerInset.left + padding, bottom: textContainerInset.bottom,
            right: textContainerInset.right + padding)
    }

    /// The size of the text at a width, with the space around it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = max(size.width - insets.left - insets.right, 1)
        let text = label.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude))
        let line = (font ?? .systemFont(ofSize: 12)).lineHeight
        let height = PixelGrid(traitCollection.traits).roundedOutward(max(text.height, line))
        return CGSize(
            width: text.width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    }

    /// The size of the text where the view does not scroll.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : 1e6, height: 0))
    }

    /// Places the text at the top.
    open override func layoutSubviews() {
        super.layoutSubviews()
        label.numberOfLines = textContainer.maximumNumberOfLines
        let width = max(0, bounds.width - insets.left - insets.right)
        let size = label.sizeThatFits(CGSize(width: max(width, 1), height: CGFloat.greatestFiniteMagnitude))
        label.frame = CGRect(x: insets.left, y: insets.top, width: width, height: size.height)
        contentSize = CGSize(width: bounds.width, height: size.height + insets.top + insets.bottom)
    }

    override func set(property name: String, to value: NamedValue) -> Bool {
        switch name {
        case "text": text = value.value as? String
        case "attributedText": attributedText = value.value as? NSAttributedString
        case "textColor": textColor = value.value as? UIColor
        case "font": font = value.value as? UIFont
        default: return super.set(property: name, to: value)
        }
        return true
    }
}
