/// Words of commands that are printed, so that somebody can paste them into a shell. Names of files come from other people:
/// no name may end the word that it is in.
package enum ShellWord {
    /// A text as one word, in quotation marks where a shell needs them.
    package static func quoted(_ text: String) -> String {
        let scalars = text.unicodeScalars
        if !text.isEmpty, scalars.allSatisfy(isPlain) { return text }
        guard scalars.contains(where: QuotedText.isInvisible) else {
            return "'" + text.replacing("'", with: "'\\''") + "'"
        }
        // POSIX.1-2024, 2.2.4 Dollar-Single-Quotes: bytes that nobody would see are written as octal numbers.
        return "$'" + scalars.map(escaped).joined() + "'"
    }

    /// The path of a file as one word that is not taken for an option.
    package static func path(_ path: String) -> String { quoted(path.hasPrefix("-") ? "./" + path : path) }

    /// Whether a shell takes a character as it is, at any place of a word.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", "@", ":", ",", "+", "%": true
        default: false
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        if scalar == "'" || scalar == "\\" { return "\\\(scalar)" }
        guard QuotedText.isInvisible(scalar) else { return String(scalar) }
        return String(scalar).utf8.map { byte in
            let digits = String(byte, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }.joined()
    }
}
