import SourceTokens

/// Closures of two parameters that use them as one, `sort { $0.0 < $0.1 }`, which compilers of Swift 3 accepted.
extension SourceRewriter {
    /// Methods whose closure always has two parameters.
    private static let takesTwo: Set<Substring> = ["sort", "sorted", "reduce", "elementsEqual"]

    mutating func planPairs() {
        for start in tokens.indices where Self.takesTwo.contains(tokens[start].text) && tokens[start].kind == .word {
            guard start > 0, tokens[start - 1].text == ".", let open = closure(after: start),
                let close = end(ofClosureAt: open)
            else { continue }
            let values = (open..<close).filter { tokens[$0].text == "$" }
            // If each use is a part of the first parameter, there is no second one.
            let isPair = values.allSatisfy { place in
                let parts = tokens[place...].dropFirst().prefix(3).map(\.text)
                return parts == ["0", ".", "0"] || parts == ["0", ".", "1"]
            }
            guard isPair, values.contains(where: { tokens[$0 + 3].text == "1" }) else { continue }
            for place in values {
                replaced[place + 1] = String(tokens[place + 3].text)
                (replaced[place + 2], replaced[place + 3]) = ("", "")
            }
            changes.append(Change(line: tokens[open].line, was: "$0.0, $0.1"))
        }
    }

    /// The brace of the closure of a call: after the name, in its parentheses, or after them.
    private func closure(after name: Int) -> Int? {
        guard let next = code(from: name + 1) else { return nil }
        if tokens[next].text == "{" { return next }
        guard tokens[next].text == "(" else { return nil }
        var (place, depth) = (next, 0)
        while place < tokens.count {
            if tokens[place].text == "{" { return place }
            if tokens[place].text == "(" { depth += 1 }
            if tokens[place].text == ")" { depth -= 1 }
            place += 1
            if depth == 0 { break }
        }
        return code(from: place).flatMap { tokens[$0].text == "{" ? $0 : nil }
    }

    func end(ofClosureAt open: Int) -> Int? {
        var depth = 0
        return tokens.indices.dropFirst(open).first { place in
            if tokens[place].kind == .mark, tokens[place].text == "{" { depth += 1 }
            if tokens[place].kind == .mark, tokens[place].text == "}" { depth -= 1 }
            return depth == 0
        }
    }
}
