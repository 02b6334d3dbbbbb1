import ArgumentParser
import Foundation
import Lint
import Support
import Sweeps

/// What continuous integration needs from `measure`, `sweep` and `lint`: an exit code for new problems, and reports.
struct GateOptions: ParsableArguments {
    @Flag(help: "Ends with 1 for errors and warnings, too, that the scene's lint: {allow: […]} does not name.")
    var strict = false

    @Option(
        name: .customLong("report"),
        help: ArgumentHelp(
            "Also writes what is wrong to a file, in the form of its name: .xml JUnit, .sarif, .json, .md Markdown, .txt; or "
                + "github for annotations on standard output.", valueName: "file"),
        completion: .reports(["xml", "sarif", "json", "md", "txt"]))
    var reports: [String] = []

    /// The word that requests annotations instead of a file.
    static let annotations = "github"

    func validate() throws {
        for report in reports where Self.format(of: report) == nil {
            throw ValidationError(
                "--report \(report): name a file that ends with .xml, .sarif, .json, .md or .txt, or write github")
        }
    }

    /// Throws when annotations would be mixed with JSON on standard output.
    func refuseAnnotations(in json: Bool) throws {
        guard !json || !reports.contains(Self.annotations) else {
            throw ValidationError("--report github writes to standard output, which has JSON; write --report to a file")
        }
    }

    /// Writes the reports.
    func write(_ lints: [SceneLint]) throws {
        for report in reports {
            guard let format = Self.format(of: report) else { continue }
            let text = try format.report(lints)
            if report == Self.annotations {
                try StandardOutput.write(text: text)
            } else {
                try AtomicFile.write(Array(text.utf8), to: report)
            }
        }
    }

    /// Ends with 1 when a strict run found something.
    func judge(_ lints: [SceneLint]) throws {
        if strict, lints.contains(where: \.failsStrictly) { throw ExitStatus.different }
    }

    private static func format(of report: String) -> LintFormat? {
        if report == annotations { return .github }
        return switch (report as NSString).pathExtension.lowercased() {
        case "xml": .junit
        case "sarif": .sarif
        case "json": .json
        case "md": .markdown
        case "txt": .text
        default: nil
        }
    }
}
