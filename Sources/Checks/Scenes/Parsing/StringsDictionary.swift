import Typesetting

/// Reads a table of strings (`.strings`), and a dictionary of plural forms (`.stringsdict`): a property list with the variations of each key in one language
/// ("Apple, Localizing strings that contain plurals", "Creating width and device variants of strings").
struct StringsDictionary {
    private let errors: SceneErrors

    /// The strings of a dictionary, or of a table of strings, from the text of its file.
    /// - Throws: ``SceneError`` with the file, line and column.
    static func table(text: String, file: String) throws -> [String: LocalizedString] {
        let isTable = file.lowercased().hasSuffix(".strings")
        return try SceneFile.read(text, file: file, tree: isTable ? StringsTableReader.read : PropertyListReader.read) {
            root in
            let errors = SceneErrors(file: file)
            return try errors.finish { try StringsDictionary(errors: errors).table(of: root) }
        }
    }

    private func table(of root: SceneNode) throws -> [String: LocalizedString] {
        let entries = try SceneFields(root, path: "the dictionary", allowed: nil, errors: errors).entries
        let table = entries.compactMap { entry -> (String, LocalizedString)? in
            let value = SceneValue(node: entry.value, path: entry.key, errors: errors)
            return errors.attempt { try string(value) }.map { (entry.key, $0) }
        }
        return Dictionary(table) { first, _ in first }
    }

    private func string(_ value: SceneValue) throws -> LocalizedString {
        guard case .mapping = value.node.value else { return LocalizedString(.text(try value.string())) }
        let fields = try SceneFields(value.node, path: value.path, allowed: nil, errors: errors)
        if let rule = try self.rule(fields) { return LocalizedString(rule) }
        guard let format = try fields.value("NSStringLocalizedFormatKey")?.string() else {
            throw value.error(
                .missingKey, "\(value.path) has no NSStringLocalizedFormatKey",
                fix: "write the text with its variables, such as %#@people@")
        }
        var parts: [String: LocalizedString.Substitution] = [:]
        for entry in fields.entries where entry.key != "NSStringLocalizedFormatKey" {
            let path = fields.path(to: entry.key)
            guard case .mapping = entry.value.value else { continue }
            parts[entry.key] = try part(SceneFields(entry.value, path: path, allowed: nil, errors: errors))
        }
        return LocalizedString(.text(format), substitutions: parts)
    }

    /// A rule by width or by device; nil for a text with variables.
    private func rule(_ fields: SceneFields) throws -> LocalizedString.Value? {
        if let widths = fields.value("NSStringVariableWidthRuleType") {
            let texts = try SceneFields(widths.node, path: widths.path, allowed: nil, errors: errors)
            let pairs = try texts.entries.map { entry -> (Int, LocalizedString.Value) in
                guard let width = Int(entry.key) else {
                    throw errors.error(
                        .badValue, at: entry.keyPlace, "\(widths.path) has the width \"\(entry.key)\"",
                        fix: "write a whole number")
                }
                let text = SceneValue(node: entry.value, path: texts.path(to: entry.key), errors: errors)
                return (width, .text(try text.string()))
            }
            return .width(Dictionary(pairs) { first, _ in first })
        }
        if let devices = fields.value("NSStringDeviceSpecificRuleType") {
            let texts = try SceneFields(devices.node, path: devices.path, allowed: nil, errors: errors)
            return .device(try self.texts(texts, of: DeviceVariation.self))
        }
        return nil
    }

    private func part(_ fields: SceneFields) throws -> LocalizedString.Substitution {
        guard let type = fields.value("NSStringFormatSpecTypeKey"), try type.string() == "NSStringPluralRuleType" else {
            throw fields.error(
                .missingKey, "\(fields.path) is not a variable",
                fix: "set NSStringFormatSpecTypeKey to NSStringPluralRuleType")
        }
        return LocalizedString.Substitution(
            argument: nil, specifier: fields.string("NSStringFormatValueTypeKey") ?? "d",
            value: .plural(try texts(fields, of: PluralForm.self)))
    }

    /// The texts of a choice. Other keys are the rule's own.
    private func texts<Form: RawRepresentable & Hashable>(
        _ fields: SceneFields, of form: Form.Type
    ) throws -> [Form: LocalizedString.Value] where Form.RawValue == String {
        var texts: [Form: LocalizedString.Value] = [:]
        for entry in fields.entries where !entry.key.hasPrefix("NSString") {
            guard let form = Form(rawValue: entry.key) else {
                throw errors.error(
                    .badValue, at: entry.keyPlace, "\(fields.path) has the form \"\(entry.key)\"",
                    fix: "write zero, one, two, few, many or other, or the name of a device")
            }
            texts[form] = .text(
                try SceneValue(node: entry.value, path: fields.path(to: entry.key), errors: errors).string())
        }
        return texts
    }
}
