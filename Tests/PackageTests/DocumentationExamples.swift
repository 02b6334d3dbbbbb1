import Foundation

/// The examples in the documentation comments of a source, as a page of Swift that compiles.
struct DocumentationExamples {
    /// A declaration with the examples above it.
    struct Declaration {
        /// The line of code below the comment, without its attributes.
        let text: Substring
        /// Whether the declaration stands in no other: conditional compilation does not count.
        let isTopLevel: Bool
        /// The lines of each block that begins with three backticks and `swift`.
        let examples: [[Substring]]
    }

    /// The name of the file without its extension.
    let file: String
    let declarations: [Declaration]

    init(file: String, source: String) {
        self.file = file
        declarations = Self.declarations(in: source)
    }

    private static func declarations(in source: String) -> [Declaration] {
        var declarations: [Declaration] = []
        var comment: [Substring] = []
        /// How many conditions of the compiler are open: each indents what is in it.
        var conditionCount = 0
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("///") {
                comment.append(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3))
                continue
            }
            if text.hasPrefix("#if") { conditionCount += 1 }
            if text.hasPrefix("#endif") { conditionCount -= 1 }
            let code = text.split(separator: " ").drop { $0.hasPrefix("@") }.joined(separator: " ")[...]
            // An attribute on a line of its own stands between a comment and its declaration.
            if text.hasPrefix("@"), code.isEmpty { continue }
            if !code.isEmpty {
                declarations.append(
                    Declaration(
                        text: code, isTopLevel: line.count - text.count == 4 * conditionCount,
                        examples: examples(in: comment)))
            }
            comment = []
        }
        return declarations
    }

    private static func examples(in comment: [Substring]) -> [[Substring]] {
        var examples: [[Substring]] = []
        var isInside = false
        for line in comment {
            if line == "```swift" {
                examples.append([])
                isInside = true
            } else if line == "```" {
                isInside = false
            } else if isInside {
                examples[examples.count - 1].append(line)
            }
        }
        return examples
    }
}

extension DocumentationExamples.Declaration {
    /// The words with which a type is declared in front of its name.
    private static let keywords: Set<Substring> = ["struct", "enum", "class", "protocol", "actor"]

    /// Whether users can name this type, which stands in no other.
    var isPublicType: Bool {
        let words = text.split(separator: " ")
        guard isTopLevel, let access = words.first, access == "public" || access == "open" else { return false }
        return words.contains(where: Self.keywords.contains)
    }

    /// The name that is declared: what stands behind the keyword.
    var name: String {
        let words = text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
        let keywords = Self.keywords.union(["func", "var", "let", "case", "extension", "typealias"])
        // `class func` and `class var` have two keywords.
        guard let keyword = words.firstIndex(where: keywords.contains),
            let name = words[keyword...].first(where: { !keywords.contains($0) })
        else { return "init" }
        return String(name)
    }
}

/// The page: each example is a function, named after the file, the declaration and its number.
extension DocumentationExamples {
    /// The functions with the examples of the file, indented.
    var functions: [String] {
        var counts: [String: Int] = [:]
        return declarations.flatMap { declaration in
            declaration.examples.map { example in
                let parts = file == declaration.name ? [file] : [file, declaration.name]
                let subject = parts.joined(separator: "_").replacing("+", with: "_")
                counts[subject, default: 0] += 1
                return Self.function("example_\(subject)_\(counts[subject] ?? 0)", around: example)
            }
        }
    }

    /// A source with the examples of a folder of a module.
    static func page(of files: [DocumentationExamples], in module: String) -> String {
        let text = source(
            files.flatMap(\.functions), of: "Given", writtenFrom: "the comments of the sources: change the comment")
        // A module that stands for Apple's is imported, too, where it is.
        guard module.hasPrefix("Linux") else { return text }
        let imports = "#if canImport(\(module))\nimport \(module)\nimport BalloonTesting"
        return text.replacingOccurrences(of: "import BalloonTesting", with: imports) + "#endif\n"
    }

    static func source(_ functions: [String], of type: String, writtenFrom origin: String) -> String {
        """
        // Written by DocumentationExamplesTests from \(origin).
        // swift-format-ignore-file
        import BalloonTesting
        import Balloons
        import Lint
        import Sweeps
        import Testing

        extension \(type) {
        \(functions.joined(separator: "\n\n"))
        }

        """
    }

    static func function(_ name: String, around example: [Substring]) -> String {
        // A suite of tests can stand in a type only.
        if example.first?.hasPrefix("@Suite") == true {
            return (["enum \(name) {"] + example.map { "    \($0)" } + ["}"]).map(indented).joined(separator: "\n")
        }
        // What an example makes is often used by its reader only.
        let uses = madeNames(example).map { "_ = \($0)" }
        return (["func \(name)() async throws {"] + (example.map(String.init) + uses).map(indented) + ["}"])
            .map(indented).joined(separator: "\n")
    }

    private static func indented(_ line: String) -> String { line.isEmpty ? line : "    \(line)" }

    /// The names that an example declares at its outermost level.
    private static func madeNames(_ example: [Substring]) -> [Substring] {
        example.compactMap { line in
            guard line.hasPrefix("let ") || line.hasPrefix("var ") else { return nil }
            return line.dropFirst(4).prefix { $0.isLetter || $0.isNumber }
        }
    }
}
