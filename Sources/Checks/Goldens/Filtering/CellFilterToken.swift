/// A word, a quoted text or an operator of a filter.
struct CellFilterToken {
    let kind: Kind
    /// The number of characters of the filter before the token.
    let offset: Int

    enum Kind: Equatable {
        case word(String)
        case mark(String)
    }

    /// The text of a word; nil for an operator.
    var text: String? { if case .word(let text) = kind { text } else { nil } }

    /// Splits a filter. Each text can be split; the parser reports what has no meaning.
    static func tokens(of filter: String) -> [CellFilterToken] {
        var tokens: [CellFilterToken] = []
        let characters = Array(filter)
        var index = 0
        while index < characters.count {
            let start = index
            let character = characters[index]
            index += 1
            if character.isWhitespace { continue }
            if character == "\"" {
                let text = characters[index...].prefix { $0 != "\"" }
                index = min(index + text.count + 1, characters.count)
                tokens.append(CellFilterToken(kind: .word(String(text)), offset: start))
            } else if marks.contains(character) {
                var mark = String(character)
                // `==` means `=`, and `&&` means `&`.
                if index < characters.count, "<>!=".contains(character), characters[index] == "=" {
                    if character != "=" { mark += "=" }
                    index += 1
                } else if index < characters.count, "&|".contains(character), characters[index] == character {
                    index += 1
                }
                tokens.append(CellFilterToken(kind: .mark(mark), offset: start))
            } else {
                let text = characters[start...].prefix { !$0.isWhitespace && !marks.contains($0) && $0 != "\"" }
                index = start + text.count
                tokens.append(CellFilterToken(kind: .word(String(text)), offset: start))
            }
        }
        return tokens
    }

    private static let marks: Set<Character> = ["&", "|", "!", "(", ")", "=", "<", ">"]
}

/// A filter that cannot be parsed: shows the filter with a caret under the place, the problem and the fix.
package struct CellFilterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The filter as it was given.
    package let filter: String
    /// The number of characters before the place.
    package let offset: Int
    /// The problem and the fix.
    package let reason: String

    package init(filter: String, offset: Int, reason: String) {
        self.filter = filter
        self.offset = offset
        self.reason = reason
    }

    /// Three lines: the reason, the filter, the caret.
    package var description: String {
        "the filter is not understood: \(reason)\n  \(filter)\n  \(String(repeating: " ", count: offset))^"
    }
}
