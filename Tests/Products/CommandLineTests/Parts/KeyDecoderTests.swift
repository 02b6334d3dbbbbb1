import Testing

@testable import BalloonCommands

/// Keys of a terminal. The sequences are those of "ECMA-48" (5.4 and 5.6) and of xterm ("Control Sequences").
struct KeyDecoderTests {
    private func keys(_ bytes: [UInt8]) throws -> String {
        var rest = bytes[...]
        let decoder = KeyDecoder(
            read: { () -> UInt8? in rest.popFirst() }, isFollowed: { !rest.isEmpty })
        var keys = ""
        while let key = try decoder.next() { keys.append(key) }
        return keys
    }

    private func keys(_ text: String) throws -> String { try keys(Array(text.utf8)) }

    @Test func lettersAreKeysAndControlsEnd() throws {
        #expect(try keys("ab?~!") == "ab?~!")
        #expect(try keys("a b\tc\n") == "abc")
        #expect(try keys("a\u{3}b") == "a" && keys("a\u{4}b") == "a")
    }

    @Test(arguments: [
        ("\u{1B}[A", "an arrow"), ("\u{1B}[1;5C", "an arrow with Control"), ("\u{1B}OP", "F1"), ("\u{1B}[15~", "F5"),
        ("\u{1B}[[A", "F1 of the console"), ("\u{1B}[M !!", "a mouse"), ("\u{1B}[<0;10;20M", "another mouse"),
        ("\u{1B}[200~x y\n\u{1B}[201~", "pasted text"), ("\u{1B}]0;title\u{7}", "a title"),
        ("\u{1B}P1$r\u{1B}\\", "a report"), ("\u{1B}x", "Alt and a letter"), ("\u{1B}\u{1B}[B", "Alt and an arrow"),
        ("\u{1B}O2P", "F1 with Shift"), ("\u{1B}ü", "Alt and a letter of two bytes"),
    ])
    func sequencesAreNoKeys(_ sequence: String, _ name: String) throws {
        #expect(try keys("a\(sequence)b") == "ab", "\(name)")
    }

    /// "RFC 3629", 3: a first byte says how many follow.
    @Test(arguments: ["é", "ß", "界", "ก", "😀", "𝄞"])
    func othersLettersAreSkippedWhole(_ letter: String) throws {
        #expect(try keys("a\(letter)b\(letter)c") == "abc")
    }

    @Test func sequencesOfEightBitsAreSkipped() throws {
        #expect(try keys([0x61, 0x9B, 0x41, 0x62]) == "ab")
        #expect(try keys([0x61, 0x8F, 0x50, 0x62]) == "ab")
        #expect(try keys([0x61, 0x9D, 0x30, 0x07, 0x62]) == "ab")
        #expect(try keys([0x61, 0x90, 0x71, 0x9C, 0x62]) == "ab")
    }
}
