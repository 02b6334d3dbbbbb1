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
