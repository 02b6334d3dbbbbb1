// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxCryptoKit)
import LinuxCryptoKit
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_SHA256_1() async throws {
        let code = SHA256.hash(data: Data("tea".utf8)).prefix(4).map { String(format: "%02x", $0) }.joined()
        _ = code
    }

    func example_SHA256_SHA256Digest_1() async throws {
        let digest = SHA256.hash(data: Data("tea".utf8))
        _ = digest
    }

    func example_SHA256_SymmetricKey_1() async throws {
        let key = SymmetricKey(data: Data("a word".utf8))
        _ = key
    }

    func example_SHA256_HashFunction_1() async throws {
        func name<H: HashFunction>(of function: H.Type) -> String { "\(function)" }
    }

    func example_SHA256_HMAC_1() async throws {
        let code = HMAC<SHA256>.authenticationCode(for: Data("3 votes".utf8), using: SymmetricKey(data: Data("a word".utf8)))
        _ = code
    }
}
#endif
