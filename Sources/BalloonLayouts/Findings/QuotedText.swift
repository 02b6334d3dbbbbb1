/// A text of a balloon as a finding quotes it: in quotation marks, on one line, and no longer than a line of a report
/// bears.
enum QuotedText {
    /// More characters than a button or a caption usually has.
    private static let mostCharacters = 40

    /// The text; shortened at its end.
    static func beginning(of text: String) -> String {
        let line = oneLine(text)
        guard line.count > mostCharacters else { return "“\(line)”" }
        return "“\(line.prefix(mostCharacters - 1))…”"
    }

    /// The text; shortened at its beginning.
    static func end(of text: String) -> String {
        let line = oneLine(text)
        guard line.count > mostCharacters else { return "“\(line)”" }
        return "“…\(line.suffix(mostCharacters - 1))”"
    }

    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
