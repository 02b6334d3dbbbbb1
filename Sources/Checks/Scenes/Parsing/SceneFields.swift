import Foundation
import Support

/// A mapping of a scene, with readers that note a value of the wrong type and go on.
package struct SceneFields {
    /// Where the mapping stands, for messages: `message.layout.template`.
    let path: String
    let place: ScenePlace
    package let entries: [SceneNode.Entry]
    /// The keys that unknown ones were likely meant as.
    private let meant: Set<String>
    let errors: SceneErrors

    /// Takes a node that must be a mapping. Keys that it cannot have are noted as errors.
    /// - Parameter allowed: the keys it can have; nil when keys are free, as in `participants`.
    /// - Throws: ``SceneError`` for a node that is not a mapping.
    package init(_ node: SceneNode, path: String, allowed: [String]?, errors: SceneErrors) throws {
        guard case .mapping(let entries) = node.value else {
            if case .string(let text) = node.value, let word = text.split(separator: " ").first.map(String.init),
                text.count > word.count, allowed?.contains(word) == true
            {
                throw errors.error(
                    .syntax, at: node.place, "a colon is missing after \(word)", fix: "write \(word): value")
            }
            let value = SceneValue(node: node, path: path, errors: errors)
            throw value.mismatch("a mapping", fix: Self.mapping(of: node, with: allowed))
        }
        var known: [SceneNode.Entry] = []
        var meant: Set<String> = []
        for (index, entry) in entries.enumerated() {
            if index > 0, let cut = CutNumber(entries[index - 1], entry) {
                errors.note(errors.error(.syntax, at: entries[index - 1].value.place, cut.problem, fix: cut.fix))
                continue
            }
            guard let allowed, !allowed.contains(entry.key) else {
                known.append(entry)
                continue
            }
            guard !errors.isFull else { break }
            let unknown = UnknownKey(entry.key, of: entry.value, among: allowed)
            errors.note(
                errors.error(
                    .unknownKey, at: entry.keyPlace, "unknown key \"\(entry.key)\" in \(path)", fix: unknown.fix))
            if let key = unknown.meant { meant.insert(key) }
            // A mistyped key counts as the one it is near to, so that its value is looked at in the same run.
            if let key = unknown.mistyped, !entries.contains(where: { $0.key == key }),
                !known.contains(where: { $0.key == key })
            {
                known.append(SceneNode.Entry(key: key, keyPlace: entry.keyPlace, value: entry.value))
            }
        }
        self.path = path
        self.place = node.place
        self.entries = known
        self.meant = meant
        self.errors = errors
    }

    /// How a mapping is written in place of a value: for the words of an element as its text, for the name of a key with a
    /// value behind it.
    private static func mapping(of node: SceneNode, with allowed: [String]?) -> String? {
        guard let allowed else { return nil }
        let known = " (known: \(allowed.joined(separator: ", ")))"
        guard case .string(let text) = node.value, text.utf8.count <= longestExample else {
            return "write a mapping with some of " + allowed.joined(separator: ", ")
        }
        if allowed.contains(text) { return "write {\(text): \(valueless.contains(text) ? "null" : "VALUE")}" + known }
        if allowed.contains("text"), !text.isEmpty { return "write {text: \(Self.quoted(text))}" + known }
        return "write a mapping with some of " + allowed.joined(separator: ", ")
    }

    /// The elements that stand without a value.
    private static let valueless = Set(SceneGrammar.elementKindKeys.filter(\.type.takesNothing).map(\.name))

    /// A text as YAML has it: in quotes, unless it has letters and spaces alone and is no word for a value.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.allSatisfy { $0.isLetter || $0 == " " } && text.first != " " && text.last != " "
        guard isPlain, !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased()) else {
            let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            return "\"\(escaped)\""
        }
        return text
    }

    /// Longer texts are not repeated in advice, in bytes.
    private static let longestExample = 60

    /// The fields of the file itself, whose keys are named without a path.
    /// - Parameter name: what the file is, for messages: `the scene`.
    package init(root: SceneNode, named name: String, allowed: [String], errors: SceneErrors) throws {
        let fields = try SceneFields(root, path: name, allowed: allowed, errors: errors)
        (path, place, entries, meant, self.errors) = ("", fields.place, fields.entries, fields.meant, errors)
    }

    /// The value of a key, which may be null; nil when the key is missing.
    package func value(_ key: String) -> SceneValue? {
        guard let entry = entries.first(where: { $0.key == key }) else { return nil }
        return SceneValue(node: entry.value, path: path(to: key), errors: errors)
    }

    /// The path of a key, for messages.
    package func path(to key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

    /// Notes that a key is missing, unless an unknown one was meant as it.
    func miss(_ keys: [String], _ error: SceneError) {
        if meant.isDisjoint(with: keys) { errors.note(error) }
    }

    /// An error at the mapping itself.
    package func error(_ kind: SceneError.Kind, _ message: String, fix: String = "") -> SceneError {
        errors.error(kind, at: place, message, fix: fix)
    }

    // MARK: - Values

    /// What a reader makes of the value of a key; nil when the key is missing, or when its value is an error, which is
    /// noted.
    func read<Value>(_ key: String, _ read: (SceneValue) throws -> Value) -> Value? {
        guard let value = value(key) else { return nil }
        return errors.attempt { try read(value) }
    }

    package func string(_ key: String) -> String? { read(key) { try $0.string() } }

    package func boolean(_ key: String) -> Bool? { read(key) { try $0.boolean() } }

    func number(_ key: String, in range: ClosedRange<Double>) -> Double? { read(key) { try $0.number(in: range) } }

    func integer(_ key: String, in range: ClosedRange<Int>) -> Int? { read(key) { try $0.integer(in: range) } }

    func length(_ key: String) -> CGFloat? { read(key) { try $0.length() } }

    func name<Name: RawRepresentable & CaseIterable>(
        _ key: String, of type: Name.Type
    ) -> Name? where Name.RawValue == String { read(key) { try $0.name(of: type) } }
}
