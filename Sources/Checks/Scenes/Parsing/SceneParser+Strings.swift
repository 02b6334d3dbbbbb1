import Foundation

extension SceneParser {
    /// The scene's strings, and the locales in which its texts are needed.
    package struct DeclaredStrings {
        package let strings: SceneStrings
        let locales: [String]

        package init(strings: SceneStrings, locales: [String]) { (self.strings, self.locales) = (strings, locales) }
    }

    /// Texts by locale and key, or the path of a string catalogue relative to the scene.
    package func strings(_ value: SceneValue) throws -> SceneStrings {
        if case .string(let path) = value.node.value { return try catalog(path, value) }
        var tables: [String: [String: LocalizedString]] = [:]
        for entry in try fields(value, nil).entries {
            errors.attempt {
                let path = "strings.\(entry.key)"
                let tag = SceneNode(value: .string(entry.key), place: entry.keyPlace)
                let locale = try SceneValue(node: tag, path: path, errors: errors).locale()
                if let other = tables.keys.first(where: { $0.lowercased() == locale.lowercased() }) {
                    throw errors.error(
                        .duplicateKey, at: entry.keyPlace, "strings has \(other) and \(locale)", fix: "remove one")
                }
                let texts = try SceneFields(entry.value, path: path, allowed: nil, errors: errors)
                let table = texts.entries.compactMap { text in
                    // Taken from the entry: looking each key up would read a table again for each of its texts.
                    let value = SceneValue(node: text.value, path: texts.path(to: text.key), errors: errors)
                    return errors.attempt { try value.string() }.map { (text.key, LocalizedString(.text($0))) }
                }
                tables[locale] = Dictionary(table) { first, _ in first }
            }
        }
        return SceneStrings(tables: tables)
    }

    private func catalog(_ path: String, _ value: SceneValue) throws -> SceneStrings {
        guard path.lowercased().hasSuffix(".xcstrings") else {
            throw value.error(
                .badValue, "strings is \"\(path)\"",
                fix: "give texts by locale and key, or a string catalogue (.xcstrings)")
        }
        let catalog = SceneFile.resolve(path, relativeTo: file)
        // A file that is not there is a fault of the scene; what is wrong inside is the catalogue's own.
        guard FileManager.default.fileExists(atPath: catalog) else {
            throw value.error(.badResource, "strings: \(catalog): there is no such file", fix: "check the path")
        }
        let text = try SceneFile.text(at: catalog)
        reading.keep(text, of: catalog)
        return try StringCatalog.strings(text: text, file: catalog)
    }

    /// A text: written out, or `{key: …}` with a key that every locale of the scene finds.
    func text(_ value: SceneValue, strings: DeclaredStrings) throws -> SceneText {
        guard case .mapping = value.node.value else { return .literal(try value.string()) }
        let fields = try fields(value, SceneGrammar.text)
        var reference = SceneStringReference(key: "", place: value.node.place)
        reference.plural = fields.name("plural", of: PluralForm.self) ?? .other
        reference.device = fields.name("device", of: DeviceVariation.self)
        reference.arguments = fields.read("arguments") { try $0.list { try $0.argument() } }
        guard let key = fields.value("key") else {
            fields.miss(
                ["key"],
                value.error(.missingKey, "\(value.path) needs a text or {key: …}", fix: "name a key of strings"))
            return .key(reference)
        }
        (reference.key, reference.place) = (try key.string(), key.node.place)
        guard !errors.isDoubtful(.strings) else { return .key(reference) }
        for locale in strings.locales {
            guard let match = strings.strings.match(reference.key, locale: locale) else {
                throw key.error(
                    .unknownName, strings.strings.missing(reference.key, locale: locale),
                    fix: strings.strings.fix(missing: reference.key))
            }
            do {
                _ = try match.string.text(for: reference)
            } catch let error as StringFormatError {
                throw key.error(.badValue, "the string \"\(reference.key)\" in \(locale) \(error.problem)")
            }
        }
        return .key(reference)
    }
}

extension SceneValue {
    /// What stands for a format specifier: a text, or a number as it is written.
    fileprivate func argument() throws -> String {
        if case .number(_, let text) = node.value { return text }
        return try string()
    }
}
