/// Properties that are kept as the app set them, and on which nothing here depends.
extension UIResponder {
    /// What the app set under a name; nil for nothing.
    func kept<Value>(_ name: String) -> Value? { keptValues[name] as? Value }

    /// Keeps what the app set.
    func keep<Value>(_ value: Value, as name: String) { keptValues[name] = value }
}
