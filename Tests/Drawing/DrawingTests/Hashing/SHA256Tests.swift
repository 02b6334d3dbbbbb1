import Testing

@testable import Drawing

/// The vectors of NIST's "Cryptographic Standards and Guidelines, Examples with Intermediate Values" and of the SHAVS
/// short-message file (SHA256ShortMsg.rsp).
@Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
])
func sha256AnswersTheNISTMessages(message: String, digest: String) {
    #expect(SHA256.hexadecimalDigest(of: Array(message.utf8)) == digest)
}

@Test func sha256AnswersOneByteOfTheShortMessageFile() {
    #expect(
        SHA256.hexadecimalDigest(of: [0xbd]) == "68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b")
}

@Test func sha256AnswersAMillionTimesTheLetterA() {
    let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(
        SHA256.hexadecimalDigest(of: message) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
}

/// Every way to cut the bytes around the 55-, 56- and 64-byte edges of the padding gives one digest.
@Test func sha256DoesNotDependOnThePieces() {
    for count in 50...70 {
        let message = (0..<count).map { UInt8($0) }
        let whole = SHA256.hexadecimalDigest(of: message)
        for cut in 0...count {
            let hash = SHA256()
            message[..<cut].withUnsafeBytes { hash.update($0) }
            message[cut...].withUnsafeBytes { hash.update($0) }
            #expect(hash.finish() == whole, "\(count) bytes cut at \(cut)")
        }
    }
}
