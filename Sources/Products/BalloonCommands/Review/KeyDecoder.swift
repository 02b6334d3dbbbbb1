/// Finds the keys that a person presses among the bytes that a terminal sends.
///
/// A terminal sends arrows, function keys, the mouse, its own answers and pasted text as sequences that begin with Escape
/// and contain letters: the Up arrow is `ESC [ A`. Such a letter is not a key, so each sequence is read to its end and
/// ignored ("ECMA-48, Control Functions for Coded Character Sets", 5.4; "XTerm Control Sequences").
struct KeyDecoder {
    /// The next byte; nil at the end.
    let read: () throws -> UInt8?
    /// Whether another byte follows at once, as inside a sequence. After the Escape key alone, none does.
    let isFollowed: () -> Bool

    private static let escape: UInt8 = 0x1B
    /// What begins and ends a paste ("XTerm Control Sequences", Bracketed Paste Mode).
    private static let pasteParameter = Array("200".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// The next key; nil at the end, and for Ctrl-C and Ctrl-D. Only visible ASCII characters are keys.
    func next() throws -> Character? {
        while let byte = try read() {
            switch byte {
            case 0x03, 0x04: return nil
            case Self.escape: try skipSequence()
            // The same sequences, as a terminal of eight bits begins them.
            case 0x9B: try skipControlSequence()
            case 0x8F: try skipSingleShift()
            case 0x90, 0x98, 0x9D, 0x9E, 0x9F: try skipString()
            case 0x21...0x7E: return Character(UnicodeScalar(byte))
            default: try skipCharacter(from: byte)
            }
        }
        return nil
    }

    /// Skips what follows an Escape.
    private func skipSequence() throws {
        while isFollowed(), let byte = try read() {
            switch byte {
            // Alt and a key that has a sequence of its own.
            case Self.escape: continue
            case UInt8(ascii: "["): return try skipControlSequence()
            case UInt8(ascii: "O"): return try skipSingleShift()
            case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "_"):
                return try skipString()
            // Alt and a letter.
            default: return try skipCharacter(from: byte)
            }
        }
    }

    /// Skips parameters and the letter that ends them.
    private func skipControlSequence() throws {
        var parameters: [UInt8] = []
        while let byte = try read() {
            switch byte {
            case 0x30...0x3F: parameters.append(byte)
            // Some terminals end a sequence with `$`.
            case 0x20...0x2F: if !isFollowed() { return }
            case Self.escape: return try skipSequence()
            // The console of Linux sends `ESC [ [ A` for F1.
            case UInt8(ascii: "[") where parameters.isEmpty:
                _ = try read()
                return
            // The mouse: its button, column and row are three more bytes.
            case UInt8(ascii: "M") where parameters.isEmpty:
                for _ in 0..<3 where isFollowed() { _ = try read() }
                return
            case UInt8(ascii: "~") where parameters == Self.pasteParameter: return try skipPaste()
            default: return
            }
        }
    }

    /// Skips the letter of a keypad or of F1 to F4, and the number of the modifiers before it.
    private func skipSingleShift() throws {
        while isFollowed(), let byte = try read() {
            if !(0x30...0x3B).contains(byte) { return }
        }
    }

    /// Skips an answer of the terminal, which ends with BEL or with `ESC \`.
    private func skipString() throws {
        var last: UInt8 = 0
        while isFollowed(), let byte = try read() {
            if byte == 0x07 || byte == 0x9C || (last == Self.escape && byte == UInt8(ascii: "\\")) { return }
            last = byte
        }
    }

    /// Skips pasted text, however long it is.
    private func skipPaste() throws {
        var last: [UInt8] = []
        while last != Self.pasteEnd, let byte = try read() {
            last = Array((last + [byte]).suffix(Self.pasteEnd.count))
        }
    }

    /// Skips the rest of a character of UTF-8, whose later bytes look like the beginnings of sequences.
    private func skipCharacter(from first: UInt8) throws {
        let count =
            switch first {
            case 0xC2...0xDF: 1
            case 0xE0...0xEF: 2
            case 0xF0...0xF4: 3
            default: 0
            }
        for _ in 0..<count where isFollowed() { _ = try read() }
    }
}
