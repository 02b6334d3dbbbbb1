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

extension SceneNode {
    /// What the value holds, whatever the file looks like: without comments, blank lines, quotation marks and places. Two
    /// files of one content are read as the same scene.
    /// - Parameter left: keys of the outermost mapping that are left out.
    func content(without left: Set<String> = []) -> String {
        switch value {
        case .null: return "~"
        case .boolean(let flag): return flag ? "true" : "false"
        case .number(_, let text): return "#" + Self.counted(text)
        case .string(let text): return Self.counted(text)
        case .sequence(let elements): return "[" + elements.map { $0.content() }.joined() + "]"
        case .mapping(let entries):
            let kept = entries.filter { !left.contains($0.key) }
            return "{" + kept.map { Self.counted($0.key) + $0.value.content() }.joined() + "}"
        }
    }

    /// A text with its length before it, so that no two lists are one text.
    private static func counted(_ text: String) -> String { "\(text.utf8.count):\(text)" }
}
