import SourceTokens

/// Finds the files outside an extension's folder that its own files need: those that declare the names that they use,
/// and those that these need in turn.
///
/// A target shares many files with the app that contains it. Files that are not needed are not copied, because all of
/// them would have to compile.
struct NeededFiles {
    /// The needed files among those outside the folder.
    /// - Parameters:
    ///   - outside: the files to choose from.
    ///   - own: the files that are used in any case.
    ///   - names: names in storyboards.
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

    /// The words of a source: names, keywords, and the words in its strings, which can contain interpolations.
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

/// Names of a file that other files can use: its types, functions and values, and the members of its extensions. An
/// extension that only adds protocols has the name of its type.
private struct DeclaredNames {
    private(set) var names: Set<String> = []
    /// Whether it declares an operator, which is used without a name.
    private var hasOperators = false

    /// Whether code with these words can use any of the names.
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
