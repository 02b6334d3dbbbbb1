import Foundation

/// Values by their names, which apps set on system views. A property of the name is set, too; what a layer has is the
/// layer's.
extension UIResponder {
    /// Sets the property of a name, and keeps the value under it.
    public func setValue(_ value: Any?, forKey key: String) {
        keptValues["key " + key] = value
        _ = set(property: key, to: NamedValue(value: value))
    }
    /// The value that was kept under a name; nil for none.
    public func value(forKey key: String) -> Any? { keptValues["key " + key] }
    /// Sets a value; what begins with `layer` is the layer's.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard keyPath.hasPrefix("layer."), let view = self as? UIView else { return setValue(value, forKey: keyPath) }
        view.layer.setValue(value, forKeyPath: String(keyPath.dropFirst(6)))
    }
    /// The value of a name; what begins with `layer` is the layer's.
    public func value(forKeyPath keyPath: String) -> Any? {
        guard keyPath.hasPrefix("layer."), let view = self as? UIView else { return value(forKey: keyPath) }
        let path = keyPath.dropFirst(6)
        let own = path.hasPrefix("presentationLayer.") ? path.dropFirst(18) : path
        return view.layer.value(forKeyPath: String(own))
    }
}
