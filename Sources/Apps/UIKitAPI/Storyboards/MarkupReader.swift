/// Reads the files that Interface Builder writes: elements, attributes, texts and the five entities. They contain no
/// other parts of XML.
struct MarkupReader {
    private let bytes: [UInt8]
    private var place = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The outermost element; nil for a text that is not such a file.
    static func element(of text: String) -> MarkupElement? {
        var reader = MarkupReader(Array(text.utf8))
        reader.skipProlog()
        return reader.readElement(depth: 0)
    }

    /// The maximum depth of elements.
    private static let maximumDepth = 200

    private func isAt(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard place + count <= bytes.count else { return false }
        return text.withUTF8Buffer { buffer in (0..<count).allSatisfy { bytes[place + $0] == buffer[$0] } }
    }

    private mutating func skip(past text: StaticString) {
        while place < bytes.count, !isAt(text) { place += 1 }
        place = min(place + text.utf8CodeUnitCount, bytes.count)
    }

    private mutating func skipSpace() {
        while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
    }

    private mutating func skipProlog() {
        if isAt("\u{FEFF}") { place += 3 }
        while true {
            skipSpace()
            if isAt("<?") {
                skip(past: "?>")
            } else if isAt("<!--") {
                skip(past: "-->")
            } else if isAt("<!") {
                skip(past: ">")
            } else {
                return
            }
        }
    }

    private mutating func readName() -> String {
        let start = place
        while place < bytes.count, bytes[place] > 0x20, !"=/>".utf8.contains(bytes[place]) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func readElement(depth: Int) -> MarkupElement? {
        guard depth < Self.maximumDepth, isAt("<") else { return nil }
        place += 1
        var element = MarkupElement(name: readName())
        while true {
            skipSpace()
            guard place < bytes.count else { return nil }
            if isAt("/>") {
                place += 2
                return element
            }
            if isAt(">") {
                place += 1
                break
            }
            let name = readName()
            skipSpace()
            guard !name.isEmpty, isAt("=") else { return nil }
            place += 1
            skipSpace()
            guard place < bytes.count, let quote = Optional(bytes[place]), quote == 0x22 || quote == 0x27 else {
                return nil
            }
            let start = place + 1
            place = start
            while place < bytes.count, bytes[place] != quote { place += 1 }
            element.attributes[name] = Self.text(bytes[start..<min(place, bytes.count)])
            place += 1
        }
        return readContent(of: element, depth: depth)
    }

    private mutating func readContent(of start: MarkupElement, depth: Int) -> MarkupElement? {
        var element = start
        while place < bytes.count {
            if isAt("</") {
                skip(past: ">")
                return element
            }
            if isAt("<!--") {
                skip(past: "-->")
            } else if isAt("<![CDATA[") {
                let from = place + 9
                skip(past: "]]>")
                element.text += String(decoding: bytes[from..<max(from, place - 3)], as: UTF8.self)
            } else if isAt("<") {
                guard let child = readElement(depth: depth + 1) else { return nil }
                element.children.append(child)
            } else {
                let from = place
                while place < bytes.count, bytes[place] != 0x3C { place += 1 }
                element.text += Self.text(bytes[from..<place])
            }
        }
        return nil
    }

    /// A text with its entities replaced.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let raw = String(decoding: bytes, as: UTF8.self)
        guard raw.contains("&") else { return raw }
        var (result, rest) = ("", Substring(raw))
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = rest.firstIndex(of: ";") else { break }
            let name = rest[rest.index(after: rest.startIndex)..<end]
            result += character(of: name) ?? String(rest[...end])
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func character(of name: Substring) -> String? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        }
    }
}
