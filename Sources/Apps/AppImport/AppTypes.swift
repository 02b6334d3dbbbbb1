import SourceTokens

/// The declarations of all files of an app: which class inherits from which, and what is called by name.
package struct AppTypes {
    private var superclasses: [String: String] = [:]
    private var classes: [String: TypeDeclaration] = [:]
    private var extensions: [String: [(type: TypeDeclaration, file: String)]] = [:]
    /// The names in `#selector` and `Selector`, without their labels.
    private(set) var selectorNames: Set<String> = []
    /// Methods of protocols that a type can omit.
    private(set) var optionalMethods: Set<String> = []

    /// The names of all its types.
    private var names: Set<String> = []
    private var functionCounts: [String: Int] = [:]
    private var valueNames: Set<String> = []
    /// Whether one of its files names Foundation's text with attributes.
    private(set) var usesAttributedStrings = false
    /// The names of types that only their file sees.
    private var hiddenNames: Set<String> = []

    /// Whether the app has files other than code, which its code may read from its bundle.
    let hasResources: Bool

    /// The repository's own modules whose files are compiled with the app's.
    let modules: Set<String>

    /// Reads the files of an app, each with its path.
    init(_ files: [(path: String, tokens: [SwiftToken])], hasResources: Bool, modules: Set<String>) {
        (self.hasResources, self.modules) = (hasResources, modules)
        for (path, tokens) in files {
            for type in DeclarationReader.types(in: tokens) {
                add(type, from: path)
            }
            noteSelectors(in: tokens)
            noteNames(in: tokens)
        }
    }

    private mutating func noteNames(in tokens: [SwiftToken]) {
        let code = tokens.filter { $0.kind != .space && $0.kind != .comment }
        for (place, (word, name)) in zip(code, code.dropFirst()).enumerated() where name.kind == .word {
            if name.text == "AttributedString" { usesAttributedStrings = true }
            switch word.text {
            case "class", "struct", "enum", "protocol": names.insert(String(name.text))
            case "typealias":
                names.insert(String(name.text))
                let isHidden = place > 0 && ["private", "fileprivate"].contains(code[place - 1].text)
                if isHidden { hiddenNames.insert(String(name.text)) }
            case "func": functionCounts[String(name.text), default: 0] += 1
            case "var", "let", "case": valueNames.insert(String(name.text))
            // Another name of a list: with a colon behind it, it would be the label of an argument.
            case "," where name.text.first?.isLowercase == true && code[(place + 2)...].first?.text != ":":
                valueNames.insert(String(name.text))
            default: break
            }
        }
    }

    /// Whether the app declares a type of the name.
    func declares(_ name: String) -> Bool { names.contains(name) }

    /// Whether the app declares a type of the name that all of its files see.
    func isSeen(_ name: String) -> Bool { names.contains(name) && !hiddenNames.contains(name) }

    /// Whether the app declares a function with the name, so that calls of this name are its own.
    func declaresFunction(_ name: String) -> Bool { functionCounts[name] != nil }

    /// Whether the app declares one function with the name, which no other one overrides.
    func declaresOneFunction(_ name: String) -> Bool { functionCounts[name] == 1 }

    /// Whether the app declares a property, a constant or a case of the name.
    func declaresValue(_ name: String) -> Bool { valueNames.contains(name) }

    private mutating func add(_ type: TypeDeclaration, from path: String) {
        if type.isPrivate, type.kind != .extension { hiddenNames.insert(type.name) }
        switch type.kind {
        case .class:
            classes[type.name] = type
            if let first = type.inherited.first { superclasses[type.name] = first }
        case .extension: extensions[type.name, default: []].append((type, path))
        case .protocol:
            for member in type.members where member.modifiers.contains("optional") {
                optionalMethods.insert(member.name)
            }
        default: break
        }
    }

    private mutating func noteSelectors(in tokens: [SwiftToken]) {
        let code = tokens.filter { $0.kind != .space && $0.kind != .comment }
        for (place, token) in code.enumerated() {
            if token.text == "#selector" {
                let inside = code[(place + 1)...].dropFirst().prefix { $0.text != ")" }
                let named = SourceRewriter.method(in: Array(inside))
                selectorNames.insert(String(named.prefix { $0 != "(" }))
            } else if token.text == "Selector", place + 2 < code.count, code[place + 2].kind == .string {
                selectorNames.insert(
                    String(code[place + 2].text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
            }
        }
    }

    /// Whether the app declares a class of the name.
    func isClass(_ name: String) -> Bool { classes[name] != nil }

    /// The classes of a file that Messages can create: controllers of an extension.
    func controllers(in tokens: [SwiftToken]) -> [String] {
        DeclarationReader.types(in: tokens).filter {
            $0.kind == .class && !$0.isPrivate && !$0.isGeneric && root(of: $0.name) == "MSMessagesAppViewController"
        }.map(\.name)
    }

    /// The system's class that a class of the app inherits from, directly or not; nil if it inherits from none.
    func root(of name: String) -> String? {
        var (current, seen) = (superclasses[name], Set([name]))
        while let next = current, classes[next] != nil, seen.insert(next).inserted { current = superclasses[next] }
        return current.flatMap { classes[$0] == nil ? $0 : nil }
    }

    /// Whether a class of the app has its superclass's initializer, its own or inherited.
    func has(initializer labels: [String], of name: String) -> Bool {
        guard let type = classes[name] else { return true }
        let own = type.designatedInitializers
        if own.contains(where: { $0.labels == labels }) { return true }
        return own.isEmpty && (type.inherited.first.map { has(initializer: labels, of: $0) } ?? false)
    }

    /// Members in extensions of a class that the class's own body can call.
    func extensionMembers(of name: String, seenFrom path: String) -> [MemberDeclaration] {
        (extensions[name] ?? []).flatMap { type, file in
            type.members.filter { member in
                let isHidden =
                    type.isPrivate || member.modifiers.contains("private") || member.modifiers.contains("fileprivate")
                return file == path || !isHidden
            }
        }
    }
}
