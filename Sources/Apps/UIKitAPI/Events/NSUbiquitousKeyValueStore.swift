import Foundation

/// Values that all devices of a user share. Foundation's class of this name, which Linux lacks: it is kept in memory.
///
/// ```swift
/// NSUbiquitousKeyValueStore.default.set(3, forKey: "wins")
/// ```
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// The user's.
    public static let `default` = NSUbiquitousKeyValueStore()
    private let lock = NSLock()
    private var values: [String: Any] = [:]
    /// Makes an empty one.
    public override init() {}

    /// All values.
    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    /// A value.
    open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
    /// Keeps a value; nil takes it away.
    open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
    /// Takes a value away.
    open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
    /// A text.
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// Bytes.
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// A list.
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// A table.
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// A whole number; 0 for none.
    open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
    /// A number; 0 for none.
    open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
    /// Whether something is so; false for none.
    open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }
    private func number(_ key: String) -> NSNumber? { object(forKey: key) as? NSNumber }
    /// True: there is nothing to wait for.
    @discardableResult open func synchronize() -> Bool { true }

    /// Posted on iOS when another device changes a value; never here.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
}

/// The key of why a value has changed.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the values that have changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Another device has changed it.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// It was read for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1

extension ProcessInfo {
    /// Has the activity begin in another queue; the app is never suspended.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }
}
