import BalloonLayouts
import Reports
import Sweeps

/// Checked scenes as a report: a problem per rule and node, and a suite of checks per scene.
package struct LintReport: Report {
    private let lints: [SceneLint]
    private let verb: String
    private let isVerbose: Bool

    /// - Parameters:
    ///   - verb: the command that made it.
    ///   - isVerbose: whether the text names all who see a problem, what to do, and what is allowed.
    package init(_ lints: [SceneLint], of verb: String = "lint", isVerbose: Bool = false) {
        (self.lints, self.verb, self.isVerbose) = (lints, verb, isVerbose)
    }

    package var name: String { "balloon \(verb)" }
    package var text: String { LintText.report(lints, isVerbose: isVerbose) }
    package func json() throws -> String { try LintJSON.report(lints) }

    package var rules: [ReportRule] {
        LintRules.names.map { id in
            let entry = Finding.Kind(rawValue: id)?.entry
            return ReportRule(
                id: id, meaning: entry?.meaning ?? "A relation between viewers does not hold.",
                help: entry?.fix ?? "See Documentation/Sweeps.md.")
        }
    }

    package var problems: [ReportProblem] {
        lints.flatMap { lint in
            lint.problems.map { problem in
                if let error = problem.fileError { return ReportProblem(unreadable: error) }
                return ReportProblem(
                    rule: problem.rule, severity: Self.severity(problem.severity),
                    title: problem.subject.isEmpty ? problem.rule : "\(problem.rule) of \(problem.subject)",
                    message: problem.annotation, file: problem.source?.file ?? lint.file,
                    line: problem.source?.line, column: problem.source?.column,
                    fingerprint: "\(problem.rule)/\(problem.subject)")
            }
        }
    }

    private static func severity(_ severity: Finding.Severity) -> ReportProblem.Severity {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }

    /// Errors and warnings fail. Notes and what is allowed are skipped, with their reason.
    package var suites: [ReportSuite] {
        lints.map { lint in
            let checks =
                lint.problems.map { Self.check($0, of: lint, reason: nil) }
                + lint.allowed.map { Self.check($0.problem, of: lint, reason: $0.reason) }
            let quiet = ReportCheck(group: lint.scene, name: "lint", outcome: .passed)
            return ReportSuite(name: lint.scene, file: lint.file, checks: checks.isEmpty ? [quiet] : checks)
        }
    }

    private static func check(_ problem: LintProblem, of lint: SceneLint, reason: String?) -> ReportCheck {
        let outcome: ReportCheck.Outcome =
            if let reason {
                .skipped(reason)
            } else if problem.severity == .note {
                .skipped(problem.message)
            } else {
                .failure(type: problem.severity.rawValue, message: problem.sentence, text: problem.message)
            }
        return ReportCheck(
            group: lint.scene, name: problem.subject.isEmpty ? problem.rule : "\(problem.subject): \(problem.rule)",
            file: problem.source?.file, line: problem.source?.line, outcome: outcome)
    }

    /// How much was found, a table per scene with problems, and what is allowed behind a line that opens it, so that it
    /// can be a comment on a change.
    package var summary: [MarkdownBlock] {
        let tables = lints.filter { !$0.problems.isEmpty }.flatMap { lint -> [MarkdownBlock] in
            let rows = lint.problems.map { problem in
                let source = problem.source.map { "line \($0.line)" } ?? ""
                let places = [source, LintPlaces(problem.places).text(limit: 3)].filter { !$0.isEmpty }
                let what = (problem.subject.isEmpty ? "" : problem.subject + ": ") + problem.rule
                return [problem.severity.rawValue, what, places.joined(separator: ": "), problem.message]
            }
            return [.heading(lint.file), .table(headers: ["", "What", "Where", "Fix"], rows: rows)]
        }
        let allowed = lints.flatMap { lint in
            lint.allowed.map { "\(lint.file): \($0.problem.sentence), because \($0.reason)" }
        }
        return [.heading(verb.prefix(1).uppercased() + verb.dropFirst()), .paragraph(LintText.summary(lints))] + tables
            + (allowed.isEmpty ? [] : [.folded("\(allowed.count) allowed", [.list(allowed)])])
    }
}

extension SceneLint {
    /// A report on some scenes, which ends with a line feed.
    public static func report(_ lints: [SceneLint], as format: ReportFormat) throws -> String {
        try LintReport(lints).rendered(as: format)
    }
}
