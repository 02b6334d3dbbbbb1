import Foundation

/// Values by their names, which apps set on system views that have no property for them. They are kept; what a layer has
/// is asked of the layer.
extension UIResponder {
    /// Keeps a value under a name.
    public func setValue(_ value: Any?, forKey key: String) { keptValues["key " + key] = value }
    /// The value that was kept under a name; nil for none.
    public func value(forKey key: String) -> Any? { keptValues["key " + key] }
    /// Keeps a value; what begins with `layer` is the layer's.
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
