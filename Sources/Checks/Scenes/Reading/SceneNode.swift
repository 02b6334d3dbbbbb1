/// A value of a scene file with its place, whether the file was YAML or JSON.
package struct SceneNode: Sendable {
    package let value: Value
    package let place: ScenePlace

    package enum Value: Sendable {
        /// Nothing. Where only a comment stands in its place, that comment with its `#`: often a colour without quotes.
        case null(comment: String? = nil)
        case boolean(Bool)
        /// A number, with its text as written.
        case number(Double, text: String)
        case string(String)
        case sequence([SceneNode])
        case mapping([Entry])
    }

    /// A key of a mapping and its value. Keys keep the order of the file.
    package struct Entry: Sendable {
        package let key: String
        package let keyPlace: ScenePlace
        package let value: SceneNode
    }

    /// The entry of a key, when the value is a mapping that has it.
    package func entry(_ key: String) -> Entry? {
        guard case .mapping(let entries) = value else { return nil }
        return entries.first { $0.key == key }
    }

    /// What the value is, for messages: `a number`.
    var kindWithArticle: String {
        switch value {
        case .null: return "nothing"
        case .boolean(let flag): return "\(flag)"
        case .number(_, let text): return "the number \(text)"
        case .string: return "a text"
        case .sequence: return "a list"
        case .mapping: return "a mapping"
        }
    }
}
