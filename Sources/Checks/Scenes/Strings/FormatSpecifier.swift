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

/// A text of a scene: written out, or a key of its `strings`.
package enum SceneText: Hashable, Sendable {
    /// The text itself.
    case literal(String)
    /// A key of `strings`.
    case key(SceneStringReference)
}

/// How a text of a scene names one of its strings.
package struct SceneStringReference: Hashable, Sendable {
    /// The key.
    package var key: String
    /// Which plural form the app takes. iOS would choose it by the number and the language; a form that a language does
    /// not have is its `other`.
    package var plural: PluralForm = .other
    /// Which device's variation the app takes; nil for `other`.
    package var device: DeviceVariation?
    /// What stands for the format specifiers, in their order; nil to leave the string as it is.
    package var arguments: [String]?
    /// Where in the file it is used.
    package var place: ScenePlace

    /// Refers to a key.
    package init(key: String, place: ScenePlace) {
        self.key = key
        self.place = place
    }
}
