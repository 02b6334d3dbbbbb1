/// A message at a file, as GitHub Actions reads it ("GitHub, Workflow commands for GitHub Actions").
package enum WorkflowCommand {
    /// How much a message matters.
    package enum Level: String { case error, warning, notice }

    /// One line, with its line feed.
    package static func line(_ level: Level, file: String, title: String, message: String) -> String {
        "::\(level.rawValue) file=\(property(file)),title=\(property(title))::\(data(message))\n"
    }

    /// What ends a command or begins an escape is escaped.
    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// A property also ends at a colon or a comma.
    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
