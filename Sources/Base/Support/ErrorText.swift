/// Makes messages that quote input short, and free of control characters for terminals.
package enum ErrorText {
    /// The maximum number of Unicode scalars that a message keeps: a few lines of a terminal.
    package static let maximumLength = 1_000
    /// How many of them are its end, where the fix is.
    private static let endLength = 300

    /// A message of one line: shortened in its middle when it is too long, with invisible characters escaped.
    package static func line(_ message: String) -> String {
        QuotedText.withoutInvisible(shortened(message))
    }

    /// Texts of several lines, which keep their line feeds.
    package static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }.joined(separator: "\n")
    }

    private static func shortened(_ message: String) -> String {
        let scalars = message.unicodeScalars
        guard message.utf8.count > maximumLength, scalars.count > maximumLength else { return message }
        return String(scalars.prefix(maximumLength - endLength)) + " … " + String(scalars.suffix(endLength))
    }
}
