import Foundation

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
