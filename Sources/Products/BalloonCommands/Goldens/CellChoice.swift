import Goldens
import Sweeps
import ViewLayout

/// The declared goldens that a run checks.
struct CellChoice {
    let filter: CellFilter?
    /// The part of the run; nil for all of it.
    var shard: Shard?

    /// Whether a golden is chosen.
    func contains(_ golden: SceneGolden) -> Bool {
        matches(golden) && (shard?.contains(golden.cell.name) ?? true)
    }

    /// Whether the filter chooses a golden, in any part of the run.
    func matches(_ golden: SceneGolden) -> Bool {
        filter?.matches(CellFacts(name: golden.cell.name, scene: golden.cell.scene, traits: golden.traits)) ?? true
    }
}

extension GoldenResults {
    /// Writes the results to files and standard output, and ends with their exit code.
    func write(_ report: PrintedReportOptions, options: GoldenReportOptions) throws {
        let results = GoldenResultsReport(self, options: options)
        // A full disk must not hide what the run is about.
        let written = Result { try report.reports.write(results) }
        try report.print(results.rendered(as: report.printedFormat))
        try written.get()
        if let code = GoldenExitCode(rawValue: exitCode), code != .equal { throw ExitStatus(code) }
    }
}
