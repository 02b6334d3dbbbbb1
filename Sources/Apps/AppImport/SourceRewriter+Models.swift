import SourceTokens

/// SwiftData's `@Model` is a macro of Apple's. A class with it becomes an observable one that names its place in a store.
extension SourceRewriter {
    /// Attributes that say how properties are stored, which changes nothing in memory.
    static let ofModels: Set<String> = ["@Attribute", "@Relationship", "@Transient"]

    /// Whether the file may declare what SwiftData keeps.
    var keepsModels: Bool { ImportedFile.imports(in: tokens).contains("SwiftData") }

    /// Writes the macro that comes with Swift.
    mutating func writeModel(at line: Int) {
        changes.append(Change(line: line, was: "@Model"))
        text += "@Observable"
    }

    /// Adds the protocol of each class, and the place that it asks for.
    mutating func planModels(of types: [TypeDeclaration]) {
        guard keepsModels else { return }
        for type in types where type.kind == .class && isModel(type) {
            let old = insertions[type.body.open] ?? ("", "")
            let start = type.inherited.isEmpty && old.before.isEmpty ? ": " : old.before + ", "
            insertions[type.body.open] = (start + "PersistentModel ", old.after + " public let _place = ModelPlace();")
        }
    }

    /// Whether the attribute is among the words before a class.
    private func isModel(_ type: TypeDeclaration) -> Bool {
        let before = tokens[..<type.body.open].reversed().drop { $0.text != "class" }
        return before.prefix { $0.kind != .mark || !"{};".contains($0.text) }.contains { $0.text == "@Model" }
    }
}
