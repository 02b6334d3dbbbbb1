/// Reads JSON (RFC 8259) into a tree of values that know their places.
///
/// There is a parser here because a manifest of fonts is read whenever a process starts, which takes Foundation's decoder
/// longer than typesetting a first caption. That decoder also reports no line for errors, and keeps one of two equal keys.
package struct JSONTree {
    /// A value of the text.
    package struct Value: Sendable {
        package let content: Content
        package let place: Place
        /// The bytes of the text that are the value.
        package let range: Range<Int>
    }

    /// What a value is.
    package enum Content: Sendable {
        case text(String)
        /// A number, infinite where a double cannot hold it, with its text as written.
        case number(Double, text: String)
        case boolean(Bool)
        case null
        case array([Value])
        case object([Member])
    }

    /// A key of an object and its value. Keys keep their order, and a repeated key is kept.
    package struct Member: Sendable {
        package let key: String
        package let place: Place
        package let value: Value
    }

    /// A line and a column in Unicode scalars, both counted from 1.
    package struct Place: Hashable, Sendable {
        package let line, column: Int
    }

    /// Why a text is not JSON, or is more than its reader takes.
    package struct Failure: Error {
        /// The problem: `a colon must follow the key "a"`.
        package let problem: String
        /// What to do; nil where the problem says it.
        package let fix: String?
        package let place: Place
        /// The byte where the problem begins.
        package let offset: Int
        /// The members of the outermost object that were read before.
        package let members: [Member]
    }

    let bytes: UnsafeRawBufferPointer
    let subject: String
    let maximumDepth, maximumCount: Int
    var position = 0
    private var count = 0
    private var outermost: [Member] = []
    /// The byte up to which columns are counted, and its place.
    private var counted = 0
    private var line = 1
    private var column = 1

    /// The value of a text.
    /// - Parameters:
    ///   - subject: what the text is, for sentences: `manifest`.
    ///   - maximumDepth: how deep values may nest; small enough for the stack.
    ///   - maximumCount: the number of values that may be read.
    /// - Complexity: O(bytes).
    package static func value(
        of bytes: UnsafeRawBufferPointer, _ subject: String, maximumDepth: Int, maximumCount: Int = .max
    ) throws(Failure) -> Value {
        var reader = JSONTree(
            bytes: bytes, subject: subject, maximumDepth: maximumDepth, maximumCount: maximumCount)
        let value = try reader.value(depth: 0)
        guard reader.next() == nil else { throw reader.failure("text after the end of the \(subject)") }
        return value
    }

    private init(bytes: UnsafeRawBufferPointer, subject: String, maximumDepth: Int, maximumCount: Int) {
        (self.bytes, self.subject) = (bytes, subject)
        (self.maximumDepth, self.maximumCount) = (maximumDepth, maximumCount)
    }

    // MARK: - Values

    private mutating func value(depth: Int) throws(Failure) -> Value {
        guard let first = next() else { throw failure("the \(subject) ends where a value is expected") }
        count += 1
        guard count <= maximumCount else {
            throw failure("more than \(maximumCount) values", fix: "split the \(subject)")
        }
        guard depth <= maximumDepth else { throw failure("values nest deeper than \(maximumDepth) levels") }
        let (start, place) = (position, place())
        let content: Content
        switch first {
        case UInt8(ascii: "{"): content = .object(try members(depth: depth))
        case UInt8(ascii: "["): content = .array(try elements(depth: depth))
        case UInt8(ascii: "\""): content = .text(try text())
        default: content = try word()
        }
        return Value(content: content, place: place, range: start..<position)
    }

    private mutating func members(depth: Int) throws(Failure) -> [Member] {
        var members: [Member] = []
        position += 1
        if take("}") { return members }
        repeat {
            guard let first = next(), first == UInt8(ascii: "\"") else {
                let isAfterComma = next() == UInt8(ascii: "}") && !members.isEmpty
                throw failure(
                    "a key in double quotes must stand here", fix: isAfterComma ? "remove the comma before it" : nil)
            }
            let place = place()
            let key = try text()
            guard take(":") else { throw failure("a colon must follow the key \"\(key)\"") }
            members.append(Member(key: key, place: place, value: try value(depth: depth + 1)))
            if depth == 0 { outermost = members }
        } while take(",")
        guard take("}") else { throw failure("a comma or } must stand here") }
        return members
    }

    private mutating func elements(depth: Int) throws(Failure) -> [Value] {
        var elements: [Value] = []
        position += 1
        if take("]") { return elements }
        repeat { elements.append(try value(depth: depth + 1)) } while take(",")
        guard take("]") else { throw failure("a comma or ] must stand here") }
        return elements
    }

    // MARK: - Bytes

    /// The next byte that is not white space. It is not consumed. Only here a line can end.
    private mutating func next() -> UInt8? {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            case UInt8(ascii: "\n"): (line, column, counted) = (line + 1, 1, position + 1)
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

    /// The place of the next byte. Each byte is counted once; one that continues a character does not count.
    private mutating func place() -> Place {
        for byte in bytes[counted..<position] { column += byte & 0xC0 == 0x80 ? 0 : 1 }
        counted = position
        return Place(line: line, column: column)
    }

    mutating func failure(
        _ problem: String, fix: String? = nil, offset: Int? = nil
    ) -> Failure {
        Failure(problem: problem, fix: fix, place: place(), offset: offset ?? position, members: outermost)
    }
}
