import Sweeps
import BalloonLayouts

/// A lint report for people: one heading per scene, one line per problem.
enum LintText {
    static func report(_ lints: [SceneLint]) -> String {
        var lines: [String] = []
        for lint in lints {
            let total = "\(lint.cellCount) cells"
            lines.append(lint.problems.isEmpty ? "\(lint.file): nothing found in \(total)" : "\(lint.file): \(total)")
            for problem in lint.problems {
                lines.append("  \(problem.severity.rawValue): \(problem.sentence)")
                // The places above are those of most cells first, and the sentence is that of the worst cell.
                let example = problem.cellCount > 1 ? problem.example.map { TraitText.summary($0) + ": " } ?? "" : ""
                lines.append("    \(example)\(problem.message)")
            }
            for (problem, reason) in lint.allowed {
                lines.append("  allowed: \(problem.sentence), because \(reason)")
            }
            for unused in lint.unusedAllowances {
                let node = unused.node.map { "\($0): " } ?? ""
                let viewers = unused.condition.map { " where \($0)" } ?? ""
                lines.append(
                    "  note: \(node)\(unused.rule) is allowed\(viewers) and not found; remove it from lint.allow")
            }
        }
        var counts = Finding.Severity.allCases.map { severity in
            // An allowance that is not needed is reported as a note.
            let unused = severity == .note ? lints.reduce(0) { $0 + $1.unusedAllowances.count } : 0
            let count = lints.reduce(unused) { $0 + $1.problems.count { $0.severity == severity } }
            return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        let allowed = lints.reduce(0) { $0 + $1.allowed.count }
        if allowed > 0 { counts.append("\(allowed) allowed") }
        // A text of a scene may have several lines; a report has one line per sentence.
        let sentences = lines.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
        return (sentences + ["", counts.joined(separator: ", ")]).joined(separator: "\n") + "\n"
    }
}
