import Sweeps
import BalloonLayouts
import Support

/// A lint report as JUnit XML: errors and warnings fail, notes and what is allowed are skipped with their reason.
enum LintJUnit {
    static func report(_ lints: [SceneLint]) -> String {
        JUnitDocument(name: "balloon lint", suites: lints.map(suite)).text
    }

    private static func suite(_ lint: SceneLint) -> JUnitDocument.Suite {
        let cases =
            lint.problems.map { testCase($0, of: lint, reason: nil) }
            + lint.allowed.map { testCase($0.problem, of: lint, reason: $0.reason) }
        let quiet = JUnitDocument.Case(className: lint.scene, name: "lint", outcome: .passed)
        return JUnitDocument.Suite(name: lint.scene, file: lint.file, cases: cases.isEmpty ? [quiet] : cases)
    }

    private static func testCase(_ problem: LintProblem, of lint: SceneLint, reason: String?) -> JUnitDocument.Case {
        let name = problem.subject.isEmpty ? problem.rule : "\(problem.subject): \(problem.rule)"
        let outcome: JUnitDocument.Outcome =
            if let reason {
                .skipped(reason)
            } else if problem.severity == .note {
                .skipped(problem.message)
            } else {
                .failure(type: problem.severity.rawValue, message: problem.sentence, text: problem.message)
            }
        return JUnitDocument.Case(
            className: lint.scene, name: name, file: problem.source?.file, line: problem.source?.line,
            outcome: outcome)
    }
}
