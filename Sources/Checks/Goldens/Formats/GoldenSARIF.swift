import Support

/// Results in SARIF 2.1.0: one per cause and file, because a change shows only a few of them; also stale files and the
/// errors of scenes.
enum GoldenSARIF {
    static func report(_ results: GoldenResults, options: GoldenReportOptions) throws -> String {
        let findings =
            (results.errors ?? []).map(mistake) + causes(results, options)
            + results.staleFiles.map { stale($0, folder: options.goldens) }
        let used = Set(findings.map(\.rule))
        let rules = GoldenStatus.allCases.filter { used.contains(id($0)) }.map {
            SARIFLog.Rule(
                id: id($0), meaning: "A golden is \($0.words).",
                help: "Look at it with balloon report, then accept it or fix the scene.")
        }
        return try SARIFLog(rules: rules + others.filter { used.contains($0.id) }, findings: findings).text()
    }

    private static let others = [
        SARIFLog.Rule(id: "golden/stale", meaning: "No scene declares a golden.", help: "Run balloon prune."),
        SARIFLog.Rule(id: "scene", meaning: "A scene cannot be read.", help: "Fix the file."),
    ]

    private static func id(_ status: GoldenStatus) -> String { "golden/\(status.rawValue)" }

    private static func causes(_ results: GoldenResults, _ options: GoldenReportOptions) -> [SARIFLog.Finding] {
        results.causesByFile.map { cause, file, cells, example in
            let place = options.place(of: cause, in: example)
            let count = "\(cells.count) \(cells.count == 1 ? "cell" : "cells")"
            return SARIFLog.Finding(
                rule: id(example.status), level: "error",
                message: "\(cause.sentence) (\(count), such as \(example.name))", file: file, line: place.line,
                column: place.column, fingerprint: "\(cause.sentence)/\(example.scene)")
        }
    }

    private static func stale(_ file: String, folder: String) -> SARIFLog.Finding {
        SARIFLog.Finding(
            rule: "golden/stale", level: "error", message: "no scene declares it; run balloon prune",
            file: "\(folder)/\(file)", fingerprint: file)
    }

    private static func mistake(_ mistake: FileMistake) -> SARIFLog.Finding {
        SARIFLog.Finding(
            rule: "scene", level: "error", message: mistake.sentence, file: mistake.file, line: mistake.line,
            column: mistake.column, fingerprint: mistake.message)
    }
}
