/// Reads Apple's string catalogues (`.xcstrings`, Xcode 15 and later): JSON with each language of each key.
///
/// Data for editors (comments, extraction) are ignored, and so are keys that a later Xcode adds. A key without a text
/// in the source language is its own text, as in Xcode. An empty text with the state `new` is a missing translation.
struct StringCatalog {
    private let errors: SceneErrors

    /// The strings of a catalogue, from the text of its file.
    /// - Throws: ``SceneError`` with the catalogue's file, line and column.
    static func strings(text: String, file: String) throws -> SceneStrings {
        try SceneFile.read(text, file: file, tree: JSONReader.read) { root in
            let errors = SceneErrors(file: file)
            return try errors.finish { try StringCatalog(errors: errors).strings(of: root) }
        }
    }

    private func strings(of root: SceneNode) throws -> SceneStrings {
        let catalog = try SceneFields(root, path: "the catalogue", allowed: nil, errors: errors)
        guard let language = catalog.value("sourceLanguage"), let entries = catalog.value("strings") else {
            throw catalog.error(
                .missingKey, "a string catalogue has sourceLanguage and strings", fix: "export it from Xcode again")
        }
        let source = try language.locale()
        var tables: [String: [String: LocalizedString]] = [source: [:]]
        for entry in try SceneFields(entries.node, path: "strings", allowed: nil, errors: errors).entries {
            let key = try SceneFields(entry.value, path: "strings.\(entry.key)", allowed: nil, errors: errors)
            tables[source]?[entry.key] = LocalizedString(.text(entry.key))
            guard let localizations = key.value("localizations") else { continue }
            for localization in try self.fields(localizations).entries {
                let path = "\(localizations.path).\(localization.key)"
                let tag = SceneNode(value: .string(localization.key), place: localization.keyPlace)
                let locale = try SceneValue(node: tag, path: path, errors: errors).locale()
                let value = SceneValue(node: localization.value, path: path, errors: errors)
                if let string = try string(value) { tables[locale, default: [:]][entry.key] = string }
            }
        }
        return SceneStrings(tables: tables, sourceLanguage: source)
    }

    private func fields(_ value: SceneValue) throws -> SceneFields {
        try SceneFields(value.node, path: value.path, allowed: nil, errors: errors)
    }

    /// A localization; nil when it has no text yet.
    private func string(_ value: SceneValue) throws -> LocalizedString? {
        guard let text = try self.value(value) else { return nil }
        var substitutions: [String: LocalizedString.Substitution] = [:]
        if let parts = try fields(value).value("substitutions") {
            for (position, part) in try fields(parts).entries.enumerated() {
                let part = (
                    name: part.key,
                    value: SceneValue(node: part.value, path: "\(parts.path).\(part.key)", errors: errors)
                )
                guard let text = try self.value(part.value) else {
                    throw part.value.error(.missingValue, "\(part.value.path) has no text")
                }
                let argument = try fields(part.value).integer("argNum", in: 1...Self.maximumArguments) ?? position + 1
                substitutions[part.name] = .init(argument: argument, value: text)
            }
        }
        var string = LocalizedString(text, substitutions: substitutions)
        string.unfinishedState = unfinishedState(in: value.node)
        return string
    }

    /// The first state below a node that marks a text as unfinished.
    private func unfinishedState(in node: SceneNode) -> LocalizedString.UnfinishedState? {
        guard case .mapping(let entries) = node.value else { return nil }
        for entry in entries {
            if entry.key == "state", case .string(let name) = entry.value.value {
                return LocalizedString.UnfinishedState(rawValue: name)
            }
            if let state = unfinishedState(in: entry.value) { return state }
        }
        return nil
    }

    /// The maximum number of an argument: larger than in any text.
    private static let maximumArguments = 999

    /// A text or its variations: `stringUnit`, or `variations` by `plural` or `device`, which may nest.
    private func value(_ value: SceneValue) throws -> LocalizedString.Value? {
        let fields = try fields(value)
        if let unit = fields.value("stringUnit") {
            let unit = try self.fields(unit)
            guard let text = try unit.value("value")?.string() else {
                throw unit.error(.missingKey, "\(unit.path) has no value", fix: "export it from Xcode again")
            }
            return text.isEmpty && unit.string("state") == "new" ? nil : .text(text)
        }
        guard let variations = try fields.value("variations").map(self.fields) else {
            throw value.error(.missingKey, "\(value.path) has neither a stringUnit nor variations")
        }
        switch (variations.value("plural"), variations.value("device")) {
        case (let plural?, nil): return try .plural(forms(plural))
        case (nil, let device?): return try .device(forms(device))
        default:
            throw variations.error(.badValue, "\(variations.path) must vary by plural or by device", fix: "remove one")
        }
    }

    private func forms<Form: RawRepresentable & CaseIterable & Hashable>(
        _ value: SceneValue
    ) throws -> [Form: LocalizedString.Value] where Form.RawValue == String {
        var forms: [Form: LocalizedString.Value] = [:]
        for entry in try fields(value).entries {
            let name = SceneValue(
                node: SceneNode(value: .string(entry.key), place: entry.keyPlace), path: value.path, errors: errors)
            let form = try name.name(of: Form.self)
            forms[form] = try self.value(
                SceneValue(node: entry.value, path: "\(value.path).\(entry.key)", errors: errors))
        }
        return forms
    }
}
