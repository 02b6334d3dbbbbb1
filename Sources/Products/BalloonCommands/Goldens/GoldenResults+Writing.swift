import Goldens

extension GoldenResults {
    /// Writes the results to files and standard output, and ends with their exit code.
    func write(_ report: PrintedReportOptions, options: GoldenReportOptions) throws {
        let results = GoldenResultsReport(self, options: options)
        try report.reports.write(results)
        try StandardOutput.write(text: results.rendered(as: report.printedFormat))
        if let status = ExitStatus(rawValue: exitCode), status != .done { throw status }
    }
}
