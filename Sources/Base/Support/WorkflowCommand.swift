/// A message at a file, as GitHub Actions reads it ("GitHub, Workflow commands for GitHub Actions").
package enum WorkflowCommand {
    /// The severity of a message.
    package enum Level: String { case error, warning, notice }

    /// One line, with its line feed.
    /// - Parameters:
    ///   - line: the line of the file, from 1; nil for the file as a whole.
    ///   - column: the column, from 1; nil for the whole line.
    package static func line(
        _ level: Level, file: String, line: Int? = nil, column: Int? = nil, title: String, message: String
    ) -> String {
        let place = (line.map { ",line=\($0)" } ?? "") + (column.map { ",col=\($0)" } ?? "")
        return "::\(level.rawValue) file=\(property(file))\(place),title=\(property(title))::\(data(message))\n"
    }

    /// Escapes the characters that end a command or begin an escape.
    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// A property also ends at a colon or a comma.
    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
