import Foundation

extension SceneParser {
    /// The scene's strings, and the locales in which its texts are needed.
    struct DeclaredStrings {
        let strings: SceneStrings
        let locales: [String]
    }

    /// Texts by locale and key, or the path of a string catalogue relative to the scene.
    func strings(_ value: SceneValue) throws -> SceneStrings {
        if case .string(let path) = value.node.value { return try catalog(path, value) }
        var tables: [String: [String: LocalizedString]] = [:]
        for entry in try fields(value, nil).entries {
            let path = "strings.\(entry.key)"
            let tag = SceneNode(value: .string(entry.key), place: entry.keyPlace)
            let locale = try SceneValue(node: tag, path: path, file: file).locale()
            if let other = tables.keys.first(where: { $0.lowercased() == locale.lowercased() }) {
                throw SceneError(
                    file: file, place: entry.keyPlace, message: "strings has \(other) and \(locale); keep one")
            }
            var table: [String: LocalizedString] = [:]
            let texts = try SceneFields(entry.value, path: path, allowed: nil, file: file)
            for text in texts.entries {
                let value = SceneValue(node: text.value, path: texts.path(to: text.key), file: file)
                table[text.key] = LocalizedString(.text(try value.string()))
            }
            tables[locale] = table
        }
        return SceneStrings(tables: tables)
    }

    private func catalog(_ path: String, _ value: SceneValue) throws -> SceneStrings {
        guard path.lowercased().hasSuffix(".xcstrings") else {
            throw value.error(
                "strings is \"\(path)\"; give texts by locale and key, or a string catalogue (.xcstrings)")
        }
        let catalog = SceneFile.resolve(path, relativeTo: file)
        // A file that is not there is a fault of the scene; what is wrong inside is the catalogue's own.
        guard FileManager.default.fileExists(atPath: catalog) else {
            throw value.error("strings: \(catalog): there is no such file; check the path")
        }
        return try StringCatalog.strings(contentsOf: catalog)
    }

    /// A text: written out, or `{key: …}` with a key that every locale of the scene finds.
    func text(_ value: SceneValue, strings: DeclaredStrings) throws -> SceneText {
        guard case .mapping = value.node.value else { return .literal(try value.string()) }
        let fields = try fields(value, SceneGrammar.text)
        guard let key = fields.value("key") else { throw value.error("\(value.path) needs a text or {key: …}") }
        var reference = SceneStringReference(key: try key.string(), place: key.node.place)
        reference.plural = try fields.value("plural")?.name(of: PluralForm.self) ?? .other
        reference.device = try fields.value("device")?.name(of: DeviceVariation.self)
        reference.arguments = try fields.value("arguments").map { try $0.elements().map { try $0.argument() } }
        for locale in strings.locales {
            guard let match = strings.strings.match(reference.key, locale: locale) else {
                throw key.error(strings.strings.missing(reference.key, locale: locale))
            }
            do {
                _ = try match.string.text(for: reference)
            } catch let error as StringFormatError {
                throw key.error("the string \"\(reference.key)\" in \(locale) \(error.problem)")
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
