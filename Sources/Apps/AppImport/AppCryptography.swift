import SourceTokens

/// CryptoKit on Linux. Hashes of 256 bits are Balloon's own; an app that encrypts or signs gets swift-crypto, which has the
/// names of CryptoKit and is built in a minute, once.
enum AppCryptography {
    /// Names of CryptoKit that Balloon's module does not have.
    private static let ofPackage: Set<Substring> = [
        "AES", "ChaChaPoly", "Curve25519", "HKDF", "HPKE", "Insecure", "P256", "P384", "P521", "SHA384", "SHA512",
        "SymmetricKeySize",
    ]

    /// Whether a file of an app needs the package.
    static func needsPackage(_ tokens: [SwiftToken]) -> Bool {
        guard ImportedFile.imports(in: tokens).contains("CryptoKit") else { return false }
        // A key of a size is a random one.
        let makesKey = zip(tokens, tokens.dropFirst(2)).contains { $0.text == "SymmetricKey" && $1.text == "size" }
        return makesKey || tokens.contains { $0.kind == .word && ofPackage.contains($0.text) }
    }

    static let module = "Crypto"
    static let package = ".package(url: \"https://github.com/apple/swift-crypto\", \"3.0.0\"..<\"5.0.0\")"
    static let product = ".product(name: \"Crypto\", package: \"swift-crypto\")"
}
