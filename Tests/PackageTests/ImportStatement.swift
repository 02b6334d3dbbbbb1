import Foundation

/// One `import` in a Swift source.
struct ImportStatement {
    /// The imported module, without a submodule or declaration.
    let module: String
    /// The line, from 1.
    let line: Int

    /// Every import of a source. The `import Foundation` that stands in for a missing FoundationEssentials is left out:
    /// on Linux it is never compiled.
    static func all(in source: String) -> [ImportStatement] {
        var result: [ImportStatement] = []
        var conditions: [String] = []
        var isInText = false
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            let wasInText = isInText
            if trimmed.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isInText.toggle() }
            if wasInText { continue }
            if trimmed.hasPrefix("#if") { conditions.append(trimmed) }
            if trimmed.hasPrefix("#else"), let last = conditions.popLast() { conditions.append("else " + last) }
            if trimmed.hasPrefix("#endif") { conditions.removeLast() }
            let replacesEssentials = conditions.last == "else #if canImport(FoundationEssentials)"
            for statement in trimmed.prefix(while: { $0 != "\"" }).split(separator: ";") {
                guard let module = module(in: String(statement)) else { continue }
                if replacesEssentials && module == "Foundation" { continue }
                result.append(ImportStatement(module: module, line: index + 1))
            }
        }
        return result
    }

    /// The module that a statement such as `@testable public import struct Drawing.Color` names; nil for other lines.
    private static func module(in statement: String) -> String? {
        let access: Set<Substring> = ["public", "package", "internal", "private", "fileprivate"]
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
        var words = statement.split(whereSeparator: \.isWhitespace)[...]
        while let word = words.first, word.hasPrefix("@") || access.contains(word) { words = words.dropFirst() }
        guard words.first == "import" else { return nil }
        words = words.dropFirst()
        if let word = words.first, kinds.contains(word) { words = words.dropFirst() }
        return words.first?.split(separator: ".").first.map(String.init)
    }
}
