import SourceTokens

/// Finds the types of a file and their members.
struct DeclarationReader {
    private let tokens: [SwiftToken]
    private var found: [TypeDeclaration] = []

    private init(_ tokens: [SwiftToken]) { self.tokens = tokens }

    /// The types in the tokens of a file, outer types before nested ones.
    static func types(in tokens: [SwiftToken]) -> [TypeDeclaration] {
        var reader = DeclarationReader(tokens)
        for place in tokens.indices where tokens[place].kind == .word {
            if let type = reader.type(at: place) { reader.found.append(type) }
        }
        return reader.found
    }

    /// The next token that is code.
    private func code(after place: Int) -> Int? {
        tokens.indices.dropFirst(place + 1).first { tokens[$0].kind != .space && tokens[$0].kind != .comment }
    }

    private func code(before place: Int) -> Int? {
        tokens.indices.prefix(place).last { tokens[$0].kind != .space && tokens[$0].kind != .comment }
    }

    private func type(at place: Int) -> TypeDeclaration? {
        guard let kind = TypeDeclaration.Kind(rawValue: String(tokens[place].text)),
            let first = code(after: place), tokens[first].kind == .word, !Self.starts.contains(tokens[first].text),
            code(before: place).map({ tokens[$0].text != "." && tokens[$0].text != "import" }) ?? true
        else { return nil }
        var name = String(tokens[first].text)
        var (next, inherited, isGeneric) = (first, [String](), false)
        var (isAfterColon, isAtStart, isAfterWhere, depth) = (false, false, false, 0)
        while let at = code(after: next) {
            let token = tokens[at]
            next = at
            if token.text == "{" { break }
            if token.text == ";" || token.text == "}" { return nil }
            // A header has equals signs only in `where Element == Card`.
            if token.text == "=", !isAfterWhere { return nil }
            if token.text == "<" { depth += 1 }
            if token.text == ">" { depth -= 1 }
            if !isAfterColon, token.text == "<" { isGeneric = true }
            if depth == 0, token.text == ":", !isAfterWhere { (isAfterColon, isAtStart) = (true, true) }
            if token.text == "where" { (isAfterColon, isAfterWhere) = (false, true) }
            if depth == 0, isAfterColon, token.text == "," || token.text == "&" { isAtStart = true }
            guard depth == 0, token.kind == .word else { continue }
            if isAtStart {
                inherited.append(String(token.text))
                isAtStart = false
            } else if isAfterColon, code(before: at).map({ tokens[$0].text == "." }) == true {
                inherited[inherited.count - 1] = String(token.text)
            } else if !isAfterColon, !isAfterWhere, code(before: at).map({ tokens[$0].text == "." }) == true {
                name = String(token.text)
            }
        }
        guard next < tokens.count, tokens[next].text == "{", let close = end(of: next) else { return nil }
        return TypeDeclaration(
            kind: kind, name: name, inherited: inherited, isGeneric: isGeneric,
            isPrivate: modifiers(before: place).contains { $0 == "private" || $0 == "fileprivate" },
            isPublic: modifiers(before: place).contains { $0 == "public" || $0 == "open" },
            body: (next, close),
            members: members(from: next + 1, to: close))
    }

    /// Keywords of declarations that can follow `class` as a modifier.
    private static let starts: Set<Substring> = ["func", "var", "let", "subscript", "override", "init"]

    private static let modifiers: Set<Substring> = [
        "override", "private", "fileprivate", "static", "class", "weak", "lazy", "final", "public", "open", "internal",
        "dynamic", "convenience", "required", "mutating", "unowned", "optional", "nonisolated",
    ]

    /// The modifiers in front of a declaration: `private final class`.
    private func modifiers(before place: Int) -> [Substring] {
        var (found, next) = ([Substring](), place)
        while let before = code(before: next), Self.modifiers.contains(tokens[before].text) {
            found.append(tokens[before].text)
            next = before
        }
        return found
    }

    /// The place of the token that closes a parenthesis, a bracket or a brace.
    private func end(of open: Int) -> Int? {
        var depth = 0
        for place in open..<tokens.count where tokens[place].kind == .mark {
            if "([{".contains(tokens[place].text) { depth += 1 }
            if ")]}".contains(tokens[place].text) { depth -= 1 }
            if depth == 0 { return place }
        }
        return nil
    }

