import Foundation
import Support

/// A mapping of a scene whose keys are known to be allowed, with readers that refuse a value of the wrong type.
struct SceneFields {
    /// Where the mapping stands, for messages: `message.layout.template`.
    let path: String
    let place: ScenePlace
    let entries: [SceneNode.Entry]
    let file: String

    /// Takes a node that must be a mapping.
    /// - Parameter allowed: the keys it can have; nil when keys are free, as in `participants`.
    init(_ node: SceneNode, path: String, allowed: [String]?, file: String) throws {
        guard case .mapping(let entries) = node.value else {
            throw SceneError(
                file: file, place: node.place,
                message: "\(path) must be a mapping\(Self.hint(allowed)), not \(node.kindWithArticle)")
        }
        for entry in entries {
            guard let allowed, !allowed.contains(entry.key) else { continue }
            let suggestion = NearestKey.suggestion(for: entry.key, among: allowed)
            throw SceneError(
                file: file, place: entry.keyPlace,
                message: "unknown key \"\(entry.key)\" in \(path)\(suggestion) "
                    + "(known: \(allowed.joined(separator: ", ")))")
        }
        self.path = path
        self.place = node.place
        self.entries = entries
        self.file = file
    }

    /// The fields of the file itself, whose keys are named without a path.
    /// - Parameter name: what the file is, for messages: `the scene`.
    init(root: SceneNode, named name: String, allowed: [String], file: String) throws {
        let fields = try SceneFields(root, path: name, allowed: allowed, file: file)
        (path, place, entries, self.file) = ("", fields.place, fields.entries, file)
    }

    private static func hint(_ allowed: [String]?) -> String {
        allowed.map { " with \($0.joined(separator: ", "))" } ?? ""
    }

    /// The value of a key; nil when the key is missing. A key with nothing after it counts as missing.
    subscript(key: String) -> SceneNode? {
        guard let entry = entries.first(where: { $0.key == key }) else { return nil }
        if case .null = entry.value.value { return nil }
        return entry.value
    }

    /// The path of a key, for messages.
    func path(to key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

    /// An error at the mapping itself.
    func error(_ message: String) -> SceneError { SceneError(file: file, place: place, message: message) }

    // MARK: - Values of one type

    func string(_ key: String) throws -> String? {
        try self[key].map { try SceneValue(node: $0, path: path(to: key), file: file).string() }
    }

    func boolean(_ key: String) throws -> Bool? {
        try self[key].map { try SceneValue(node: $0, path: path(to: key), file: file).boolean() }
    }

    func number(_ key: String, in range: ClosedRange<Double>) throws -> Double? {
        try self[key].map { try SceneValue(node: $0, path: path(to: key), file: file).number(in: range) }
    }

    func integer(_ key: String, in range: ClosedRange<Int>) throws -> Int? {
        try self[key].map { try SceneValue(node: $0, path: path(to: key), file: file).integer(in: range) }
    }

    func value(_ key: String) -> SceneValue? {
        self[key].map { SceneValue(node: $0, path: path(to: key), file: file) }
    }
}
