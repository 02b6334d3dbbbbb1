import BalloonLayouts

/// A lint report as Markdown: a table a scene, for comments on changes and step summaries.
enum LintMarkdown {
    static func report(_ lints: [SceneLint]) -> String {
        lints.map { lint in
            var lines = ["### \(escaped(lint.file))", ""]
            if lint.problems.isEmpty {
                lines.append("Nothing found in \(lint.cellCount) cells.")
            } else {
                lines += ["| | What | Where | Fix |", "|---|---|---|---|"]
                for problem in lint.problems {
                    let what = (problem.subject.isEmpty ? "" : problem.subject + ": ") + problem.rule
                    let places = LintPlaces(problem.places).text(limit: 3)
                    lines.append(
                        "| \(problem.severity.rawValue) | \(escaped(what)) | \(escaped(places)) "
                            + "| \(escaped(problem.message)) |")
                }
            }
            for (problem, reason) in lint.allowed {
                lines += ["", "Allowed: \(escaped(problem.sentence)), because \(escaped(reason))"]
            }
            return lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    /// Text in a cell of a table.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "|", "\\", "`", "*", "_", "<", ">", "[", "]": escaped += "\\\(character)"
            case "\n", "\r\n", "\r": escaped += " "
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
