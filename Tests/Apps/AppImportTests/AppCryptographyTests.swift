import SourceTokens
import Testing

@testable import AppImport

/// Which apps need the package of CryptoKit's names.
struct AppCryptographyTests {
    /// Hashes of 256 bits are Balloon's own; what encrypts, signs or makes a random key is the package's.
    @Test(arguments: [
        ("AES.GCM.self", true), ("ChaChaPoly.self", true), ("Curve25519.self", true), ("HKDF<SHA256>.self", true),
        ("HPKE.self", true), ("Insecure.MD5.self", true), ("P256.self", true), ("P384.self", true), ("P521.self", true),
        ("SHA384.self", true), ("SHA512.self", true), ("SHA256.hash(data: b)", false),
        ("HMAC<SHA256>.self", false), ("SymmetricKey(size: .bits256)", true), ("SymmetricKey(data: b)", false),
        ("\"AES\"", false),
    ])
    func whatNeedsThePackage(_ value: String, isNeeded: Bool) {
        func needs(_ head: String) -> Bool {
            AppCryptography.needsPackage(SwiftTokens.all(in: head + "\nlet a = \(value)"))
        }
        #expect(needs("import CryptoKit") == isNeeded && !needs("import Foundation"))
    }
}
