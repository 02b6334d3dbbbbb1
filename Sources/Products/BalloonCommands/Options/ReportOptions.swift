import ArgumentParser
import Goldens
import Support

/// The form and the place of a report about goldens.
struct ReportOptions: ParsableArguments {
    @Option(help: "The form of the report: \(GoldenFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format = GoldenFormat.text

    @Flag(help: "Prints JSON, as --format json.")
    var json = false

    @Option(
        name: .customLong("report"),
        help: ArgumentHelp(
            "Also writes a report to a file, in the form of its name: .xml JUnit, .sarif, .json, .md Markdown, .txt; or "
                + "github for annotations on standard output.",
            valueName: "file"), completion: .reports(["xml", "sarif", "json", "md", "txt"]))
    var files: [String] = []

    /// Whether standard output gets JSON.
    var printsJSON: Bool { json || format == .json }

    func validate() throws {
        guard !json || format == .text || format == .json else {
            throw ValidationError(
                "--json is --format json, which --format \(format.rawValue) contradicts; give one of them")
        }
        guard !printsJSON || !files.contains(GateOptions.annotations) else {
            throw ValidationError("--report github writes to standard output, which has JSON; write --report to a file")
        }
        for file in files where Self.format(of: file) == nil {
            throw ValidationError(
                "--report \(file): name a file that ends with .xml, .sarif, .json, .md or .txt, or write github")
        }
    }

    /// Writes the results to files and standard output, and ends with their exit code.
    func write(_ results: GoldenResults, options: GoldenReportOptions) throws {
        try writeFiles(results, options: options)
        try StandardOutput.write(text: (json ? .json : format).report(results, options: options))
        if let status = ExitStatus(rawValue: results.exitCode), status != .done { throw status }
    }

    /// Writes the reports that go to other places than standard output's main report.
    func writeFiles(_ results: GoldenResults, options: GoldenReportOptions) throws {
        for file in files {
            guard let format = Self.format(of: file) else { continue }
            let text = try format.report(results, options: options)
            if file == GateOptions.annotations {
                try StandardOutput.write(text: text)
            } else {
                try AtomicFile.write(Array(text.utf8), to: file)
            }
        }
    }

    private static func format(of file: String) -> GoldenFormat? {
        if file == GateOptions.annotations { return .github }
        return switch file.split(separator: ".").last {
        case "xml": .junit
        case "json": .json
        case "sarif": .sarif
        case "md": .markdown
        case "txt": .text
        default: nil
        }
    }
}

extension GoldenFormat: ExpressibleByArgument {}
