import Support

/// Results as workflow commands of GitHub Actions: one per cause and file, since a change shows few of them.
enum GoldenAnnotations {
    static func report(_ results: GoldenResults) -> String {
        let cells = Dictionary(results.failures.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let causes = results.causes.causes.flatMap { cause -> [String] in
            let files = Dictionary(grouping: cause.cells.compactMap { cells[$0] }, by: \.source)
            return files.sorted { $0.key < $1.key }.map { source, cells in
                let example = cells.first { $0.name == cause.example } ?? cells[0]
                let count = "\(cells.count) \(cells.count == 1 ? "cell" : "cells")"
                return WorkflowCommand.line(
                    .error, file: source, title: "golden \(example.status.words)",
                    message: "\(cause.sentence) (cause \(cause.number), \(count), such as \(example.name))")
            }
        }
        let stale = results.staleFiles.map {
            WorkflowCommand.line(
                .error, file: $0, title: "golden stale", message: "no scene declares it; run balloon prune")
        }
        let unread = (results.errors ?? []).map {
            WorkflowCommand.line(
                .error, file: $0.file, line: $0.line, column: $0.column, title: $0.kind, message: $0.sentence)
        }
        return (unread + causes + stale).joined()
    }
}
