/// Reads JSON (RFC 8259) into values that know their line.
///
/// There is a parser here because a manifest is read whenever a process starts. The decoder of Foundation reports no
/// line for errors, ignores unknown keys, and takes longer than typesetting a first caption.
struct ManifestText {
    struct Value {
        let content: Content
        /// The line of its first character, counted from 1.
        let line: Int
    }

    enum Content {
        case text(String)
        case number(Double)
        /// `true`, `false` or `null`.
        case word
        case array([Value])
        case object([(key: String, line: Int, value: Value)])
    }

    private let bytes: UnsafeRawBufferPointer
    private let path: String
    private var position = 0
    private var line = 1

    /// Enough for every manifest, and small enough for the stack.
    private static let maximumDepth = 16

    /// The value of a file.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)`` with the line.
    /// - Complexity: O(bytes).
    static func value(of bytes: UnsafeRawBufferPointer, path: String) throws -> Value {
        var reader = ManifestText(bytes: bytes, path: path)
        let value = try reader.value(depth: 0)
        guard reader.next() == nil else { throw reader.error("text after the end of the manifest") }
        return value
    }

    private init(bytes: UnsafeRawBufferPointer, path: String) {
        self.bytes = bytes
        self.path = path
    }

    private mutating func value(depth: Int) throws -> Value {
        guard depth <= Self.maximumDepth else { throw error("values nest deeper than \(Self.maximumDepth) levels") }
        guard let first = next() else { throw error("the manifest ends where a value is expected") }
        let line = line
        switch first {
        case UInt8(ascii: "{"): return Value(content: .object(try members(depth: depth)), line: line)
        case UInt8(ascii: "["): return Value(content: .array(try elements(depth: depth)), line: line)
        case UInt8(ascii: "\""): return Value(content: .text(try text()), line: line)
        default: return Value(content: try word(), line: line)
        }
    }

    private mutating func members(depth: Int) throws -> [(key: String, line: Int, value: Value)] {
        var members: [(key: String, line: Int, value: Value)] = []
        position += 1
        if take("}") { return members }
        repeat {
            guard next() == UInt8(ascii: "\"") else { throw error("a key in double quotes is expected here") }
            let line = line
            let key = try text()
            guard take(":") else { throw error("a colon must follow the key \"\(key)\"") }
            members.append((key, line, try value(depth: depth + 1)))
        } while take(",")
        guard take("}") else { throw error("a comma or } is expected here") }
        return members
    }

    private mutating func elements(depth: Int) throws -> [Value] {
        var elements: [Value] = []
        position += 1
        if take("]") { return elements }
        repeat { elements.append(try value(depth: depth + 1)) } while take(",")
        guard take("]") else { throw error("a comma or ] is expected here") }
        return elements
    }

    private mutating func word() throws -> Content {
        let start = position
        while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        if ["true", "false", "null"].contains(word) { return .word }
        guard let first = word.utf8.first, first == UInt8(ascii: "-") || Self.isDigit(first),
            let number = Double(word), number.isFinite
        else { throw error("\"\(word)\" is not a JSON value; put texts in double quotes") }
        return .number(number)
    }

    /// Reads a string; its opening quote is the next byte.
    private mutating func text() throws -> String {
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
                throw error("a text is not UTF-8")
            }
            text += part
            guard position < bytes.count, bytes[position] >= 0x20 else {
                throw error("a text lacks its closing quote")
            }
            position += 1
            if bytes[position - 1] == UInt8(ascii: "\"") { return text }
            text.unicodeScalars.append(try escaped())
        }
    }

    /// The character of an escape sequence whose backslash has been read.
    private mutating func escaped() throws -> Unicode.Scalar {
        guard position < bytes.count else { throw error("a text ends inside an escape") }
        position += 1
        switch bytes[position - 1] {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try escapedUnit()
        default: throw error("a backslash is followed by a character that JSON does not allow there")
        }
    }

    private mutating func escapedUnit() throws -> Unicode.Scalar {
        let unit = try hexadecimal()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        // The value is a surrogate; its other half must follow.
        guard position + 2 <= bytes.count, bytes[position..<position + 2].elementsEqual("\\u".utf8) else {
            throw error("a lone surrogate in a text")
        }
        position += 2
        let partner = try hexadecimal()
        guard (0xD800...0xDBFF).contains(unit), (0xDC00...0xDFFF).contains(partner),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (partner - 0xDC00))
        else { throw error("a lone surrogate in a text") }
        return scalar
    }

    private mutating func hexadecimal() throws -> UInt32 {
        guard position + 4 <= bytes.count,
            bytes[position..<position + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let value = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { throw error("four hexadecimal digits must follow \\u") }
        position += 4
        return value
    }

    /// The next byte that is not white space. It is not consumed.
    private mutating func next() -> UInt8? {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            default: return bytes[position]
            }
            position += 1
        }
        return nil
    }

    /// Whether the next byte is this character. If so, it is consumed.
    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next() == UInt8(ascii: scalar) else { return false }
        position += 1
        return true
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static func endsWord(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
            || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
            || byte == UInt8(ascii: ":")
    }

    private func error(_ reason: String) -> TypesettingError {
        .unusableFont(file: "\(path):\(line)", reason: reason)
    }
}
