import SourceTokens

/// Cases of enumerations that are declared with empty parentheses, `case won(by: Int), lost()`, which compilers of
/// Swift 3 accepted.
enum EmptyCases {
    /// The places of the names of such cases among the tokens.
    static func places(in tokens: [SwiftToken]) -> [Int] {
        let code = tokens.indices.filter { tokens[$0].kind != .space && tokens[$0].kind != .comment }
        func text(_ place: Int) -> Substring { code.indices.contains(place) ? tokens[code[place]].text : "" }
        var found: [Int] = []
        /// For each open brace, whether it belongs to an enumeration, because a `case` of a switch declares nothing.
        var isEnumeration: [Bool] = []
        var isDeclared = false
        for place in code.indices {
            switch text(place) {
            case "enum": isDeclared = true
            case "{":
                isEnumeration.append(isDeclared)
                isDeclared = false
            case "}": _ = isEnumeration.popLast()
            case "case" where isEnumeration.last == true:
                var name = place + 1
                while code.indices.contains(name), tokens[code[name]].kind == .word {
                    if text(name + 1) == "(", text(name + 2) == ")" { found.append(code[name]) }
                    var next = name + 1
                    if text(next) == "(" { next = end(of: next, text) }
                    guard text(next) == "," else { break }
                    name = next + 1
                }
            default: break
            }
        }
        return found
    }

    /// The place after a pair of parentheses.
    private static func end(of open: Int, _ text: (Int) -> Substring) -> Int {
        var (place, depth) = (open, 0)
        repeat {
            if text(place) == "(" { depth += 1 }
            if text(place) == ")" { depth -= 1 }
            place += 1
        } while depth > 0 && !text(place).isEmpty
        return place
    }
}
