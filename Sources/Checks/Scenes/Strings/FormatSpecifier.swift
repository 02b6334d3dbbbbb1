/// A format specifier after its percent sign: `@`, `lld`, `1$@`, `.2f` ("Apple, String Format Specifiers").
struct FormatSpecifier: Hashable, Sendable {
    /// The specifier as it is written, without the percent sign.
    let text: String
    /// The number of the argument that it names, from 1; nil for the next one.
    let argument: Int?
    /// The minimum width in characters.
    let width: Int
    /// The digits after the point, or the maximum number of characters.
    let precision: Int?
    /// The flags `-`, `+`, `0` and `#`.
    let isLeftAligned, showsPlus, isZeroPadded, isAlternate: Bool
    /// How large the argument is: `ll`, `h`; empty for the usual size.
    let length: String
    /// The last letter.
    let conversion: Unicode.Scalar

    /// What an argument must be.
    enum Kind: String, Hashable, Sendable {
        /// Anything that describes itself: a text, a number, a date.
        case object = "@"
        /// A whole number.
        case whole = "d"
        /// Any number.
        case fraction = "f"
        /// Something that Swift does not pass: a C string, a pointer.
        case other = "s"
    }

    /// How Xcode writes a whole number: `lld`.
    static let whole = FormatSpecifier()

    private init() {
        (text, argument, width, precision, length, conversion) = ("lld", nil, 0, nil, "ll", "d")
        (isLeftAligned, showsPlus, isZeroPadded, isAlternate) = (false, false, false, false)
    }

    /// Reads the specifier at the beginning of a text; nil where there is none. A percent sign before a space is one:
    /// "20 % off".
    /// - Complexity: O(n) in the length of the specifier.
    init?(at text: Substring) {
        var rest = text.unicodeScalars
        guard rest.first != " " else { return nil }
        argument = Self.argument(at: &rest)
        let flags = rest.prefix { "-+ #0'".unicodeScalars.contains($0) }
        rest = rest[flags.endIndex...]
        (isLeftAligned, showsPlus) = (flags.contains("-"), flags.contains("+"))
        (isZeroPadded, isAlternate) = (flags.contains("0"), flags.contains("#"))
        width = Self.number(at: &rest) ?? 0
        if rest.first == "." {
            rest = rest.dropFirst()
            guard let digits = Self.number(at: &rest) else { return nil }
            precision = digits
        } else {
            precision = nil
        }
        let sizes = ["hh", "h", "ll", "l", "q", "L", "z", "t", "j"]
        length = sizes.first { rest.starts(with: $0.unicodeScalars) } ?? ""
        rest = rest.dropFirst(length.unicodeScalars.count)
        guard let conversion = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(conversion) else {
            return nil
        }
        self.conversion = conversion
        self.text = String(text[..<rest.index(after: rest.startIndex)])
    }

    /// The kind of its argument.
    var kind: Kind {
        switch conversion {
        case "@": .object
        case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C": .whole
        case "f", "F", "e", "E", "g", "G": .fraction
        default: .other
        }
    }

    /// Whether it cannot be a percent sign with a word behind it. "50%discount" has a percent sign; `%@`, `%lld`, `%2$d`
    /// and `%.1f` are specifiers wherever they stand, and so is a single letter that no digit precedes and no letter
    /// follows.
    func isSure(after before: Character?, before after: Character?) -> Bool {
        if conversion == "@" || argument != nil || !length.isEmpty || precision != nil { return true }
        return before?.isNumber != true && after?.isLetter != true
    }

    /// Skips the number of an argument, which has at most three digits and a dollar sign.
    private static func argument(at text: inout Substring.UnicodeScalarView) -> Int? {
        let digits = text.prefix(3).prefix(while: isDigit)
        let rest = text[digits.endIndex...]
        guard rest.first == "$", let number = Int(String(digits)) else { return nil }
        text = rest.dropFirst()
        return number
    }

    /// Skips a number; nil where there is none. No text has more than a thousand digits.
    private static func number(at text: inout Substring.UnicodeScalarView) -> Int? {
        let digits = text.prefix(while: isDigit)
        text = text[digits.endIndex...]
        return digits.isEmpty ? nil : min(Int(String(digits)) ?? maximumNumber, maximumNumber)
    }

    private static let maximumNumber = 1_000

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }
}
