import Sweeps
import BalloonLayouts
import Support

/// A lint report in SARIF 2.1.0. The location of a result is the key of the text or node in a scene's file.
enum SARIFReport {
    static func report(_ lints: [SceneLint]) throws -> String {
        let used = Set(lints.flatMap(\.problems).map(\.rule))
        return try SARIFLog(
            rules: LintRules.names.filter(used.contains).map(rule),
            findings: lints.flatMap { lint in lint.problems.map { finding($0, file: lint.file) } }
        ).text()
    }

    private static func rule(_ id: String) -> SARIFLog.Rule {
        let entry = Finding.Kind(rawValue: id)?.entry
        return SARIFLog.Rule(
            id: id, meaning: entry?.meaning ?? "A relation between viewers does not hold.",
            help: entry?.fix ?? "See Documentation/Sweeps.md.")
    }

    private static func finding(_ problem: LintProblem, file: String) -> SARIFLog.Finding {
        SARIFLog.Finding(
            rule: problem.rule, level: problem.severity.rawValue, message: problem.sentence + ": " + problem.message,
            file: problem.source?.file ?? file, line: problem.source?.line, column: problem.source?.column,
            fingerprint: "\(problem.rule)/\(problem.subject)")
    }
}
