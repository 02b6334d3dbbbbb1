import Support

/// A part of a Markdown document. Its texts are plain; they are escaped when the document is written.
package enum MarkdownBlock: Sendable {
    case heading(String)
    case paragraph(String)
    case list([String])
    case table(headers: [String], rows: [[String]])
    /// Pictures side by side, by their paths relative to the document.
    case pictures([(label: String, path: String)])
    /// Parts behind a line that opens them.
    case folded(String, [MarkdownBlock])

    fileprivate var text: String {
        switch self {
        case .heading(let text): "### " + MarkdownText.escaped(text)
        case .paragraph(let text): MarkdownText.escaped(text)
        case .list(let items): items.map { "- " + MarkdownText.escaped($0) }.joined(separator: "\n")
        case .table(let headers, let rows):
            (["|" + headers.map { $0.isEmpty ? " |" : " \($0) |" }.joined()]
                + ["|" + headers.map { _ in "---|" }.joined()]
                + rows.map { "| " + $0.map(MarkdownText.escaped).joined(separator: " | ") + " |" })
                .joined(separator: "\n")
        case .pictures(let pictures):
            [
                "| " + pictures.map { MarkdownText.escaped($0.label) }.joined(separator: " | ") + " |",
                "|" + pictures.map { _ in "---|" }.joined(),
                "| " + pictures.map { "![\(MarkdownText.escaped($0.label))](<\($0.path)>)" }.joined(separator: " | ")
                    + " |",
            ].joined(separator: "\n")
        case .folded(let title, let parts):
            // Markdown between HTML needs empty lines around it.
            "<details><summary>\(MarkdownText.escaped(title))</summary>\n\n"
                + parts.map(\.text).joined(separator: "\n\n") + "\n\n</details>"
        }
    }
}

extension [MarkdownBlock] {
    /// The document, which ends with a line feed; empty without parts.
    package var markdown: String { isEmpty ? "" : map(\.text).joined(separator: "\n\n") + "\n" }
}

/// Texts in Markdown.
private enum MarkdownText {
    /// Text in a line or in a cell of a table.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in QuotedText.printable(text) {
            switch character {
            case "|", "\\", "`", "*", "_", "<", ">", "[", "]": escaped += "\\\(character)"
            case "\n": escaped += " "
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
