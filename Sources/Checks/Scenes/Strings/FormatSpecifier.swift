/// A format specifier after its percent sign: `@`, `lld`, `1$@`, `.2f` ("Apple, String Format Specifiers").
struct FormatSpecifier {
    /// The specifier as it is written, without the percent sign.
    let text: Substring
    /// The number of the argument that it names, from 1; nil for the next one.
    let argument: Int?

    /// Reads the specifier at the beginning of a text; nil where there is none.
    /// - Complexity: O(n) in the length of the specifier.
    init?(at text: Substring) {
        var rest = text.unicodeScalars
        argument = Self.argument(at: &rest)
        rest = rest.drop { "-+ #0'".unicodeScalars.contains($0) }
        rest = rest.drop(while: Self.isDigit)
        if rest.first == "." {
            let digits = rest.dropFirst()
            guard let first = digits.first, Self.isDigit(first) else { return nil }
            rest = digits.drop(while: Self.isDigit)
        }
        for length in ["hh", "h", "ll", "l", "q", "L", "z", "t", "j"] where rest.starts(with: length.unicodeScalars) {
            rest = rest.dropFirst(length.unicodeScalars.count)
            break
        }
        guard let conversion = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(conversion) else {
            return nil
        }
        self.text = text[..<rest.index(after: rest.startIndex)]
    }

    /// The kind of its argument: `@` for an object, `d` for a whole number, `f` for a fraction, `s` for anything else.
    var kind: String {
        switch text.unicodeScalars.last {
        case "@": "@"
        case "d", "D", "i", "u", "U", "x", "X", "o", "O": "d"
        case "f", "F", "e", "E", "g", "G", "a", "A": "f"
        default: "s"
        }
    }

    /// Skips the number of an argument, which has at most three digits and a dollar sign.
    private static func argument(at text: inout Substring.UnicodeScalarView) -> Int? {
        let digits = text.prefix(3).prefix(while: isDigit)
        let rest = text[digits.endIndex...]
        guard rest.first == "$", let number = Int(String(digits)) else { return nil }
        text = rest.dropFirst()
        return number
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }
}
