/// A text as findings quote it: in quotation marks, on one line, and short enough for a report.
enum QuotedText {
    /// The maximum number of characters: more than most buttons and captions have.
    private static let mostCharacters = 40

    /// The text, shortened at its end.
    static func beginning(of text: String) -> String {
        let line = oneLine(text)
        guard line.count > mostCharacters else { return "“\(line)”" }
        return "“\(line.prefix(mostCharacters - 1))…”"
    }

    /// The text, shortened at its beginning.
    static func end(of text: String) -> String {
        let line = oneLine(text)
        guard line.count > mostCharacters else { return "“\(line)”" }
        return "“…\(line.suffix(mostCharacters - 1))”"
    }

    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
