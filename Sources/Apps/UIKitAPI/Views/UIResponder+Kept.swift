/// Properties that are stored as the app set them, and that have no effect.
extension UIResponder {
    /// The value that the app stored under a name; nil for none.
    func kept<Value>(_ name: String) -> Value? { keptValues[name] as? Value }

    /// Stores a value.
    func keep<Value>(_ value: Value, as name: String) { keptValues[name] = value }
}
