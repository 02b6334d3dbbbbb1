import SourceTokens

/// Operators for Foundation's number class. On iOS it has none, so readers of JSON define their own. On Linux it has
/// some, so that a second function is ambiguous. In an extension of the class, the app's own take precedence.
extension SourceRewriter {
    mutating func planOperators(of types: [TypeDeclaration]) {
        for start in tokens.indices where tokens[start].kind == .word && tokens[start].text == "func" {
            guard !types.contains(where: { $0.body.open < start && start < $0.body.close }),
                let name = code(from: start + 1), tokens[name].kind == .mark,
                let open = tokens.indices.dropFirst(name).first(where: { tokens[$0].text == "(" }),
                let body = tokens.indices.dropFirst(open).first(where: { tokens[$0].text == "{" }),
                let close = end(ofClosureAt: body)
            else { continue }
            let words = tokens[open..<body].filter { $0.kind == .word }.map(\.text)
            guard words == ["lhs", "NSNumber", "rhs", "NSNumber", "Bool"] else { continue }
            let first = modifiersStart(before: start)
            insertions[first] = ("extension NSNumber { " + (first == start ? "static " : ""), "")
            if first != start { insertions[start] = ("static ", "") }
            insertions[close] = ("", " }")
            changes.append(Change(line: tokens[start].line, was: "an operator over NSNumber"))
        }
    }

    /// The place where a declaration with its modifiers begins.
    private func modifiersStart(before place: Int) -> Int {
        let modifiers: Set<Substring> = ["public", "internal", "private", "fileprivate"]
        var (first, at) = (place, place - 1)
        while at >= 0, tokens[at].kind == .space || modifiers.contains(tokens[at].text) {
            if tokens[at].kind == .word { first = at }
            if tokens[at].text.contains(where: \.isNewline) { break }
            at -= 1
        }
        return first
    }

    /// The brace that ends a closure or a body.
    private func end(ofClosureAt open: Int) -> Int? {
        var depth = 0
        return tokens.indices.dropFirst(open).first { place in
            if tokens[place].kind == .mark, tokens[place].text == "{" { depth += 1 }
            if tokens[place].kind == .mark, tokens[place].text == "}" { depth -= 1 }
            return depth == 0
        }
    }
}
