/// Reads a JSON text (RFC 8259) into a tree of nodes with places.
///
/// JSON is nearly YAML, but YAML readers refuse tabs and surrogate pairs in escapes, and accept what is no JSON; so
/// `.json` files have their own reader. It walks the Unicode scalars once, keeping line and column.
struct JSONReader {
    private let scalars: [Unicode.Scalar]
    private let file: String
    private var position = 0
    private var line = 1
    private var column = 1
    private var nodeCount = 0
    /// The keys that are listed twice.
    private var repeated: [SceneError] = []

    private init(_ text: String, file: String) {
        scalars = Array(text.unicodeScalars)
        self.file = file
    }

    /// The root of the document.
    static func read(_ text: String, file: String) throws -> SceneTree {
        var reader = JSONReader(text, file: file)
        reader.skipWhiteSpace()
        guard reader.position < reader.scalars.count else {
            throw SceneError(
                file: file, place: nil, kind: .file, message: "the scene is empty",
                fix: "balloon new writes one to begin with")
        }
        let root = try reader.readValue(depth: 0)
        reader.skipWhiteSpace()
        guard reader.position == reader.scalars.count else { throw reader.error("text after the end of the scene") }
        return SceneTree(root: root, repeated: reader.repeated)
    }

    // MARK: - Values

    private mutating func readValue(depth: Int) throws -> SceneNode {
        let place = ScenePlace(line: line, column: column)
        nodeCount += 1
        guard nodeCount <= SceneLimits.maximumNodeCount else {
            throw error("more than \(SceneLimits.maximumNodeCount) values", fix: "split the scene")
        }
        guard depth <= SceneLimits.maximumDepth else {
            throw error("values nest deeper than \(SceneLimits.maximumDepth) levels")
        }
        switch peek {
        case "{": return SceneNode(value: .mapping(try readMembers(depth: depth)), place: place)
        case "[": return SceneNode(value: .sequence(try readElements(depth: depth)), place: place)
        case "\"": return SceneNode(value: .string(try readString()), place: place)
        case nil: throw error("the scene ends where a value must stand")
        default: return SceneNode(value: try readWord(), place: place)
        }
    }

    private mutating func readMembers(depth: Int) throws -> [SceneNode.Entry] {
        advance()
        var entries: [SceneNode.Entry] = []
        var keys: Set<String> = []
        skipWhiteSpace()
        if take("}") { return entries }
        while true {
            skipWhiteSpace()
            let keyPlace = ScenePlace(line: line, column: column)
            guard peek == "\"" else {
                let isAfterComma = peek == "}" && !entries.isEmpty
                throw error(
                    "a key in double quotes must stand here",
                    fix: isAfterComma ? "remove the comma before it" : "put the key in double quotes")
            }
            let key = try readString()
            let isNew = keys.insert(key).inserted
            if !isNew, repeated.count < SceneLimits.maximumErrorCount {
                repeated.append(
                    SceneError(
                        file: file, place: keyPlace, kind: .duplicateKey,
                        message: "the key \"\(key)\" is listed twice", fix: "remove one"))
            }
            skipWhiteSpace()
            guard take(":") else { throw error("a colon must follow the key \"\(key)\"") }
            skipWhiteSpace()
            let value = try readValue(depth: depth + 1)
            if isNew { entries.append(SceneNode.Entry(key: key, keyPlace: keyPlace, value: value)) }
            skipWhiteSpace()
            if take(",") { continue }
            guard take("}") else { throw error("a comma or } must stand here") }
            return entries
        }
    }

    private mutating func readElements(depth: Int) throws -> [SceneNode] {
        advance()
        var elements: [SceneNode] = []
        skipWhiteSpace()
        if take("]") { return elements }
        while true {
            skipWhiteSpace()
            elements.append(try readValue(depth: depth + 1))
            skipWhiteSpace()
            if take(",") { continue }
            guard take("]") else { throw error("a comma or ] must stand here") }
            return elements
        }
    }

    private mutating func readWord() throws -> SceneNode.Value {
        let start = ScenePlace(line: line, column: column)
        var word = ""
        while let scalar = peek, !"{}[],:\" \t\r\n".unicodeScalars.contains(scalar) {
            word.unicodeScalars.append(scalar)
            advance()
        }
        switch word {
        case "null": return .null()
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        default:
            let isNumber = word.first == "-" || word.first?.isNumber == true
            guard isNumber, !word.hasSuffix("."), let number = PlainScalar.number(in: word) else {
                throw SceneError(
                    file: file, place: start, kind: .syntax,
                    message: "\(word.isEmpty ? "this" : "\"\(word)\"") is not a JSON value",
                    fix: "put texts in double quotes")
            }
            return .number(number, text: word)
        }
    }

    // MARK: - Strings

    private mutating func readString() throws -> String {
        advance()
        var result = String.UnicodeScalarView()
        while let scalar = peek {
            switch scalar {
            case "\"":
                advance()
                return String(result)
            case "\\":
                advance()
                result.append(try readEscape())
            default:
                guard scalar.value >= 0x20 else {
                    throw error("a control character in a text", fix: "write it as an escape such as \\n")
                }
                result.append(scalar)
                advance()
            }
        }
        throw error("the scene ends inside a text", fix: "a closing quote is missing")
    }

    private mutating func readEscape() throws -> Unicode.Scalar {
        guard let scalar = peek else { throw error("the scene ends inside an escape") }
        let simple: [Unicode.Scalar: Unicode.Scalar] = [
            "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
        ]
        if let meant = simple[scalar] {
            advance()
            return meant
        }
        guard scalar == "u" else { throw error("\\\(scalar) is not a JSON escape") }
        advance()
        let high = try readHexadecimal()
        if let whole = Unicode.Scalar(high) { return whole }
        guard (0xD800...0xDBFF).contains(high), take("\\"), take("u") else {
            throw error("a lone surrogate", fix: "text must be well-formed Unicode")
        }
        let low = try readHexadecimal()
        guard (0xDC00...0xDFFF).contains(low),
            let whole = Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
        else { throw error("a lone surrogate", fix: "text must be well-formed Unicode") }
        return whole
    }

    private mutating func readHexadecimal() throws -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let scalar = peek, scalar.isASCII, let digit = Character(scalar).hexDigitValue else {
                throw error("four hexadecimal digits must follow \\u")
            }
            value = value << 4 | UInt32(digit)
            advance()
        }
        return value
    }

    // MARK: - Scalars

    private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func advance() {
        if scalars[position] == "\n" {
            line += 1
            column = 1
        } else {
            column += 1
        }
        position += 1
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        advance()
        return true
    }

    private mutating func skipWhiteSpace() {
        while let scalar = peek, scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r" { advance() }
    }

    private func error(_ message: String, fix: String = "") -> SceneError {
        SceneError(
            file: file, place: ScenePlace(line: line, column: column), kind: .syntax, message: message, fix: fix)
    }
}
