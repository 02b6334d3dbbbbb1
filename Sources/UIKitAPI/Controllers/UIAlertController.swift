import Foundation

/// A question to the user. UIKit's class of this name; it is recorded as the presented controller, and a test chooses.
///
/// ```swift
/// let question = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
/// question.addAction(UIAlertAction(title: "Leave", style: .destructive) { _ in print("left") })
/// question.actions[0].choose()
/// ```
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// How it is shown. UIKit's raw values.
    public enum Style: Int, Sendable { case actionSheet, alert }

    /// The words below the title.
    open var message: String?
    /// How it is shown.
    public let preferredStyle: Style
    /// What can be chosen.
    public private(set) var actions: [UIAlertAction] = []
    /// What is chosen by the return key.
    open var preferredAction: UIAlertAction?
    /// What can be typed into.
    public private(set) var textFields: [UITextField]?

    /// Makes a question.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// Makes a question without words, as a storyboard does.
    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    /// Adds what can be chosen.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds what can be typed into.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

/// An answer to a question. UIKit's class of this name.
///
/// ```swift
/// let cancel = UIAlertAction(title: "Cancel", style: .cancel, handler: nil)
/// ```
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// How it looks. UIKit's raw values.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    /// The words.
    public let title: String?
    /// How it looks.
    public let style: Style
    /// Whether it can be chosen.
    open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?

    /// Makes an answer.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    private var values: [String: Any] = [:]
    /// Keeps a value under a name, as apps do with colours that have no property.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// The value that was kept under a name; nil for none.
    open func value(forKey key: String) -> Any? { values[key] }

    /// Chooses it, as a finger does on iOS.
    open func choose() { handler?(self) }
}
