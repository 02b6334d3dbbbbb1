import Support

/// Results as JUnit XML: a suite per scene, a case per cell with its axes and causes as properties; stale files are a
/// suite of their own.
enum GoldenJUnit {
    static func report(_ results: GoldenResults, options: GoldenReportOptions) -> String {
        let causes = results.causes
        var order: [String] = []
        let scenes = Dictionary(grouping: results.cells, by: \.scene)
        for cell in results.cells where order.last != cell.scene && !order.contains(cell.scene) {
            order.append(cell.scene)
        }
        var suites = order.map { scene in
            let cells = scenes[scene] ?? []
            return JUnitDocument.Suite(
                name: scene, file: cells.first?.source ?? scene,
                cases: cells.map { testCase($0, causes: causes, options: options) })
        }
        if !results.staleFiles.isEmpty { suites.append(stale(results.staleFiles, folder: options.goldens)) }
        if let errors = results.errors { suites += unread(errors) }
        return JUnitDocument(name: "balloon verify", suites: suites).text
    }

    private static func testCase(
        _ cell: GoldenResult, causes: CauseGroups, options: GoldenReportOptions
    ) -> JUnitDocument.Case {
        let own = causes.causes(ofCell: cell.name)
        let properties =
            cell.axes.map { (name: $0.name, value: $0.value) }
            + own.map { (name: "cause", value: "\($0.number): \($0.sentence)") }
        let text = cell.paragraph(options: options).joined(separator: "\n")
        return JUnitDocument.Case(
            className: cell.scene, name: cell.name, properties: properties,
            attachments: options.artefacts.map { folder in cell.artefacts.map { "\(folder)/\($0)" } } ?? [],
            outcome: cell.isPassed
                ? .passed : .failure(type: cell.status.rawValue, message: cell.sentence, text: text))
    }

    /// A suite per file with errors, a case per error.
    private static func unread(_ errors: [FileMistake]) -> [JUnitDocument.Suite] {
        let files = errors.map(\.file).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return files.map { file in
            JUnitDocument.Suite(
                name: file, file: file,
                cases: errors.filter { $0.file == file }.map { mistake in
                    JUnitDocument.Case(
                        className: "scene", name: mistake.text, file: mistake.file, line: mistake.line,
                        outcome: .failure(type: mistake.kind, message: mistake.sentence, text: mistake.text))
                })
        }
    }

    private static func stale(_ files: [String], folder: String) -> JUnitDocument.Suite {
        JUnitDocument.Suite(
            name: "stale", file: folder,
            cases: files.map { file in
                JUnitDocument.Case(
                    className: "stale", name: file,
                    outcome: .failure(
                        type: "stale", message: "no scene declares \(folder)/\(file)", text: "run balloon prune"))
            })
    }
}
