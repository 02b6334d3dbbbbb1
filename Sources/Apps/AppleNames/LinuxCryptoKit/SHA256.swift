import Drawing
import Foundation

/// Hashes bytes as FIPS 180-4 says. CryptoKit's structure of this name.
///
/// ```swift
/// let code = SHA256.hash(data: Data("tea".utf8)).prefix(4).map { String(format: "%02x", $0) }.joined()
/// ```
public struct SHA256: HashFunction {
    private var bytes: [UInt8] = []
    /// Begins a hash.
    public init() {}
    /// Adds bytes.
    public mutating func update<D: DataProtocol>(data: D) { bytes += data }
    /// The hash of the bytes so far.
    public func finalize() -> SHA256Digest { Self.hash(data: bytes) }
    /// The hash of bytes.
    public static func hash<D: DataProtocol>(data: D) -> SHA256Digest {
        let digits = Array(Drawing.SHA256.hexadecimalDigest(of: Array(data)).utf8)
        let value = { (digit: UInt8) in digit - (digit < 58 ? 48 : 87) }
        return SHA256Digest(
            bytes: stride(from: 0, to: digits.count, by: 2).map { value(digits[$0]) << 4 | value(digits[$0 + 1]) })
    }
}

/// The 32 bytes of a hash. CryptoKit's structure of this name.
///
/// ```swift
/// let digest = SHA256.hash(data: Data("tea".utf8))
/// ```
public struct SHA256Digest: Sequence, Hashable, Sendable, CustomStringConvertible {
    let bytes: [UInt8]
    /// How many bytes there are.
    public static var byteCount: Int { 32 }
    /// The bytes, one after the other.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    /// Has a function read the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// As Apple writes it.
    public var description: String { "SHA256 digest: " + bytes.map(Self.text).joined() }

    private static func text(of byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
}

/// A secret of bytes. CryptoKit's structure of this name.
///
/// ```swift
/// let key = SymmetricKey(data: Data("a word".utf8))
/// ```
public struct SymmetricKey: Hashable, Sendable {
    let bytes: [UInt8]
    /// Makes a key of bytes.
    public init<D: DataProtocol>(data: D) { bytes = Array(data) }
    /// How many bits there are.
    public var bitCount: Int { bytes.count * 8 }
}

/// A way to hash bytes. CryptoKit's protocol of this name; here ``SHA256`` is the only one.
///
/// ```swift
/// func name<H: HashFunction>(of function: H.Type) -> String { "\(function)" }
/// ```
public protocol HashFunction: Sendable {}

/// A hash with a secret, as RFC 2104 says. CryptoKit's structure of this name.
///
/// ```swift
/// let code = HMAC<SHA256>.authenticationCode(for: Data("3 votes".utf8), using: SymmetricKey(data: Data("a word".utf8)))
/// ```
public struct HMAC<H: HashFunction> {
    /// The code. CryptoKit's type of this name.
    public typealias MAC = SHA256Digest
    /// The code of bytes.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        let blockSize = 64
        let short = key.bytes.count > blockSize ? SHA256.hash(data: key.bytes).bytes : key.bytes
        let block = short + [UInt8](repeating: 0, count: blockSize - short.count)
        let inner = SHA256.hash(data: block.map { $0 ^ 0x36 } + Array(data))
        return SHA256.hash(data: block.map { $0 ^ 0x5c } + inner.bytes)
    }
    /// Whether a code is that of bytes.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ code: MAC, authenticating data: D, using key: SymmetricKey
    ) -> Bool { authenticationCode(for: data, using: key) == code }
}
