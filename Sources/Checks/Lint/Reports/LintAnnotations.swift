import Sweeps
import BalloonLayouts
import Support

/// A lint report as workflow commands of GitHub Actions.
enum LintAnnotations {
    static func report(_ lints: [SceneLint]) -> String {
        lints.flatMap { lint in
            lint.problems.map { problem in
                WorkflowCommand.line(
                    level(problem.severity), file: problem.source?.file ?? lint.file, line: problem.source?.line,
                    column: problem.source?.column, title: title(problem),
                    message: "\(problem.sentence): \(problem.message)")
            }
        }.joined()
    }

    private static func title(_ problem: LintProblem) -> String {
        problem.subject.isEmpty ? problem.rule : "\(problem.rule) of \(problem.subject)"
    }

    private static func level(_ severity: Finding.Severity) -> WorkflowCommand.Level {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note: .notice
        }
    }
}
