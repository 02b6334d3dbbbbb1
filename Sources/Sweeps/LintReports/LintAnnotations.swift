import BalloonLayouts

/// A lint report as workflow commands ("GitHub, Workflow commands for GitHub Actions").
enum LintAnnotations {
    static func report(_ lints: [SceneLint]) -> String {
        lints.flatMap { lint in
            lint.problems.map { problem in
                "::\(command(problem.severity)) file=\(property(lint.file)),title=\(property(title(problem)))::"
                    + data("\(problem.sentence): \(problem.message)") + "\n"
            }
        }.joined()
    }

    private static func title(_ problem: LintProblem) -> String {
        problem.subject.isEmpty ? problem.rule : "\(problem.rule) of \(problem.subject)"
    }

    private static func command(_ severity: Finding.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
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
