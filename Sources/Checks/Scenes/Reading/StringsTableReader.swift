/// Reads a table of strings (`.strings`) into a tree of nodes with places: `"key" = "text";`, with comments
/// ("Apple, Resource Programming Guide, String Resources").
struct StringsTableReader {
    private let file: String
    private var rest: Substring.UnicodeScalarView
    private var line = 1
    private var column = 1

    private init(_ text: String, file: String) {
        self.file = file
        rest = Substring(text).unicodeScalars
    }

    /// The table as a mapping of keys to texts.
    static func read(_ text: String, file: String) throws -> SceneTree {
        var reader = StringsTableReader(text, file: file)
        let root = SceneNode(value: .mapping(try reader.entries()), place: ScenePlace(line: 1, column: 1))
        return SceneTree(root: root, repeated: [])
    }

    private mutating func entries() throws -> [SceneNode.Entry] {
        var entries: [SceneNode.Entry] = []
        var keys: Set<String> = []
        while try skipSpace() {
            let keyPlace = place
            let key = try word("a key")
            // A key without a text is its own text.
            var value = SceneNode(value: .string(key), place: keyPlace)
            if try skipSpace(), rest.first == "=" {
                advance()
                guard try skipSpace() else {
                    throw error("the text of \"\(key)\" is missing", fix: "write it in quotes")
                }
                let place = place
                value = SceneNode(value: .string(try word("the text of \"\(key)\"")), place: place)
            }
            guard try skipSpace(), rest.first == ";" else {
                throw error("a semicolon is missing after \"\(key)\"", fix: "end the line before with one")
            }
            advance()
            guard keys.insert(key).inserted else {
                throw SceneError(
                    file: file, place: keyPlace, kind: .duplicateKey, message: "the key \"\(key)\" is listed twice",
                    fix: "remove one")
            }
            guard keys.count <= SceneLimits.maximumCatalogueNodeCount else {
                throw error("the table is too large", fix: "keep the strings that the scene uses")
            }
            entries.append(SceneNode.Entry(key: key, keyPlace: keyPlace, value: value))
        }
        return entries
    }

    // MARK: - Words

    /// A text in quotes, or a word of letters and digits without them.
    private mutating func word(_ what: String) throws -> String {
        guard rest.first == "\"" else {
            var word = ""
            while let first = rest.first,
                first.properties.isAlphabetic || "0123456789_.-$/:".unicodeScalars.contains(first)
            {
                word.unicodeScalars.append(first)
                advance()
            }
            guard !word.isEmpty else { throw error("\(what) must stand here", fix: "write it in double quotes") }
            return word
        }
        advance()
        var units: [UInt16] = []
        while let first = rest.first, first != "\"" {
            advance()
            units += first == "\\" ? try escaped() : Array(String(first).utf16)
        }
        guard !rest.isEmpty else { throw error("a quote is missing", fix: "end the text with \"") }
        advance()
        guard let text = String(validating: units, as: UTF16.self) else {
            throw error("an escape is half a character", fix: "write the character itself")
        }
        return text
    }

    /// What an escape means, in UTF-16; its backslash has been read.
    private mutating func escaped() throws -> [UInt16] {
        guard let first = rest.popFirst() else { return [] }
        column += 1
        switch first {
        case "n", "\n": return [0x0A]
        case "r": return [0x0D]
        case "t": return [0x09]
        case "U", "u":
            let digits = rest.prefix(4)
            guard digits.count == 4, let unit = UInt16(String(digits), radix: 16) else {
                throw error("four hexadecimal digits must follow \\\(first)", fix: "write such as \\U00e9")
            }
            for _ in 0..<4 { advance() }
            return [unit]
        default: return Array(String(first).utf16)
        }
    }

    // MARK: - Characters

    /// Skips white space and comments. Returns whether something follows.
    private mutating func skipSpace() throws -> Bool {
        while let first = rest.first {
            if rest.starts(with: "//".unicodeScalars) {
                while !rest.isEmpty, rest.first != "\n" { advance() }
            } else if rest.starts(with: "/*".unicodeScalars) {
                let begin = place
                while !rest.isEmpty, !rest.starts(with: "*/".unicodeScalars) { advance() }
                guard !rest.isEmpty else {
                    throw SceneError(
                        file: file, place: begin, kind: .syntax, message: "a comment has no end", fix: "end it with */")
                }
                advance()
                advance()
            } else if first.properties.isWhitespace {
                advance()
            } else {
                return true
            }
        }
        return false
    }

    private mutating func advance() {
        guard let first = rest.popFirst() else { return }
        (line, column) = first == "\n" ? (line + 1, 1) : (line, column + 1)
    }

    private var place: ScenePlace { ScenePlace(line: line, column: column) }

    private func error(_ message: String, fix: String) -> SceneError {
        SceneError(file: file, place: place, kind: .syntax, message: message, fix: fix)
    }
}
