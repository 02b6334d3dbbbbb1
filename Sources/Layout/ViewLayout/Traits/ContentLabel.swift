/// How a value of a scene's `vary` is written in names of files.
enum ContentLabel {
    /// The characters that are kept of a long value.
    private static let keptCount = 20

    /// A label as a part of a golden's name: its ASCII letters and digits, and a few digits that tell it from others where
    /// something is left out.
    static func fileName(_ label: String) -> String {
        let words = label.unicodeScalars.split { !isKept($0) }.map { String(String.UnicodeScalarView($0)) }
        let plain = words.joined(separator: "-")
        guard plain != label || plain.count > keptCount else { return plain }
        return ([String(plain.prefix(keptCount))] + [digits(of: label)]).filter { !$0.isEmpty }.joined(separator: "-")
    }

    private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", ".": true
        default: false
        }
    }

    /// Four hexadecimal digits of FNV-1a, which are the same on every machine.
    private static func digits(of label: String) -> String {
        let hash = label.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let text = String(UInt16(truncatingIfNeeded: hash ^ hash >> 16), radix: 16)
        return String(repeating: "0", count: 4 - text.count) + text
    }
}
