import Support

/// Results as workflow commands of GitHub Actions: one per cause and file, because a change shows only a few of them.
enum GoldenAnnotations {
    static func report(_ results: GoldenResults, options: GoldenReportOptions) -> String {
        let causes = results.causesByFile.map { cause, file, cells, example in
            let place = options.place(of: cause, in: example)
            let count = "\(cells.count) \(cells.count == 1 ? "cell" : "cells")"
            return WorkflowCommand.line(
                .error, file: file, line: place.line, column: place.column, title: "golden \(example.status.words)",
                message: "\(cause.sentence) (cause \(cause.number), \(count), such as \(example.name))")
        }
        let stale = results.staleFiles.map {
            WorkflowCommand.line(
                .error, file: "\(options.goldens)/\($0)", title: "golden stale",
                message: "no scene declares it; run balloon prune")
        }
        let unread = (results.errors ?? []).map {
            WorkflowCommand.line(
                .error, file: $0.file, line: $0.line, column: $0.column, title: $0.kind, message: $0.sentence)
        }
        return (unread + causes + stale).joined()
    }
}
