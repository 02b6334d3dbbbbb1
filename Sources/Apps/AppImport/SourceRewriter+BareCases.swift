import SourceTokens

/// Cases that an enumeration's own members name without a dot, `case empty:`, which compilers of Swift 3 accepted.
extension SourceRewriter {
    mutating func planBareCases(of types: [TypeDeclaration]) {
        for type in types where type.kind == .enum {
            let names = declaredCases(in: type)
            var depth = 0
            for place in (type.body.open + 1)..<type.body.close {
                let token = tokens[place]
                if token.kind == .mark, token.text == "{" { depth += 1 }
                if token.kind == .mark, token.text == "}" { depth -= 1 }
                // At depth 0, `case` declares cases.
                guard depth > 0, token.kind == .word, token.text == "case" else { continue }
                for name in patterns(after: place) where names.contains(tokens[name].text) {
                    insertions[name] = (".", "")
                    changes.append(Change(line: tokens[name].line, was: "case \(tokens[name].text)"))
                }
            }
        }
    }

    /// The names of the cases directly in a type's braces.
    private func declaredCases(in type: TypeDeclaration) -> Set<Substring> {
        var (depth, found) = (0, Set<Substring>())
        for place in (type.body.open + 1)..<type.body.close where tokens[place].kind != .comment {
            if tokens[place].kind == .mark, "{([".contains(tokens[place].text) { depth += 1 }
            if tokens[place].kind == .mark, "})]".contains(tokens[place].text) { depth -= 1 }
            guard depth == 0, tokens[place].kind == .word, tokens[place].text == "case" else { continue }
            found.formUnion(patterns(after: place).map { tokens[$0].text })
        }
        return found
    }

    /// The places where a pattern of a `case` begins with a word: the first one, and those after commas.
    private func patterns(after start: Int) -> [Int] {
        guard let first = code(from: start + 1), tokens[first].kind == .word else { return [] }
        var found = [first]
        var (place, depth) = (first + 1, 0)
        while place < tokens.count {
            let text = tokens[place].text
            if depth == 0, ":={}".contains(text) || text == "case" || text == "where" { break }
            if "([".contains(text) { depth += 1 }
            if ")]".contains(text) { depth -= 1 }
            if depth < 0 { break }
            if depth == 0, text == ",", let next = code(from: place + 1), tokens[next].kind == .word {
                found.append(next)
            }
            place += 1
        }
        return found
    }
}
