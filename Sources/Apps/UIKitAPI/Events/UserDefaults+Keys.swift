import Foundation

// Methods that every object has on iOS. Apps use them for their settings and files.
extension UserDefaults {
    /// The value of a key; nil for none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Stores a value for a key.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension NSData.WritingOptions {
    /// The older name of ``atomic``.
    public static var atomicWrite: NSData.WritingOptions { .atomic }
}
