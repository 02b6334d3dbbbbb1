import Reports
import Support

/// Results as a report: a problem per cause and file, because a change shows only a few of them, and a check per cell.
package struct GoldenResultsReport: Report {
    private let results: GoldenResults
    private let options: GoldenReportOptions

    package init(_ results: GoldenResults, options: GoldenReportOptions) {
        (self.results, self.options) = (results, options)
    }

    package var name: String { "balloon verify" }
    package var text: String { results.text(options: options) }
    package func json() throws -> String { try results.json() }

    package var rules: [ReportRule] {
        GoldenStatus.allCases.map {
            ReportRule(
                id: Self.rule($0), meaning: "A golden is \($0.words).",
                help: "Look at it with balloon report, then accept it or fix the scene.")
        } + [
            ReportRule(id: "golden/stale", meaning: "No scene declares a golden.", help: "Run balloon prune."),
            ReportRule(id: ReportProblem.unreadableRule, meaning: "A scene cannot be read.", help: "Fix the file."),
        ]
    }

    private static func rule(_ status: GoldenStatus) -> String { "golden/\(status.rawValue)" }

    package var problems: [ReportProblem] {
        (results.errors ?? []).map(ReportProblem.init(unreadable:)) + causes + stale
    }

    private var causes: [ReportProblem] {
        let groups = results.causes
        return results.causesByFile.map { cause, file, cells, example in
            let place = options.place(of: cause, of: groups, in: example)
            let count = Counted.text(cells.count, "cell")
            return ReportProblem(
                rule: Self.rule(example.status), severity: .error, title: "golden \(example.status.words)",
                message: "\(cause.sentence) (cause \(cause.number), \(count), such as \(example.name))", file: file,
                line: place.line, column: place.column, fingerprint: "\(cause.sentence)/\(example.scene)")
        }
    }

    private var stale: [ReportProblem] {
        results.staleFiles.map {
            ReportProblem(
                rule: "golden/stale", severity: .error, title: "golden stale",
                message: "no scene declares it; run balloon prune", file: "\(options.goldens)/\($0)", fingerprint: $0)
        }
    }

    /// A suite per scene with a check per cell. Stale files are a suite of their own, and so is each file with errors.
    package var suites: [ReportSuite] {
        let causes = results.causes
        let paragraphs = CauseParagraphs(of: results.failures, options: options)
        var order: [String] = []
        let scenes = Dictionary(grouping: results.cells, by: \.scene)
        for cell in results.cells where order.last != cell.scene && !order.contains(cell.scene) {
            order.append(cell.scene)
        }
        var suites = order.map { scene in
            let cells = scenes[scene] ?? []
            return ReportSuite(
                name: scene, file: cells.first?.source ?? scene,
                checks: cells.map { check($0, causes: causes, paragraphs) })
        }
        if !results.staleFiles.isEmpty { suites.append(staleSuite) }
        return suites + Self.suites(of: results.errors ?? [])
    }

    private func check(
        _ cell: GoldenResult, causes: CauseGroups, _ paragraphs: CauseParagraphs
    ) -> ReportCheck {
        let properties =
            cell.axes.map { (name: $0.name, value: $0.value) }
            + causes.causes(ofCell: cell.name).map { (name: "cause", value: "\($0.number): \($0.sentence)") }
        return ReportCheck(
            group: cell.scene, name: cell.name, properties: properties,
            attachments: options.artefacts.map { folder in cell.artefacts.map { "\(folder)/\($0)" } } ?? [],
            outcome: cell.isPassed
                ? .passed
                : .failure(
                    type: cell.status.rawValue, message: cell.sentence,
                    text: paragraphs.lines(about: cell).joined(separator: "\n")))
    }

    private var staleSuite: ReportSuite {
        ReportSuite(
            name: "stale", file: options.goldens,
            checks: results.staleFiles.map { file in
                ReportCheck(
                    group: "stale", name: file,
                    outcome: .failure(
                        type: "stale", message: "no scene declares \(options.goldens)/\(file)",
                        text: "run balloon prune"))
            })
    }

    private static func suites(of errors: [FileError]) -> [ReportSuite] {
        let files = errors.map(\.file).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return files.map { file in
            ReportSuite(
                name: file, file: file,
                checks: errors.filter { $0.file == file }.map { error in
                    ReportCheck(
                        group: "scene", name: error.text, file: error.file, line: error.line,
                        outcome: .failure(type: error.kind, message: error.sentence, text: error.text))
                })
        }
    }

    /// The number of causes and stale files that are listed, because a summary of a step has at most 1 MiB.
    private static let maximumRows = 100

    /// A line of counts and a table of causes.
    package var summary: [MarkdownBlock] {
        var blocks: [MarkdownBlock] = [.heading("Goldens"), .paragraph(results.summary)]
        blocks += results.origins.map(MarkdownBlock.paragraph)
        if let errors = results.errors {
            blocks += [.paragraph("Scenes that cannot be read:"), .list(Self.shown(errors.map(\.text)))]
        }
        let groups = results.causes
        let causes = groups.causes
        if !causes.isEmpty {
            let cells = Dictionary(results.failures.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
            let rows = causes.prefix(Self.maximumRows).map { cause in
                let source = cells[cause.example].map {
                    options.source(of: $0, groups.fact(of: cause, inCell: cause.example))
                }
                return ["\(cause.number)", "\(cause.cells.count)", cause.sentence, cause.example, source ?? ""]
            }
            blocks.append(.table(headers: ["", "Cells", "Cause", "Look at", "In"], rows: rows))
            let more = causes.count - Self.maximumRows
            if more > 0 { blocks.append(.paragraph("and \(more) more causes")) }
        }
        if !results.staleFiles.isEmpty {
            let files = results.staleFiles.map { "\(options.goldens)/\($0)" }
            blocks += [.paragraph("Stale, no scene declares:"), .list(Self.shown(files))]
        }
        return blocks
    }

    private static func shown(_ items: [String]) -> [String] {
        let more = items.count - maximumRows
        return items.prefix(maximumRows) + (more > 0 ? ["and \(more) more"] : [])
    }
}
