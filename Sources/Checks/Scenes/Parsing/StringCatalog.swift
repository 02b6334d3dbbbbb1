import Typesetting

/// Reads Apple's string catalogues (`.xcstrings`, Xcode 15 and later): JSON with each language of each key.
///
/// Keys that a later Xcode adds are ignored. A key without a text in the source language is its own text, as in Xcode.
/// An empty text with the state `new` is a missing translation.
struct StringCatalog {
    private let errors: SceneErrors

    /// The strings of a catalogue, from the text of its file.
    /// - Throws: ``SceneError`` with the catalogue's file, line and column.
    static func strings(text: String, file: String) throws -> SceneStrings {
        try SceneFile.read(text, file: file, tree: JSONReader.catalogue) { root in
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
            let marks = Marks(
                isForAllLanguages: key.boolean("shouldTranslate") == false,
                isName: key.string("comment").map(Self.callsName) ?? false,
                isStale: key.string("extractionState") == "stale")
            tables[source]?[entry.key] = LocalizedString(.text(entry.key)).marked(marks)
            guard let localizations = key.value("localizations") else { continue }
            for localization in try self.fields(localizations).entries {
                let path = "\(localizations.path).\(localization.key)"
                let tag = SceneNode(value: .string(localization.key), place: localization.keyPlace)
                let locale = try SceneValue(node: tag, path: path, errors: errors).locale()
                let value = SceneValue(node: localization.value, path: path, errors: errors)
                if let string = try string(value) { tables[locale, default: [:]][entry.key] = string.marked(marks) }
            }
        }
        return SceneStrings(tables: tables, sourceLanguage: source)
    }

    /// Whether a comment for translators says that a text is a name, which stays as it is.
    private static func callsName(_ comment: String) -> Bool {
        let words = comment.lowercased().replacing("’", with: "'")
        return ["brand", "proper name", "proper noun", "do not translate", "don't translate"].contains {
            words.contains($0)
        }
    }

    private func fields(_ value: SceneValue) throws -> SceneFields {
        try SceneFields(value.node, path: value.path, allowed: nil, errors: errors)
    }

    /// A localization; nil when it has no text yet.
    private func string(_ value: SceneValue) throws -> LocalizedString? {
        let fields = try fields(value)
        // The phrases of App Intents (`stringSet`) are spoken to Siri and shown in no balloon.
        if fields.value("stringSet") != nil { return nil }
        var substitutions: [String: LocalizedString.Substitution] = [:]
        if let parts = fields.value("substitutions") {
            for entry in try self.fields(parts).entries {
                let path = "\(parts.path).\(entry.key)"
                let part = SceneValue(node: entry.value, path: path, errors: errors)
                substitutions[entry.key] = try substitution(part)
            }
        }
        guard let text = try self.value(value) else { return nil }
        var string = LocalizedString(text, substitutions: substitutions)
        string.unfinishedState = unfinishedState(in: value.node)
        return string
    }

    private func substitution(_ value: SceneValue) throws -> LocalizedString.Substitution {
        guard let text = try self.value(value) else {
            throw value.error(.missingValue, "\(value.path) has no text")
        }
        let fields = try fields(value)
        return LocalizedString.Substitution(
            argument: fields.integer("argNum", in: 1...Self.maximumArguments),
            specifier: fields.string("formatSpecifier") ?? "lld", value: text)
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

    /// A text or its variations: `stringUnit`, or `variations` by `plural`, `device` or `width`, which may nest.
    private func value(_ value: SceneValue) throws -> LocalizedString.Value? {
        let fields = try fields(value)
        guard let variations = try fields.value("variations").map(self.fields) else {
            guard let unit = try fields.value("stringUnit").map(self.fields) else {
                throw value.error(.missingKey, "\(value.path) has neither a stringUnit nor variations")
            }
            guard let text = try unit.value("value")?.string() else {
                throw unit.error(.missingKey, "\(unit.path) has no value", fix: "export it from Xcode again")
            }
            return text.isEmpty && unit.string("state") == "new" ? nil : .text(text)
        }
        guard variations.entries.count == 1, let variation = variations.entries.first else {
            throw variations.error(.badValue, "\(variations.path) must vary by plural or by device", fix: "remove one")
        }
        let choices = SceneValue(node: variation.value, path: variations.path(to: variation.key), errors: errors)
        switch variation.key {
        case "plural": return try forms(choices, PluralForm.self).map { .plural($0) }
        case "device": return try forms(choices, DeviceVariation.self).map { .device($0) }
        case "width": return try widths(choices).map { .width($0) }
        default:
            throw errors.error(
                .badValue, at: variation.keyPlace, "\(variations.path) varies by \(variation.key)",
                fix: "vary it by plural or by device")
        }
    }

    /// The texts of a choice; nil where none of them is written yet.
    private func forms<Form: RawRepresentable & CaseIterable & Hashable>(
        _ value: SceneValue, _ form: Form.Type
    ) throws -> [Form: LocalizedString.Value]? where Form.RawValue == String {
        var forms: [Form: LocalizedString.Value] = [:]
        for entry in try fields(value).entries {
            let name = SceneValue(
                node: SceneNode(value: .string(entry.key), place: entry.keyPlace), path: value.path, errors: errors)
            forms[try name.name(of: Form.self)] = try self.value(
                SceneValue(node: entry.value, path: "\(value.path).\(entry.key)", errors: errors))
        }
        return forms.isEmpty ? nil : forms
    }

    private func widths(_ value: SceneValue) throws -> [Int: LocalizedString.Value]? {
        var widths: [Int: LocalizedString.Value] = [:]
        for entry in try fields(value).entries {
            guard let width = Int(entry.key) else {
                throw errors.error(
                    .badValue, at: entry.keyPlace, "\(value.path) has the width \"\(entry.key)\"",
                    fix: "write a whole number")
            }
            widths[width] = try self.value(
                SceneValue(node: entry.value, path: "\(value.path).\(entry.key)", errors: errors))
        }
        return widths.isEmpty ? nil : widths
    }
}

/// What a catalogue says about a key in all its languages.
private struct Marks {
    let isForAllLanguages, isName, isStale: Bool
}

extension LocalizedString {
    fileprivate func marked(_ marks: Marks) -> LocalizedString {
        var string = self
        (string.isForAllLanguages, string.isStale) = (marks.isForAllLanguages, marks.isStale)
        string.isName = marks.isName
        return string
    }
}
