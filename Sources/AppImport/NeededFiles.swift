import SourceTokens

/// Finds which files outside an extension's folder its own files need: those that declare what is named, and what they
/// need in turn.
///
/// A target shares many a file with the app around it. What no balloon needs is not brought along, since all of it would
/// have to compile.
struct NeededFiles {
    /// The files that are needed, of those outside the folder.
    /// - Parameters:
    ///   - outside: the files to choose from.
    ///   - own: the files that are there in any case.
    ///   - names: names that storyboards mention.
    static func among(_ outside: [AppSource], for own: [AppSource], names: Set<String>) -> [AppSource] {
        var known = names
        for source in own { known.formUnion(words(in: source.tokens)) }
        let declared = outside.map { DeclaredNames(in: $0.tokens) }
        var isNeeded = outside.map { _ in false }
        var hasMore = true
        while hasMore {
            hasMore = false
            for place in outside.indices where !isNeeded[place] && declared[place].areUsed(by: known) {
                (isNeeded[place], hasMore) = (true, true)
                known.formUnion(words(in: outside[place].tokens))
            }
        }
        return zip(outside, isNeeded).filter(\.1).map(\.0)
    }

    /// The words of a source: names and keywords, and what stands in its texts, since values are put into them.
    private static func words(in tokens: [SwiftToken]) -> Set<String> {
        var found: Set<String> = []
        for token in tokens {
            switch token.kind {
            case .word: found.insert(String(token.text))
            // A property wrapper is a type's name.
            case .attribute: found.insert(String(token.text.dropFirst()))
            case .string where token.text.contains("\\"):
                found.formUnion(token.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            default: break
            }
        }
        return found
    }
}

/// What other files can name of a file: its types, functions and values, and the members of its extensions. An extension
/// that adds protocols alone goes by the name of its type.
private struct DeclaredNames {
    private(set) var names: Set<String> = []
    /// Whether there is an operator, which is used without a word.
    private var hasOperators = false

    /// Whether code with some words may use any.
    func areUsed(by words: Set<String>) -> Bool { hasOperators || !names.isDisjoint(with: words) }

    init(in tokens: [SwiftToken]) {
        for type in DeclarationReader.types(in: tokens) {
            if type.kind != .extension {
                names.insert(type.name)
            } else if type.members.isEmpty || !type.inherited.isEmpty {
                names.insert(type.name)
            }
            if type.kind == .extension { names.formUnion(type.members.map(\.name).filter { $0 != "init" }) }
            // An initialiser is called by the type's name.
            if type.kind == .extension, type.members.contains(where: { $0.name == "init" }) { names.insert(type.name) }
        }
        addGlobals(of: tokens)
    }

    private mutating func addGlobals(of tokens: [SwiftToken]) {
        let code = tokens.filter { $0.kind != .space && $0.kind != .comment }
        var depth = 0
        for (token, next) in zip(code, code.dropFirst()) {
            if token.kind == .mark, token.text == "{" { depth += 1 }
            if token.kind == .mark, token.text == "}" { depth -= 1 }
            guard depth == 0, token.kind == .word else { continue }
            if token.text == "func" || token.text == "operator", next.kind == .mark { hasOperators = true }
            guard next.kind == .word else { continue }
            if ["func", "var", "let", "typealias"].contains(token.text) { names.insert(String(next.text)) }
        }
    }
}
