import Sweeps
import BalloonLayouts
import Support

/// A lint report as Markdown: one table per scene, for comments on changes and step summaries.
enum LintMarkdown {
    static func report(_ lints: [SceneLint]) -> String {
        lints.map { lint in
            var lines = ["### \(MarkdownText.escaped(lint.file))", ""]
            if lint.problems.isEmpty {
                lines.append("Nothing found in \(lint.cellCount) cells.")
            } else {
                lines += ["| | What | Where | Fix |", "|---|---|---|---|"]
                for problem in lint.problems {
                    let what = (problem.subject.isEmpty ? "" : problem.subject + ": ") + problem.rule
                    let source = problem.source.map { "line \($0.line)" } ?? ""
                    let places = [source, LintPlaces(problem.places).text(limit: 3)].filter { !$0.isEmpty }
                        .joined(separator: ": ")
                    lines.append(
                        "| \(problem.severity.rawValue) | \(MarkdownText.escaped(what)) | \(MarkdownText.escaped(places)) "
                            + "| \(MarkdownText.escaped(problem.message)) |")
                }
            }
            for (problem, reason) in lint.allowed {
                lines += [
                    "", "Allowed: \(MarkdownText.escaped(problem.sentence)), because \(MarkdownText.escaped(reason))",
                ]
            }
            return lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }
}
