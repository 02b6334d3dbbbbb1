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

    /// Splits a filter. The parser reports what has no meaning.
    /// - Throws: ``CellFilterError`` for a quotation that does not end.
    static func tokens(of filter: String) throws -> [CellFilterToken] {
        var tokens: [CellFilterToken] = []
        let characters = Array(filter)
        var index = 0
        while index < characters.count {
            let start = index
            let character = characters[index]
            index += 1
            if character.isWhitespace { continue }
            if character == "\"" {
                guard let text = quotation(in: characters, from: &index) else {
                    throw CellFilterError(filter: filter, offset: start, reason: "this \" has no second one")
                }
                tokens.append(CellFilterToken(kind: .word(text), offset: start))
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

    /// The text up to the second quotation mark; nil where there is none. `\"` and `\\` stand for `"` and `\`.
    private static func quotation(in characters: [Character], from index: inout Int) -> String? {
        var text = ""
        while index < characters.count {
            let character = characters[index]
            index += 1
            if character == "\"" { return text }
            if character == "\\", index < characters.count, characters[index] == "\"" || characters[index] == "\\" {
                text.append(characters[index])
                index += 1
            } else {
                text.append(character)
            }
        }
        return nil
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

    /// Three lines: the reason, the filter, the caret.
    package var description: String {
        "the filter is not understood: \(reason)\n  \(filter)\n  \(String(repeating: " ", count: offset))^"
    }
}
