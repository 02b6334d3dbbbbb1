import Foundation

/// An alert or an action sheet. UIKit's class of this name. It is recorded when it is presented, and a test chooses an
/// action.
///
/// ```swift
/// let question = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
/// question.addAction(UIAlertAction(title: "Leave", style: .destructive) { _ in print("left") })
/// question.actions[0].choose()
/// ```
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// Whether it is an alert or an action sheet. UIKit's raw values.
    public enum Style: Int, Sendable { case actionSheet, alert }

    /// The text below the title.
    open var message: String?
    /// Whether it is an alert or an action sheet.
    public let preferredStyle: Style
    /// The actions from which the user chooses.
    public private(set) var actions: [UIAlertAction] = []
    /// The action that the return key performs.
    open var preferredAction: UIAlertAction?
    /// The text fields.
    public private(set) var textFields: [UITextField]?

    /// Makes an alert.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// Makes an alert without text, as a storyboard does.
    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    /// Adds an action.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        action.alert = self
    }

    /// Adds a text field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

/// An action of an alert. UIKit's class of this name.
///
/// ```swift
/// let cancel = UIAlertAction(title: "Cancel", style: .cancel, handler: nil)
/// ```
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// The style of an action. UIKit's raw values.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    /// The title of its button.
    public let title: String?
    /// The style.
    public let style: Style
    /// Whether the user can choose it.
    open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?
    fileprivate weak var alert: UIAlertController?

    /// Makes an action.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    private var values: [String: Any] = [:]
    /// Stores a value under a key, as apps do for colours that have no property.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// The value that was stored under a key; nil for none.
    open func value(forKey key: String) -> Any? { values[key] }

    /// Performs the action after the alert has gone, as a tap does on iOS.
    open func choose() {
        alert?.presentingViewController?.dismiss(animated: true)
        handler?(self)
    }
}
