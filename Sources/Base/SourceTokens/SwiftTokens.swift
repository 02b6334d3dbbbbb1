/// Reads a Swift source into tokens: as much of the language as tells code from texts and comments.
package struct SwiftTokens {
    private let source: String
    private var place: String.Index
    private var line = 1

    private init(_ source: String) {
        self.source = source
        place = source.startIndex
    }

    /// The tokens of a source; together they are the source.
    package static func all(in source: String) -> [SwiftToken] {
        var reader = SwiftTokens(source)
        var tokens: [SwiftToken] = []
        while reader.place < source.endIndex {
            let start = reader.place
            let line = reader.line
            let kind = reader.readToken()
            let text = source[start..<reader.place]
            reader.line += text.count { $0.isNewline }
            tokens.append(SwiftToken(kind: kind, text: text, line: line))
        }
        return tokens
    }

    private var rest: Substring { source[place...] }

    private mutating func advance(by count: Int = 1) {
        place = source.index(place, offsetBy: count, limitedBy: source.endIndex) ?? source.endIndex
    }

    private mutating func readToken() -> SwiftToken.Kind {
        let first = source[place]
        if first.isWhitespace {
            skip { $0.isWhitespace }
            return .space
        }
        if rest.hasPrefix("//") {
            skip { !$0.isNewline }
            return .comment
        }
        if rest.hasPrefix("/*") {
            skipBlockComment()
            return .comment
        }
        let hashes = rest.prefix { $0 == "#" }.count
        if rest.dropFirst(hashes).first == "\"" {
            skipString(hashes: hashes)
            return .string
        }
        if Self.isWord(first) || first == "`" {
            skip { Self.isWord($0) || $0 == "`" }
            return .word
        }
        advance()
        guard first == "@" || first == "#", let next = rest.first, Self.isWord(next) else { return .mark }
        skip { Self.isWord($0) }
        return first == "@" ? .attribute : .directive
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private mutating func skip(while belongs: (Character) -> Bool) {
        place = rest.firstIndex { !belongs($0) } ?? source.endIndex
    }

    /// Comments of Swift lie in each other.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if rest.hasPrefix("/*") {
                depth += 1
                advance(by: 2)
            } else if rest.hasPrefix("*/") {
                depth -= 1
                advance(by: 2)
            } else {
                advance()
            }
        } while depth > 0 && place < source.endIndex
    }

    /// A text from its first number sign or quote to its last; what is put into it may hold further texts.
    private mutating func skipString(hashes: Int) {
        let signs = String(repeating: "#", count: hashes)
        advance(by: hashes)
        let isLong = rest.hasPrefix("\"\"\"")
        let quotes = isLong ? "\"\"\"" : "\""
        advance(by: quotes.count)
        while place < source.endIndex {
            if rest.hasPrefix(quotes + signs) {
                advance(by: quotes.count + hashes)
                return
            }
            if rest.hasPrefix("\\" + signs) {
                advance(by: 1 + hashes)
                if rest.first == "(" { skipInterpolation() } else { advance() }
            } else if !isLong, source[place].isNewline {
                return
            } else {
                advance()
            }
        }
    }

    private mutating func skipInterpolation() {
        var depth = 0
        repeat {
            if rest.first == "(" { depth += 1 }
            if rest.first == ")" { depth -= 1 }
            _ = readToken()
        } while depth > 0 && place < source.endIndex
    }
}
