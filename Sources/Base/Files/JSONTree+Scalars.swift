extension JSONTree {
    // MARK: - Strings

    /// Reads a string; its opening quote is the next byte.
    mutating func text() throws(Failure) -> String {
        position += 1
        var text = ""
        while true {
            let start = position
            while position < bytes.count, bytes[position] >= 0x20, bytes[position] != UInt8(ascii: "\""),
                bytes[position] != UInt8(ascii: "\\")
            {
                position += 1
            }
            guard let part = String(validating: bytes[start..<position], as: UTF8.self) else {
                throw failure("a text is not UTF-8", offset: start)
            }
            text += part
            guard position < bytes.count else { throw failure("a text lacks its closing quote") }
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position += 1
                return text
            case UInt8(ascii: "\\"): text.unicodeScalars.append(try escaped())
            default: throw failure("a control character in a text", fix: "write it as an escape such as \\n")
            }
        }
    }

    /// The character of an escape sequence whose backslash is the next byte.
    private mutating func escaped() throws(Failure) -> Unicode.Scalar {
        position += 1
        guard position < bytes.count else { throw failure("the \(subject) ends inside an escape") }
        let meant: Unicode.Scalar
        switch bytes[position] {
        case UInt8(ascii: "\""): meant = "\""
        case UInt8(ascii: "\\"): meant = "\\"
        case UInt8(ascii: "/"): meant = "/"
        case UInt8(ascii: "b"): meant = "\u{8}"
        case UInt8(ascii: "f"): meant = "\u{C}"
        case UInt8(ascii: "n"): meant = "\n"
        case UInt8(ascii: "r"): meant = "\r"
        case UInt8(ascii: "t"): meant = "\t"
        case UInt8(ascii: "u"): return try escapedUnits()
        default: throw failure("a backslash is followed by a character that JSON does not allow there")
        }
        position += 1
        return meant
    }

    /// The character of one or two escapes such as `\u00e9`; the `u` of the first is the next byte.
    private mutating func escapedUnits() throws(Failure) -> Unicode.Scalar {
        let start = position - 1
        let unit = try hexadecimal()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        // The value is a surrogate; its other half must follow.
        if unit < 0xDC00, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        {
            let end = position
            position += 1
            let partner = try hexadecimal()
            if (0xDC00...0xDFFF).contains(partner),
                let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (partner - 0xDC00))
            {
                return scalar
            }
            position = end
        }
        throw failure(
            "lone surrogate \\u\(String(unit, radix: 16, uppercase: true))", fix: "text must be well-formed Unicode",
            offset: start)
    }

    /// The four digits after the `u` that is the next byte.
    private mutating func hexadecimal() throws(Failure) -> UInt32 {
        position += 1
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard position < bytes.count, let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue else {
                throw failure("four hexadecimal digits must follow \\u")
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }

    // MARK: - Words

    /// Reads a word or a number; it begins with the next byte.
    mutating func word() throws(Failure) -> Content {
        let start = position
        while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default:
            if Self.isNumber(bytes[start..<position]), let number = Double(word) { return .number(number, text: word) }
            position = start
            throw failure(
                "\(word.isEmpty ? "this" : "\"\(word)\"") is not a JSON value", fix: "put texts in double quotes")
        }
    }

    /// Whether a word is a number: digits, with a sign, a fraction and an exponent where it has them
    /// (RFC 8259, section 6).
    private static func isNumber(_ word: Slice<UnsafeRawBufferPointer>) -> Bool {
        var rest = word[...]
        func digits() -> Int {
            let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            rest = rest.dropFirst(digits.count)
            return digits.count
        }
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        // A zero before other digits means octal to some readers.
        let isZero = rest.first == UInt8(ascii: "0")
        let count = digits()
        guard isZero ? count == 1 : count > 0 else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard digits() > 0 else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest.removeFirst()
            if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
            guard digits() > 0 else { return false }
        }
        return rest.isEmpty
    }

    private static func endsWord(_ byte: UInt8) -> Bool { byte <= 0x20 || ",:[]{}\"".utf8.contains(byte) }
}
