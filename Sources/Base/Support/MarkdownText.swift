/// Texts of scenes in Markdown.
package enum MarkdownText {
    /// Text in a line or in a cell of a table.
    package static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "|", "\\", "`", "*", "_", "<", ">", "[", "]": escaped += "\\\(character)"
            case "\n", "\r\n", "\r": escaped += " "
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
