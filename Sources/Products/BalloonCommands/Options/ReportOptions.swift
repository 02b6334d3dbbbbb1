import ArgumentParser
import Reports
import Support

/// Reports that are written in addition to what a command prints.
struct ReportOptions: ParsableArguments {
    @Option(
        name: .customLong("report"),
        help: ArgumentHelp(
            "Also writes what is wrong to a file, in the form of its name: .xml JUnit, .sarif, .json, .md Markdown, .txt; or "
                + "github for annotations on standard output.", valueName: "file"),
        completion: .reports(["xml", "sarif", "json", "md", "txt"]))
    var files: [String] = []

    /// No option of the group.
    static var none: ReportOptions {
        var reports = ReportOptions()
        reports.files = []
        return reports
    }

    func validate() throws {
        for file in files where ReportFormat(ofFile: file) == nil {
            throw ValidationError(
                "--report \(file): name a file that ends with .xml, .sarif, .json, .md or .txt, or write github")
        }
    }

    /// Throws when annotations would be mixed with JSON on standard output.
    func refuseAnnotations(in json: Bool) throws {
        guard !json || !files.contains(ReportFormat.annotations) else {
            throw ValidationError("--report github writes to standard output, which has JSON; write --report to a file")
        }
    }

    /// Writes a report to each file. One that cannot be written keeps no other from being written.
    /// - Throws: the error of the first file that cannot be written.
    func write(_ report: some Report) throws {
        let results = files.map { file in Result { try write(report, to: file) } }
        for result in results { try result.get() }
    }

    private func write(_ report: some Report, to file: String) throws {
        guard let format = ReportFormat(ofFile: file) else { return }
        let text = try report.rendered(as: format)
        if file == ReportFormat.annotations {
            try StandardOutput.write(document: text)
        } else {
            try AtomicFile.write(Array(text.utf8), to: file)
        }
    }
}

/// A report that a command prints, in a form of choice.
struct PrintedReportOptions: ParsableArguments {
    @Option(help: "The form of the report: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format = ReportFormat.text

    @Flag(help: "Prints JSON, as --format json.")
    var json = false

    @OptionGroup var reports: ReportOptions

    /// Whether standard output gets JSON.
    var printsJSON: Bool { json || format == .json }
    /// Writes a report in its form.
    func print(_ text: String) throws {
        switch printedFormat {
        case .json, .sarif: try StandardOutput.write(json: text)
        case .text: try StandardOutput.write(text: text)
        default: try StandardOutput.write(document: text)
        }
    }

    /// The form on standard output.
    var printedFormat: ReportFormat { json ? .json : format }

    func validate() throws {
        guard !json || format == .text || format == .json else {
            throw ValidationError(
                "--json is --format json, which --format \(format.rawValue) contradicts; give one of them")
        }
        try reports.refuseAnnotations(in: printsJSON)
    }
}

extension ReportFormat: ExpressibleByArgument {}
