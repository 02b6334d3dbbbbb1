/// A type in a Swift source, or an extension of one: as much of it as an import needs.
struct TypeDeclaration {
    enum Kind: String {
        case `class`, `struct`, `enum`, `protocol`, `extension`, actor
    }

    let kind: Kind
    /// The name, without the types around it.
    let name: String
    /// The superclass and the protocols, by their names alone.
    let inherited: [String]
    /// Whether it has types of its own to fill in.
    let isGeneric: Bool
    /// Whether it is an extension that only this file sees.
    let isPrivate: Bool
    /// Whether other modules see it.
    let isPublic: Bool
    /// The places of its braces among the tokens of the file.
    let body: (open: Int, close: Int)
    let members: [MemberDeclaration]

    /// Its members that can be created with `init`, other than from another one of its own.
    var designatedInitializers: [MemberDeclaration] {
        members.filter { $0.kind == .initializer && !$0.modifiers.contains("convenience") }
    }
}

/// A property, a method or an initialiser of a type.
struct MemberDeclaration {
    enum Kind { case property, method, initializer }

    let kind: Kind
    let name: String
    /// The labels of the parameters; empty for one that is called without.
    var labels: [String] = []
    let attributes: Set<String>
    let modifiers: Set<String>
    /// What is written after the parameters of a method, up to its body: `throws`, `async` and the result.
    var effects: [String] = []
    /// From the first modifier to the end of what is declared, without a body.
    let place: Range<Int>

    /// Whether it belongs to the type and not to its objects.
    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

    /// The name as `#selector` writes it: `vote(_:)`, and `vote` without parameters.
    var fullName: String {
        labels.isEmpty ? name : name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }

    /// The name as Objective-C has it: `vote:`, `voteWithSender:`, and `voteForTea:` where a preposition is in its place.
    var selector: String {
        guard let first = labels.first else { return name }
        let lastWord = name[(name.lastIndex { $0.isUppercase } ?? name.startIndex)...].lowercased()
        let words = [String(first.prefix { !$0.isUppercase }), lastWord]
        let hasPreposition = !Self.prepositions.isDisjoint(with: words)
        let start =
            first.isEmpty ? "" : (hasPreposition ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
        return name + start + ":" + labels.dropFirst().map { $0 + ":" }.joined()
    }

    /// The prepositions that Swift's compiler knows.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in",
        "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
        "via",
        "when", "with", "within",
    ]
}
