/// Reads a property list in XML into a tree of nodes with places: the elements that Xcode writes, and no others.
struct PropertyListReader {
    private let file: String
    private var rest: Substring.UnicodeScalarView
    private var line = 1
    private var column = 1
    private var count = 0

    private init(_ text: String, file: String) {
        self.file = file
        rest = Substring(text).unicodeScalars
    }

    /// The root of the document.
    static func read(_ text: String, file: String) throws -> SceneTree {
        var reader = PropertyListReader(text, file: file)
        guard let first = try reader.tag(), first.name == "plist", !first.isEnd else {
            throw reader.error("this is not a property list in XML", fix: "it begins with <plist version=\"1.0\">")
        }
        guard let tag = try reader.tag() else { throw reader.error("the property list is empty", fix: "add a <dict>") }
        let root = try reader.node(tag, depth: 0)
        guard let last = try reader.tag(), last.name == "plist", last.isEnd else {
            throw reader.error("</plist> is missing", fix: "end the list here")
        }
        return SceneTree(root: root, repeated: [])
    }

    // MARK: - Elements

    private struct Tag {
        let name: String
        let isEnd, isEmpty: Bool
        let place: ScenePlace
    }

    private mutating func node(_ tag: Tag, depth: Int) throws -> SceneNode {
        count += 1
        guard depth < SceneLimits.maximumDepth, count < SceneLimits.maximumCatalogueNodeCount else {
            throw error("the property list is too large or too deep", fix: "keep the strings that the scene uses")
        }
        guard !tag.isEnd else { throw error("</\(tag.name)> ends nothing", fix: "remove it") }
        let value: SceneNode.Value
        switch tag.name {
        case "dict": value = .mapping(tag.isEmpty ? [] : try entries(depth))
        case "array": value = .sequence(tag.isEmpty ? [] : try elements(depth))
        case "string", "date", "data": value = .string(tag.isEmpty ? "" : try content(of: tag.name))
        case "integer", "real":
            let text = try content(of: tag.name)
            guard let number = PlainScalar.number(in: text) else {
                throw error("<\(tag.name)> has no number", fix: "write digits")
            }
            value = .number(number, text: text)
        case "true", "false":
            if !tag.isEmpty { _ = try content(of: tag.name) }
            value = .boolean(tag.name == "true")
        default:
            throw error(
                "<\(tag.name)> is not an element of a property list", fix: "write dict, array, string or integer")
        }
        return SceneNode(value: value, place: tag.place)
    }

    private mutating func entries(_ depth: Int) throws -> [SceneNode.Entry] {
        var entries: [SceneNode.Entry] = []
        var keys: Set<String> = []
        while let tag = try tag(), !(tag.isEnd && tag.name == "dict") {
            guard tag.name == "key", !tag.isEnd else { throw error("<key> must stand here", fix: "write one") }
            let key = tag.isEmpty ? "" : try content(of: "key")
            guard let valueTag = try self.tag(), !valueTag.isEnd else {
                throw error("the key \"\(key)\" has no value", fix: "write one behind it, such as a <string>")
            }
            let value = try node(valueTag, depth: depth + 1)
            // Foundation takes the last value of a repeated key; a list with one is a mistake.
            guard keys.insert(key).inserted else {
                throw SceneError(
                    file: file, place: tag.place, kind: .duplicateKey, message: "the key \"\(key)\" is listed twice",
                    fix: "remove one")
            }
            entries.append(SceneNode.Entry(key: key, keyPlace: tag.place, value: value))
        }
        return entries
    }

    private mutating func elements(_ depth: Int) throws -> [SceneNode] {
        var elements: [SceneNode] = []
        while let tag = try tag(), !(tag.isEnd && tag.name == "array") {
            elements.append(try node(tag, depth: depth + 1))
        }
        return elements
    }

    // MARK: - Characters

    /// The next tag; nil at the end. Comments, declarations and instructions are skipped, and so is white space.
    private mutating func tag() throws -> Tag? {
        while true {
            _ = take { " \t\r\n\u{FEFF}".unicodeScalars.contains($0) }
            guard let first = rest.first else { return nil }
            guard first == "<" else { throw error("a tag must stand here", fix: "put texts into <string>") }
            if rest.starts(with: "<!--".unicodeScalars) {
                try skip(to: "-->")
            } else if rest.starts(with: "<!".unicodeScalars) || rest.starts(with: "<?".unicodeScalars) {
                try skip(to: ">")
            } else {
                return try bareTag()
            }
        }
    }

    private mutating func bareTag() throws -> Tag {
        let place = place
        advance()
        let words = take { $0 != ">" }
        guard rest.first == ">" else { throw error("> is missing", fix: "end the tag") }
        advance()
        let name = words.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
        return Tag(
            name: String(name), isEnd: words.first == "/", isEmpty: words.last == "/" && words.count > 1, place: place)
    }

    /// The text up to the end tag of an element, its entities replaced.
    private mutating func content(of name: String) throws -> String {
        var text = ""
        while true {
            text += take { $0 != "<" && $0 != "&" }
            if rest.starts(with: "<![CDATA[".unicodeScalars) {
                for _ in 0..<9 { advance() }
                while let first = rest.first, !rest.starts(with: "]]>".unicodeScalars) {
                    text.unicodeScalars.append(first)
                    advance()
                }
                try skip(to: "]]>")
            } else if rest.first == "&" {
                text += try entity()
            } else {
                guard let tag = try tag(), tag.isEnd, tag.name == name else {
                    throw error("</\(name)> is missing", fix: "end the element before the next one")
                }
                return text
            }
        }
    }

    private mutating func entity() throws -> String {
        advance()
        let name = take { $0 != ";" && $0 != "<" && $0 != "&" }
        guard rest.first == ";" else { throw error("&\(name.prefix(20)) has no semicolon", fix: "write & as &amp;") }
        advance()
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            let isHexadecimal = name.hasPrefix("#x")
            let digits = name.dropFirst(isHexadecimal ? 2 : 1)
            guard name.hasPrefix("#"), let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
                let scalar = Unicode.Scalar(number)
            else { throw error("&\(name); is not a character", fix: "write the character itself") }
            return String(Character(scalar))
        }
    }

    private mutating func skip(to end: String) throws {
        while !rest.isEmpty, !rest.starts(with: end.unicodeScalars) { advance() }
        guard !rest.isEmpty else { throw error("\(end) is missing", fix: "end what begins here") }
        for _ in end.unicodeScalars { advance() }
    }

    private mutating func take(_ isTaken: (Unicode.Scalar) -> Bool) -> String {
        var taken = String.UnicodeScalarView()
        while let first = rest.first, isTaken(first) {
            taken.append(first)
            advance()
        }
        return String(taken)
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
