/// A view that takes text from the keyboard.
@MainActor open class UITextField: UIView {
    /// What was typed.
    open var text: String?

    /// True: a text field takes text.
    open override var canBecomeFirstResponder: Bool { true }
}