    private func members(from start: Int, to close: Int) -> [MemberDeclaration] {
        var members: [MemberDeclaration] = []
        var (attributes, modifiers, first): (Set<String>, Set<String>, Int?) = ([], [], nil)
        var place = start
        while place < close {
            let token = tokens[place]
            switch token.kind {
            case .attribute:
                attributes.insert(String(token.text))
                first = first ?? place
                if tokens[place + 1].text == "(" { place = end(of: place + 1) ?? place }
            case .word where Self.modifiers.contains(token.text):
                modifiers.insert(String(token.text))
                first = first ?? place
            case .word where ["func", "var", "let", "init"].contains(token.text):
                let (member, last) = self.member(
                    at: place, first: first ?? place, attributes: attributes, modifiers: modifiers)
                if let member { members.append(member) }
                if let member, member.kind == .property {
                    members += others(declaredWith: member, after: last, before: close)
                }
                (attributes, modifiers, first, place) = ([], [], nil, max(place, last))
            case .word where TypeDeclaration.Kind(rawValue: String(token.text)) != nil:
                (attributes, modifiers, first) = ([], [], nil)
            case .mark where "([{".contains(token.text): place = end(of: place) ?? place
            default: break
            }
            place += 1
        }
        return members
    }

    /// The further properties of a declaration of several: `var field: UITextField!, label: UILabel!`.
    private func others(
        declaredWith member: MemberDeclaration, after last: Int, before close: Int
    ) -> [MemberDeclaration] {
        var (found, place) = ([MemberDeclaration](), last + 1)
        while place < close {
            let token = tokens[place]
            // The tokens between are the type or the value; any other token ends the declaration.
            if token.kind == .space, token.text.contains(where: \.isNewline),
                code(before: place).map({ tokens[$0].text != "," }) == true
            {
                break
            }
            if token.text == "{" || token.text == ";" || token.text == "=" { break }
            if token.text == "(" || token.text == "[" { place = end(of: place) ?? place }
            if token.text == ",", let name = code(after: place), tokens[name].kind == .word,
                code(after: name).map({ tokens[$0].text == ":" }) == true
            {
                found.append(
                    MemberDeclaration(
                        kind: .property, name: String(tokens[name].text), attributes: member.attributes,
                        modifiers: member.modifiers, place: name..<name + 1))
            }
            place += 1
        }
        return found
    }

    /// The member whose first keyword is at a place, and the last token that was read.
    private func member(
        at place: Int, first: Int, attributes: Set<String>, modifiers: Set<String>
    ) -> (MemberDeclaration?, Int) {
        let word = tokens[place].text
        guard let named = word == "init" ? place : code(after: place), tokens[named].kind == .word else {
            return (nil, place)
        }
        let name = String(tokens[named].text)
        if word == "var" || word == "let" {
            return (
                MemberDeclaration(
                    kind: .property, name: name, attributes: attributes, modifiers: modifiers, place: first..<named + 1),
                named
            )
        }
        var open = code(after: named)
        while let at = open, tokens[at].text != "(" {
            if tokens[at].text == "{" || tokens[at].text == "}" { return (nil, named) }
            open = code(after: at)
        }
        guard let open, let close = end(of: open) else { return (nil, named) }
        let (effects, last) = effects(after: close)
        return (
            MemberDeclaration(
                kind: word == "init" ? .initializer : .method, name: name, labels: labels(from: open, to: close),
                attributes: attributes, modifiers: modifiers, effects: effects, place: first..<last + 1),
            last
        )
    }

    /// The label of each parameter, empty for `_`.
    private func labels(from open: Int, to close: Int) -> [String] {
        var (labels, isStart, place, depth) = ([String](), true, open + 1, 0)
        while place < close {
            let token = tokens[place]
            if token.kind == .mark, "([{".contains(token.text) { place = end(of: place) ?? place }
            // `Dictionary<String, Int>` is one type; the mark of an arrow closes none.
            if token.text == "<" { depth += 1 }
            if token.text == ">", depth > 0, tokens[place - 1].text != "-" { depth -= 1 }
            if token.text == ",", depth == 0 { isStart = true }
            if isStart, token.kind == .word {
                labels.append(token.text == "_" ? "" : String(token.text))
                isStart = false
            }
            place += 1
        }
        return labels
    }

    /// The tokens between the parameters and the body, and where they end: at the brace, or at the end of the line.
    private func effects(after close: Int) -> ([String], Int) {
        var (words, last, place) = ([String](), close, close + 1)
        while place < tokens.count {
            let token = tokens[place]
            if token.text == "{" || token.text == "}" || token.text == ";" { break }
            if token.kind == .space {
                // A result can be on the next line.
                let next = code(after: place).map { tokens[$0].text }
                if token.text.contains(where: \.isNewline), next != "-", next != "throws", next != "async" { break }
            } else if token.kind != .comment {
                words.append(String(token.text))
                last = place
                if token.text == "(" || token.text == "[", let end = end(of: place) {
                    words += tokens[(place + 1)...end].map { String($0.text) }
                    (last, place) = (end, end)
                }
            }
            place += 1
        }
        return (words, last)
    }
}
