import Foundation

/// The public declarations of the sources, read off their lines.
///
/// A declaration is what stands after `public` or `open` on a line, up to its body, value or parameters; the cases of a
/// public enumeration count one each. What a compiler adds (synthesised members) is not counted.
enum PublicSymbols {
    /// Each declaration as `Module/File: declaration`, sorted.
    static func all() throws -> [String] { try once.get() }

    private static let once = Result {
        try SourceTree.sources.get().flatMap { source in
            declarations(in: source.text).map { "\(source.target)/\(source.name): \($0)" }
        }.sorted()
    }

    /// The public declarations of a source.
    static func declarations(in source: String) -> [String] {
        var declarations: [String] = []
        /// The indentation of the public enumeration whose cases are read.
        var enumeration: Int?
        /// Whether the line before lists constants and does not end the list.
        var isListOpen = false
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.drop { $0 == " " }
            let isList = isListOpen || text.hasPrefix("public static let ")
            if isList { declarations += constants(in: text, isFirst: !isListOpen) }
            isListOpen = isList && text.hasSuffix(",")
            let indentation = line.count - text.count
            if let open = enumeration {
                if indentation == open, text.hasPrefix("}") { enumeration = nil }
                if indentation == open + 4, text.hasPrefix("case ") { declarations += cases(in: text) }
            }
            guard let declaration = declaration(in: text) else { continue }
            declarations.append(declaration)
            if declaration.contains("enum ") { enumeration = indentation }
        }
        return declarations
    }

    /// The names on a line of constants but for the first of a declaration; values left out.
    private static func constants(in line: Substring, isFirst: Bool) -> [String] {
        var depth = 0
        let names = line.filter { character in
            if "([{".contains(character) { depth += 1 }
            defer { if ")]}".contains(character) { depth -= 1 } }
            return depth == 0
        }
        return names.split(separator: ",").dropFirst(isFirst ? 1 : 0).compactMap { part in
            let name = part.prefix { $0 != "=" && $0 != ":" }.trimmingCharacters(in: .whitespaces)
            return name.isEmpty || !part.contains("=") ? nil : "public static let \(name)"
        }
    }

    private static func declaration(in line: Substring) -> String? {
        var words = line.split(separator: " ")
        while let first = words.first, first.hasPrefix("@") { words.removeFirst() }
        guard let first = words.first, first == "public" || first == "open", words.count > 1, words[1] != "import",
            words[1].first?.isLetter == true
        else {
            return nil
        }
        // Who may set a property does not make it another property.
        words.removeAll { $0.hasSuffix("(set)") }
        let text = words.joined(separator: " ")
        return String(text.prefix { !"{=(:".contains($0) }).trimmingCharacters(in: .whitespaces)
    }

    /// The names on a line of cases; associated values left out.
    private static func cases(in line: Substring) -> [String] {
        var depth = 0
        let names = line.dropFirst("case ".count).filter { character in
            if character == "(" { depth += 1 }
            defer { if character == ")" { depth -= 1 } }
            return depth == 0
        }
        return names.prefix { $0 != "/" }.split(separator: ",").map { name in
            "case " + name.prefix { $0 != "=" }.trimmingCharacters(in: .whitespaces)
        }
    }
}
