/// A view that takes text from the keyboard.
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
@MainActor open class UITextField: UIView {
    /// What was typed.
    open var text: String?

    /// True: a text field takes text.
    open override var canBecomeFirstResponder: Bool { true }
}
