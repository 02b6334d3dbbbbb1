import Foundation

/// The parts of UIKit's class that the keyboard rules of an iMessage app need.
///
/// ```swift
/// let field = UITextField()
/// if !field.becomeFirstResponder() { print("the compact style has no keyboard") }
/// field.resignFirstResponder()
/// ```
@preconcurrency @MainActor open class UIResponder: NSObject, MethodsByName {
    /// Whether this object has the keyboard.
    public private(set) var isFirstResponder = false

    /// Values that the app set and that have no effect, by the names of the properties.
    var keptValues: [String: Any] = [:]

    /// Calls a method by its name; an app's class has what ``MethodsByName`` says.
    open func call(methodNamed name: String, with arguments: [Any]) -> Bool { false }

    /// Fills an outlet by its name, as a storyboard does. `balloon import` writes it into an app's classes.
    /// - Returns: whether there is such an outlet, and it takes the object.
    open func connect(outletNamed name: String, to object: Any) -> Bool { false }

    /// Reloads the input views; there are none.
    open func reloadInputViews() {}
    /// The keyboard shortcuts; nil unless it is overridden.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Is called when the user begins to shake the device, which never happens here.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Is called when the user has shaken the device, which never happens here.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Whether the object handles a command of a menu; false, because there is no menu.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    /// Whether the object accepts text; false unless it is overridden, as on iOS.
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

    /// Gives up the keyboard.
    @discardableResult open func resignFirstResponder() -> Bool {
        isFirstResponder = false
        return true
    }

    /// Is called when touches began; there are no touches on Linux.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Is called when touches moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Is called when touches ended.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Is called when touches were cancelled.
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

    /// Sets the property with a name. Returns whether it exists.
    func set(property name: String, to value: NamedValue) -> Bool { false }
}

/// Properties that are stored as the app set them, and that have no effect.
extension UIResponder {
    /// The value that the app stored under a name; nil for none.
    func kept<Value>(_ name: String) -> Value? { keptValues[name] as? Value }

    /// Stores a value.
    func keep<Value>(_ value: Value, as name: String) { keptValues[name] = value }
}

/// Values by key, which apps set on system views. A property with the name of the key is set, too. Keys of the layer
/// set its properties.
extension UIResponder {
    /// Sets the property of a key, and stores the value.
    public func setValue(_ value: Any?, forKey key: String) {
        keptValues["key " + key] = value
        _ = set(property: key, to: NamedValue(value: value))
    }
    /// The value that was stored under a key; nil for none.
    public func value(forKey key: String) -> Any? { keptValues["key " + key] }
    /// Sets the value of a key path. One that begins with `layer` belongs to the layer.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard keyPath.hasPrefix("layer."), let view = self as? UIView else { return setValue(value, forKey: keyPath) }
        view.layer.setValue(value, forKeyPath: String(keyPath.dropFirst(6)))
    }
    /// The value of a key path. One that begins with `layer` belongs to the layer.
    public func value(forKeyPath keyPath: String) -> Any? {
        guard keyPath.hasPrefix("layer."), let view = self as? UIView else { return value(forKey: keyPath) }
        let path = keyPath.dropFirst(6)
        let own = path.hasPrefix("presentationLayer.") ? path.dropFirst(18) : path
        return view.layer.value(forKeyPath: String(own))
    }
}
