/// A message at a file, as GitHub Actions reads it ("GitHub, Workflow commands for GitHub Actions").
enum WorkflowCommand {
    /// One line, with its line feed.
    static func line(_ problem: ReportProblem) -> String {
        let level = problem.severity == .note ? "notice" : problem.severity.rawValue
        let place = (problem.line.map { ",line=\($0)" } ?? "") + (problem.column.map { ",col=\($0)" } ?? "")
        return "::\(level) file=\(property(problem.file))\(place),title=\(property(problem.title))"
            + "::\(data(problem.message))\n"
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
