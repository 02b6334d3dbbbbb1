import Foundation
import UIKitAPI

/// What functions of Security answer: 0, or why not.
public typealias OSStatus = Int32

/// The items of the app's keychain, in memory: there are none at first, as for a new user.
private struct Keychain {
    private(set) var items: [[String: Any]] = []
    /// What tells items apart: a second one of the same values cannot be added.
    private static func identity(of item: [String: Any]) -> [String] {
        [kSecClass, kSecAttrService, kSecAttrServer, kSecAttrAccount, kSecAttrAccessGroup]
            .map { name in item[name as String].map { "\($0)" } ?? "" }
    }
    mutating func add(_ item: [String: Any]) -> Bool {
        guard !items.contains(where: { Self.identity(of: $0) == Self.identity(of: item) }) else { return false }
        items.append(item)
        return true
    }
    /// The places of the items that have a query's values. What a query says of its answer is no value of an item.
    func places(of query: [String: Any]) -> [Int] {
        let asked = query.filter { key, _ in !["r_", "m_", "u_", "v_"].contains { key.hasPrefix($0) } }
        return items.indices.filter { place in
            asked.allSatisfy { key, value in
                // What an item does not say is not so.
                guard let own = items[place][key] else { return value as? Bool == false }
                if let first = own as? String, let second = value as? String { return first == second }
                guard let first = own as? AnyHashable, let second = value as? AnyHashable else { return false }
                return first == second
            }
        }
    }
    mutating func update(_ places: [Int], with values: [String: Any]) {
        for place in places { items[place].merge(values) { $1 } }
    }
    mutating func remove(_ places: [Int]) { for place in places.reversed() { items.remove(at: place) } }
}

private let lock = NSLock()
private nonisolated(unsafe) var keychain = Keychain()

private func values(_ dictionary: CFDictionary) -> [String: Any] { dictionary as? [String: Any] ?? [:] }

/// Keeps an item in memory.
/// - Returns: `errSecDuplicateItem` where an item of its class, service and account is there.
@discardableResult public func SecItemAdd(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    let asked = values(attributes)
    let item = asked.filter { key, _ in !["r_", "m_", "u_"].contains { key.hasPrefix($0) } }
    guard lock.withLock({ keychain.add(item) }) else { return errSecDuplicateItem }
    result?.pointee = answer(asked, item)
    return errSecSuccess
}

/// What a query asks of an item: its values, or its data.
private func answer(_ query: [String: Any], _ item: [String: Any]) -> CFTypeRef? {
    func isAsked(_ key: CFString) -> Bool { query[key as String] as? Bool == true }
    if isAsked(kSecReturnAttributes) { return item as NSDictionary }
    return isAsked(kSecReturnData) ? (item[kSecValueData as String] as? Data).map { $0 as NSData } : nil
}

/// Finds what was kept since the process began.
/// - Returns: `errSecItemNotFound` where there is none.
@discardableResult public func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    let query = values(query)
    let found = lock.withLock { keychain.places(of: query).map { keychain.items[$0] } }
    guard let first = found.first else { return errSecItemNotFound }
    let isForAll = query[kSecMatchLimit as String] as? String == kSecMatchLimitAll as String
    result?.pointee = isForAll ? found.compactMap { answer(query, $0) } as NSArray : answer(query, first)
    return errSecSuccess
}

/// Changes what was kept since the process began.
/// - Returns: `errSecItemNotFound` where there is none.
@discardableResult public func SecItemUpdate(
    _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
    lock.withLock {
        let places = keychain.places(of: values(query))
        keychain.update(places, with: values(attributesToUpdate))
        return places.isEmpty ? errSecItemNotFound : errSecSuccess
    }
}

/// Removes what was kept since the process began.
/// - Returns: `errSecItemNotFound` where there is none.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    lock.withLock {
        let places = keychain.places(of: values(query))
        keychain.remove(places)
        return places.isEmpty ? errSecItemNotFound : errSecSuccess
    }
}

/// Fills memory with random bytes.
@discardableResult public func SecRandomCopyBytes(
    _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
    for place in 0..<count { bytes.storeBytes(of: .random(in: 0...255), toByteOffset: place, as: UInt8.self) }
    return errSecSuccess
}

/// A source of random bytes: the system's.
public typealias SecRandomRef = Int
/// The system's source.
public let kSecRandomDefault: SecRandomRef? = nil

/// Done.
public let errSecSuccess: OSStatus = 0
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The item is there already.
public let errSecDuplicateItem: OSStatus = -25299
/// The user did not say who they are.
public let errSecAuthFailed: OSStatus = -25293
/// A value is wrong.
public let errSecParam: OSStatus = -50
