import SourceTokens

/// Names of Apple's that a module for apps does not have on Linux: a file with one does not compile.
enum UnknownNames {
    /// The first such name of a file, with its line; nil for none.
    /// - Parameter app: what the app's files declare, whose names may begin as Apple's do.
    static func first(
        in tokens: [SwiftToken], imports: [String], app: AppTypes
    ) -> (line: Int, name: String, module: String)? {
        // A module's own name may begin as its names do.
        let modules = ImportedFile.modules.union(imports)
        for module in imports.sorted() {
            guard let known = ModuleNames.all[module] else { continue }
            for (place, token) in tokens.enumerated() where token.kind == .word {
                let rest = token.text.dropFirst(known.beginning.count)
                guard token.text.hasPrefix(known.beginning), rest.first?.isUppercase == true,
                    rest.dropFirst().contains(where: \.isLowercase), place == 0 || tokens[place - 1].text != ".",
                    !known.names.contains(String(token.text)), !modules.contains(String(token.text)),
                    !app.declares(String(token.text)),
                    !app.declaresMember(String(token.text)), !app.declaresFunction(String(token.text))
                else { continue }
                return (token.line, String(token.text), module)
            }
        }
        return nil
    }
}
