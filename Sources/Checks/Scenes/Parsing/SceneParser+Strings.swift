import Typesetting

extension SceneParser {
    /// The scene's strings, and the locales in which its texts are needed.
    package struct DeclaredStrings {
        package let strings: SceneStrings
        let locales: [String]
        /// The names that texts can have; nil in a scenario, where Messages judges them.
        let names: ContentNames?

        package init(strings: SceneStrings, locales: [String]) {
            self.init(strings: strings, locales: locales, names: nil)
        }

        init(strings: SceneStrings, locales: [String], names: ContentNames?) {
            (self.strings, self.locales, self.names) = (strings, locales, names)
        }
    }

    /// Texts by locale and key, or the path of a string catalogue relative to the scene.
    package func strings(_ value: SceneValue) throws -> SceneStrings {
        if case .string(let path) = value.node.value { return try StringFiles(parser: self).strings(at: path, value) }
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
                tables[locale] = try table(SceneValue(node: entry.value, path: path, errors: errors))
            }
        }
        return SceneStrings(tables: tables)
    }

    /// The texts of a locale by key, or the path of a file that has them.
    private func table(_ value: SceneValue) throws -> [String: LocalizedString] {
        if case .string(let path) = value.node.value { return try StringFiles(parser: self).table(at: path, value) }
        let texts = try SceneFields(value.node, path: value.path, allowed: nil, errors: errors)
        let table = texts.entries.compactMap { text in
            // Taken from the entry: looking each key up would read a table again for each of its texts.
            let value = SceneValue(node: text.value, path: texts.path(to: text.key), errors: errors)
            return errors.attempt { try variations(value) }.map { (text.key, LocalizedString($0)) }
        }
        return Dictionary(table) { first, _ in first }
    }

    /// A text, or one for each plural form or device.
    private func variations(_ value: SceneValue) throws -> LocalizedString.Value {
        guard case .mapping = value.node.value else { return .text(try value.string()) }
        let fields = try fields(value, SceneGrammar.variations)
        func texts<Form: RawRepresentable & CaseIterable & Hashable>(
            _ form: Form.Type
        ) throws -> [Form: LocalizedString.Value] where Form.RawValue == String {
            try Dictionary(
                uniqueKeysWithValues: fields.entries.map { entry in
                    let path = fields.path(to: entry.key)
                    let key = SceneNode(value: .string(entry.key), place: entry.keyPlace)
                    let name = try SceneValue(node: key, path: path, errors: errors).name(of: Form.self)
                    return (name, try variations(SceneValue(node: entry.value, path: path, errors: errors)))
                })
        }
        guard fields.entries.contains(where: { $0.key == PluralForm.other.rawValue }) else {
            throw value.error(.missingKey, "\(value.path) has no text for other", fix: "add other")
        }
        let isPlural = fields.entries.allSatisfy { PluralForm(rawValue: $0.key) != nil }
        return isPlural ? .plural(try texts(PluralForm.self)) : .device(try texts(DeviceVariation.self))
    }

    /// A text: written out, or `{key: …}` with a key that every locale of the scene finds.
    func text(_ value: SceneValue, strings: DeclaredStrings) throws -> SceneText {
        guard case .mapping = value.node.value else {
            let text = try value.string()
            try noteNames(in: text, value, of: strings.names)
            return .literal(text)
        }
        let fields = try fields(value, SceneGrammar.text)
        var reference = SceneStringReference(key: "", place: value.node.place)
        reference.plural = fields.name("plural", of: PluralForm.self)
        reference.device = fields.name("device", of: DeviceVariation.self)
        reference.arguments = fields.read("arguments") { list in
            try list.list { value in
                let argument = try argument(value)
                if case .text(let text) = argument { try noteNames(in: text, value, of: strings.names) }
                return argument
            }
        }
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
            for (_, text) in match.string.texts { try noteNames(in: text.written, key, of: strings.names) }
            do {
                let viewer = strings.strings.viewer(of: match, locale: locale, device: .iphone)
                let first = try strings.names?.first.resolved(reference, in: viewer.locale) ?? reference
                _ = try StringResolution(of: match.string, for: first, viewer: viewer)
            } catch let error as StringFormatError {
                throw key.error(.badValue, "the string \"\(reference.key)\" in \(locale) \(error.problem)")
            }
        }
        return .key(reference)
    }
}
