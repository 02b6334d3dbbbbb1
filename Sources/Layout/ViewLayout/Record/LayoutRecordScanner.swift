import Support

/// Reads the words of one line of a record.
struct LayoutRecordScanner {
    private let scalars: [Unicode.Scalar]
    private let line: Int
    private(set) var position = 0

    init(_ row: Substring.UnicodeScalarView, line: Int) {
        scalars = Array(row)
        self.line = line
    }

    var isAtEnd: Bool { position >= scalars.count }
    var isAtQuote: Bool { position < scalars.count && scalars[position] == "\"" }

    var isAtEquals: Bool { position < scalars.count && scalars[position] == "=" }

    /// Returns to an earlier position.
    mutating func move(to position: Int) { self.position = position }

    /// The indentation level of the line.
    mutating func depth() throws -> Int {
        while position < scalars.count, scalars[position] == " " { position += 1 }
        guard position.isMultiple(of: 2) else { throw error("the indent is \(position) spaces; use two a level") }
        return position / 2
    }

    /// Skips the one space between words.
    mutating func separator() throws {
        guard !isAtEnd, scalars[position] == " " else { throw error("expected a space here") }
        position += 1
    }

    /// A bare word or a quoted text.
    mutating func word(_ what: String) throws -> String {
        isAtQuote ? try quoted() : try bareWord(what)
    }

    mutating func bareWord(_ what: String) throws -> String {
        let word = run { QuotedText.isBare($0) }
        guard !word.isEmpty else { throw error("expected \(what)") }
        return word
    }

    /// The name before an equals sign; skips the sign too.
    mutating func attributeName() throws -> String {
        try equalsSign(after: try bareWord("an attribute as name=value"))
    }

    /// The name of an input, which may be quoted, before an equals sign; skips the sign too.
    mutating func inputName() throws -> String { try equalsSign(after: try word("an input as name=value")) }

    private mutating func equalsSign(after name: String) throws -> String {
        guard !isAtEnd, scalars[position] == "=" else { throw error("expected = after “\(name)”") }
        position += 1
        return name
    }

    /// A number in points.
    mutating func number() throws -> Double {
        let start = position
        let word = try bareWord("a number")
        guard let value = FixedDecimal.value(of: Substring(word)), value.isFinite else {
            throw error("“\(word)” is not a number", at: start)
        }
        // A record has three decimals, so a fourth one is an edit. Reading it would lose the edit.
        guard FixedDecimal.rounded(value) == value else {
            throw error("“\(word)” has more than three decimals", at: start)
        }
        return value
    }

    /// `name=number` with a required name.
    mutating func number(named name: String) throws -> Double {
        let start = position
        guard try attributeName() == name else { throw error("expected \(name)=", at: start) }
        return try number()
    }

    /// UTF-16 offsets as `0..<12`.
    mutating func range() throws -> Range<Int> {
        let start = position
        let word = run { $0 != " " }
        let parts = word.split(separator: "..<", omittingEmptySubsequences: false)
        guard parts.count == 2, let lower = Int(parts[0]), let upper = Int(parts[1]), 0 <= lower, lower <= upper else {
            throw error("expected offsets such as 0..<12, found “\(word)”", at: start)
        }
        return lower..<upper
    }

    /// A text in quotation marks, with its escapes replaced.
    mutating func quoted() throws -> String {
        let start = position
        guard isAtQuote else { throw error("expected a quotation mark") }
        position += 1
        var text = String.UnicodeScalarView()
        while !isAtEnd {
            let scalar = scalars[position]
            position += 1
            switch scalar {
            case "\"": return String(text)
            case "\\": text.append(try escaped())
            default: text.append(scalar)
            }
        }
        throw error("the quotation mark is not closed on this line", at: start)
    }

    /// The scalar of an escape; the backslash was already read.
    private mutating func escaped() throws -> Unicode.Scalar {
        let start = position - 1
        let letter = isAtEnd ? nil : scalars[position]
        position += 1
        switch letter {
        case "\"": return "\""
        case "\\": return "\\"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u":
            let digits = run { $0 != "}" }
            if !isAtEnd, digits.first == "{", let value = UInt32(digits.dropFirst(), radix: 16),
                let scalar = Unicode.Scalar(value)
            {
                position += 1
                return scalar
            }
        default: break
        }
        throw error(#"unknown escape; known are \" \\ \n \r \t \u{…}"#, at: start)
    }

    private mutating func run(while holds: (Unicode.Scalar) -> Bool) -> String {
        var text = String.UnicodeScalarView()
        while position < scalars.count, holds(scalars[position]) {
            text.append(scalars[position])
            position += 1
        }
        return String(text)
    }

    func error(_ reason: String, at place: Int? = nil) -> LayoutRecordError {
        LayoutRecordError(line: line, column: (place ?? position) + 1, reason: reason)
    }
}
