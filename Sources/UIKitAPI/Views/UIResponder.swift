import Foundation

/// As much of UIKit's class as the keyboard rules of an iMessage app need.
///
/// ```swift
/// let field = UITextField()
/// if !field.becomeFirstResponder() { print("the compact style has no keyboard") }
/// field.resignFirstResponder()
/// ```
@preconcurrency @MainActor open class UIResponder: NSObject, MethodsByName {
    /// Whether the keyboard belongs to this object.
    public private(set) var isFirstResponder = false

    /// What the app set and nothing here depends on, by the names of the properties.
    var keptValues: [String: Any] = [:]

    /// Calls a method by its name; an app's class has what ``MethodsByName`` says.
    open func call(methodNamed name: String, with arguments: [Any]) -> Bool { false }

    /// Fills an outlet by its name, as a storyboard does. `balloon import` writes it into an app's classes.
    /// - Returns: whether there is such an outlet, and it takes the object.
    open func connect(outletNamed name: String, to object: Any) -> Bool { false }

    /// Reloads the input views; there are none.
    open func reloadInputViews() {}
    /// What keys do; none unless overridden.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Called when the device begins to be shaken, which it never is here.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when the device was shaken, which it never is here.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Whether the object handles a command of a menu; false, because there is no menu.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    /// Whether the object takes text; false unless overridden, as on iOS.
    open var canBecomeFirstResponder: Bool { false }

    /// The next responder; nil at the end of the chain.
    open var next: UIResponder? { nil }

    /// Requests the keyboard.
    ///
    /// There is none in the compact style and in a balloon: the host logs the error that iOS raises, with its fix.
    /// - Returns: whether the object has the keyboard now.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, !isFirstResponder else { return isFirstResponder }
        let owner = keyboardOwner
        guard owner?.allowsKeyboard() ?? true else { return false }
        owner?.firstResponder?.resignFirstResponder()
        owner?.firstResponder = self
        isFirstResponder = true
        return true
    }

    /// Gives the keyboard back.
    @discardableResult open func resignFirstResponder() -> Bool {
        isFirstResponder = false
        return true
    }

    /// Called when fingers touch the view; nobody touches a balloon on Linux.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when fingers leave.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when touches no longer count.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// The controller of the iMessage app that the object is part of; nil outside of one.
    private var keyboardOwner: (any KeyboardOwner)? {
        var responder: UIResponder? = self
        while let current = responder {
            if let owner = current as? any KeyboardOwner { return owner }
            responder = current.next
        }
        return nil
    }

    /// Sets the property of a name, and says whether there is one.
    func set(property name: String, to value: NamedValue) -> Bool { false }
}
