#if !canImport(Darwin)
    import Foundation
    import LinuxSecurity
    import Testing
    import UIKitAPI

    /// The keychain in memory, in the words of apps; each test has a service of its own.
    struct KeychainTests {
        private func query(_ service: String, _ more: [String: Any] = [:]) -> CFDictionary {
            let own: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
                kSecAttrAccount as String: "Ada",
            ]
            return own.merging(more) { $1 } as CFDictionary
        }

        private func read(_ service: String) -> (OSStatus, String?) {
            var item: CFTypeRef?
            let asked: [String: Any] = [kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne]
            let status = SecItemCopyMatching(query(service, asked), &item)
            return (status, (item as? Data).map { String(decoding: $0, as: UTF8.self) })
        }

        @Test func anItemIsKeptChangedAndRemoved() {
            #expect(read("tea") == (errSecItemNotFound, nil))
            #expect(
                SecItemUpdate(query("tea"), [kSecValueData as String: Data()] as CFDictionary) == errSecItemNotFound)
            let secret = [kSecValueData as String: Data("green".utf8)]
            #expect(SecItemAdd(query("tea", secret), nil) == errSecSuccess)
            #expect(SecItemAdd(query("tea", secret), nil) == errSecDuplicateItem)
            #expect(read("tea") == (errSecSuccess, "green"))
            let change = [kSecValueData as String: Data("black".utf8)]
            #expect(SecItemUpdate(query("tea"), change as CFDictionary) == errSecSuccess)
            #expect(read("tea") == (errSecSuccess, "black") && read("coffee").0 == errSecItemNotFound)
            #expect(SecItemDelete(query("tea")) == errSecSuccess && SecItemDelete(query("tea")) == errSecItemNotFound)
        }

        @Test func anItemThatIsAddedIsAnswered() {
            var item: CFTypeRef?
            let more: [String: Any] = [
                kSecValueData as String: Data("mint".utf8), kSecReturnData as String: true,
            ]
            #expect(SecItemAdd(query("mint", more), &item) == errSecSuccess && item as? Data == Data("mint".utf8))
            // What is not said of an item is not so.
            for (value, status) in [(false, errSecSuccess), (true, errSecItemNotFound)] {
                let asked = query("mint", ["sync": value])
                #expect(SecItemCopyMatching(asked, nil) == status)
            }
        }

        @Test func allItemsOfAServiceAreFound() {
            for account in ["Ada", "Grace"] {
                let more = [kSecAttrAccount as String: account, kSecValueData as String: Data()] as [String: Any]
                #expect(SecItemAdd(query("cake", more), nil) == errSecSuccess)
            }
            var items: CFTypeRef?
            let all: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "cake",
                kSecReturnAttributes as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitAll,
            ]
            #expect(SecItemCopyMatching(all as CFDictionary, &items) == errSecSuccess)
            let accounts = (items as? [[String: Any]])?.compactMap { $0[kSecAttrAccount as String] as? String }
            #expect(accounts == ["Ada", "Grace"])
        }

        @Test func randomBytesDiffer() {
            var (first, second) = ([UInt8](repeating: 0, count: 16), [UInt8](repeating: 0, count: 16))
            #expect(SecRandomCopyBytes(kSecRandomDefault, first.count, &first) == errSecSuccess)
            #expect(SecRandomCopyBytes(kSecRandomDefault, second.count, &second) == errSecSuccess)
            #expect(first != second)
        }
    }
#endif
