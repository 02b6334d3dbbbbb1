import Drawing
import Foundation
import ViewLayout

/// A field for a line of text. UIKit's class of this name. It is drawn, but nobody can type into it.
///
/// ```swift
/// final class NameViewController: UIViewController {
///     let field = UITextField(frame: CGRect(x: 16, y: 16, width: 240, height: 34))
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         view.addSubview(field)
///         field.text = "Ada"
///     }
/// }
/// ```
@preconcurrency @MainActor open class UITextField: UIControl {
    override var isOpaqueByDefault: Bool { false }
    /// The border of the field. UIKit's raw values.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// When the clear button or a side view is shown. The clear button is not drawn. UIKit's raw values.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    /// The text; empty for none, and never nil when it is read, as in UIKit.
    open var text: String? {
        get { secret ?? label.text ?? "" }
        set {
            secret = isSecureTextEntry ? newValue : nil
            label.text = secret.map { String(repeating: "•", count: $0.count) } ?? newValue
            setNeedsLayout()
        }
    }
    /// The text with attributes.
    open var attributedText: NSAttributedString? {
        get { label.attributedText }
        set {
            if isSecureTextEntry { return text = newValue?.string }
            secret = nil
            label.attributedText = newValue
            setNeedsLayout()
        }
    }
    /// The placeholder, which is shown while the field is empty.
    open var placeholder: String? {
        get { hint.text }
        set { hint.text = newValue }
    }
    /// The placeholder with attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { hint.attributedText }
        set { hint.attributedText = newValue }
    }
    /// The font; by default the system's with 17 points.
    open var font: UIFont? {
        get { label.font }
        set {
            label.font = newValue
            hint.font = newValue
            invalidateIntrinsicContentSize()
        }
    }
    /// The colour of the text.
    open var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue }
    }
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural {
        didSet { (label.textAlignment, hint.textAlignment) = (textAlignment, textAlignment) }
    }
    /// The border of the field.
    open var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }
    /// Whether a long text is set in a smaller font.
    open var adjustsFontSizeToFitWidth: Bool {
        get { label.adjustsFontSizeToFitWidth }
        set { label.adjustsFontSizeToFitWidth = newValue }
    }
    /// The size of the smallest font, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether the characters are shown as dots.
    open var isSecureTextEntry = false {
        didSet {
            guard isSecureTextEntry != oldValue else { return }
            let text = text
            self.text = text
        }
    }
    /// The delegate, which is asked before changes.
    open weak var delegate: (any UITextFieldDelegate)?
    /// When the clear button is shown.
    open var clearButtonMode = ViewMode.never
    /// A view before the text.
    open var leftView: UIView? { didSet { changeSide(from: oldValue, to: leftView) } }
    /// When the view before the text is shown.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view after the text.
    open var rightView: UIView? { didSet { changeSide(from: oldValue, to: rightView) } }
    /// When the view after the text is shown.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view in place of the keyboard.
    open var inputView: UIView?
    /// A view above the keyboard.
    open var inputAccessoryView: UIView?

    private let label = UILabel()
    /// The text for which dots are shown.
    private var secret: String?
    private let hint = UILabel()

    /// Makes a field with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a field of size zero, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UITextField.self)
    }

    private func prepare() {
        hint.textColor = .placeholderText
        addSubview(hint)
        addSubview(label)
    }

    /// True: a text field takes text.
    open override var canBecomeFirstResponder: Bool { true }
    /// Whether the field is being edited.
    open var isEditing: Bool { isFirstResponder }

    /// The rectangle of the text.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        // 7 points on each side of the text within a border, and 2 above and below. Source: UIKit, observed.
        borderStyle == .none ? bounds : bounds.shrunk(x: 7, y: 2)
    }
    /// The rectangle of the text while the field is being edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The size of the text with the border. A field with round corners is at least 34 points tall. Source: UIKit,
    /// observed.
    open override var intrinsicContentSize: CGSize {
        let text = isEmpty ? hint.intrinsicContentSize : label.intrinsicContentSize
        let line = (font ?? .systemFont(ofSize: 17)).lineHeight
        let height = PixelGrid(traitCollection.traits).roundedOutward(max(text.height, line))
        guard borderStyle != .none else { return CGSize(width: text.width, height: height) }
        return CGSize(width: text.width + 14, height: borderStyle == .roundedRect ? max(34, height + 4) : height + 4)
    }
    /// The size of the text with the border.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var isEmpty: Bool { label.text?.isEmpty ?? true }

    private func changeSide(from old: UIView?, to new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
    }

    /// Places the text between the side views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var room = bounds
        func isShown(_ view: UIView?, _ mode: ViewMode) -> UIView? {
            view?.isHidden = mode == .never || mode == .whileEditing
            return mode == .always || mode == .unlessEditing ? view : nil
        }
        func place(_ view: UIView?, atLeft: Bool) {
            guard let view else { return }
            let width = view.bounds.width
            view.frame = CGRect(
                x: atLeft ? room.minX : room.maxX - width, y: bounds.midY - view.bounds.height / 2, width: width,
                height: view.bounds.height)
            room =
                atLeft
                ? CGRect(x: room.minX + width, y: room.minY, width: room.width - width, height: room.height)
                : CGRect(x: room.minX, y: room.minY, width: room.width - width, height: room.height)
        }
        place(isShown(leftView, leftViewMode), atLeft: !isMirrored)
        place(isShown(rightView, rightViewMode), atLeft: isMirrored)
        label.frame = textRect(forBounds: room)
        hint.frame = placeholderRect(forBounds: room)
        (label.isHidden, hint.isHidden) = (isEmpty, !isEmpty)
    }

    override func content(in space: ViewSpace) throws -> ViewContent {
        draw(bounds)
        guard borderStyle != .none else { return ViewContent(kind: .field) }
        let frame = space.rect(bounds)
        let radius: CGFloat = borderStyle == .roundedRect ? 5 : 0
        var node = PlacedNode(kind: .border, frame: frame)
        if borderStyle == .roundedRect {
            node.content = .fill(
                .rounded(frame, radius: radius, style: .continuous),
                UIColor.systemBackground.resolved(with: space.traits))
        }
        node.border = PlacedBorder(
            shape: .border(frame, width: borderStyle == .roundedRect ? 0.5 : 1, radius: radius, style: .continuous),
            color: UIColor.systemGray4.resolved(with: space.traits))
        return ViewContent(kind: .field, nodes: [node])
    }

    override func set(property name: String, to value: NamedValue) -> Bool {
        switch name {
        case "text": text = value.value as? String
        case "placeholder": placeholder = value.value as? String
        case "textColor": textColor = value.value as? UIColor
        case "font": font = value.value as? UIFont
        default: return super.set(property: name, to: value)
        }
        return true
    }
}

/// The delegate of a text field. UIKit's protocol of this name. Nobody types on Linux, so its methods are called only
/// when an app changes the field itself.
///
/// ```swift
/// final class Form: NSObject, UITextFieldDelegate {
///     func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
/// }
/// ```
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Is called when the return key is pressed; returns true by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Called when editing begins.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Called when editing ends.
    func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
}
