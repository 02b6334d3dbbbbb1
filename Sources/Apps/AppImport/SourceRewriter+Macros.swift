import SourceTokens

/// `#Preview` is a macro, which only Xcode has. A preview becomes a type that a test can name.
extension SourceRewriter {
    /// Writes a `PreviewProvider` in place of `#Preview("Name") { … }`, with the same lines.
    mutating func writePreview(at line: Int) -> Bool {
        let start = place
        let arguments = takeParentheses()
        guard let open = code(from: place), tokens[open].text == "{", let close = end(of: open) else {
            place = start
            return false
        }
        changes.append(Change(line: line, was: "#Preview"))
        let title = arguments?.first { $0.kind == .string }.map { String($0.text) }
        text += "struct \(previewName(at: line)): PreviewProvider { "
        if let title { text += "static var _previewName: String { \(title) }; " }
        text += "static var previews: some View {"
        place = open + 1
        while place < close { rewriteNext() }
        text += "} }"
        place = close + 1
        return true
    }

    /// The name of the type for a preview: the file's and the line.
    private func previewName(at line: Int) -> String {
        let file = path.split(separator: "/").last?.split(separator: ".").first ?? "File"
        return "Preview_" + file.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } + "_\(line)"
    }

    /// The brace that closes another one.
    private func end(of open: Int) -> Int? {
        var depth = 0
        for place in tokens.indices.dropFirst(open) {
            if tokens[place].text == "{" { depth += 1 }
            if tokens[place].text == "}" { depth -= 1 }
            if depth == 0 { return place }
        }
        return nil
    }
}

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
