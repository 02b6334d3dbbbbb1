import Support

/// Results as Markdown: a line of counts and a table of causes, short enough for the summary of a step.
enum GoldenMarkdown {
    /// The number of causes and stale files that are listed (a summary of a step has at most 1 MiB).
    private static let maximumRows = 100

    static func report(_ results: GoldenResults, options: GoldenReportOptions) -> String {
        var lines = ["### Goldens", "", MarkdownText.escaped(results.summary)]
        lines += results.origins.flatMap { ["", MarkdownText.escaped($0)] }
        if let errors = results.errors {
            lines += ["", "Scenes that cannot be read:", ""]
            lines += errors.prefix(maximumRows).map { "- \(MarkdownText.escaped($0.text))" }
            if errors.count > maximumRows { lines.append("- and \(errors.count - maximumRows) more") }
        }
        let causes = results.causes.causes
        if !causes.isEmpty {
            lines += ["", "| | Cells | Cause | Example | Narrowest |", "|---|---|---|---|---|"]
            lines += causes.prefix(maximumRows).map { cause in
                let texts = [cause.sentence, cause.example, cause.narrowest].map(MarkdownText.escaped)
                return "| \(cause.number) | \(cause.cells.count) | \(texts.joined(separator: " | ")) |"
            }
            if causes.count > maximumRows { lines += ["", "and \(causes.count - maximumRows) more causes"] }
        }
        if !results.staleFiles.isEmpty {
            lines += ["", "Stale, no scene declares:", ""]
            lines += results.staleFiles.prefix(maximumRows).map {
                "- \(MarkdownText.escaped("\(options.goldens)/\($0)"))"
            }
            let more = results.staleFiles.count - maximumRows
            if more > 0 { lines.append("- and \(more) more") }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
