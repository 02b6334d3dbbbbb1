import ArgumentParser
import Foundation
import Goldens
import Lint
import Scenes
import Support
import Sweeps
import ViewLayout

struct LintCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract:
            "Checks scenes for every text size, language, width and system; use it to find what is wrong for some viewer.",
        discussion: """
            Prints one line per problem, the worst first, and ends with 1 when one of them is an error, with 2 when a file \
            cannot be read. Axes narrow what is \
            checked: --widths 375,402 --locales en,de. What a scene keeps on \
            purpose stands in it with a reason: lint: {allow: [{rule: wordBroken, node: caption, where: category>=AX1, reason: …}]}.
            """)

    @Argument(help: "Scene files, or folders of them.", completion: .scenes)
    var scenes: [String]

    @OptionGroup var axes: AxisOptions
    @OptionGroup var fonts: FontOptions
    @OptionGroup var jobs: JobOptions
    @OptionGroup var shards: ShardOptions

    @OptionGroup var report: PrintedReportOptions

    @Option(name: .shortAndLong, help: "A file to write the report to; - or nothing for standard output.")
    var output: String?

    @OptionGroup var gate: StrictOptions

    var printsJSON: Bool { report.printsJSON }

    func run() throws {
        let read = try SceneFiles.readable(scenes)
        let unread = read.unreadable.map(\.lint)
        guard !read.scenes.isEmpty else {
            try report.reports.write(LintReport(unread))
            // As text, the report would repeat the error.
            if output != nil || ![.text, .json].contains(report.format) { try write(unread) }
            throw read.errors
        }
        let cascade = try fonts.cascade()
        let part = try shards.part()
        // A part has whole scenes: one problem of a scene is told once, with all viewers who have it.
        let chosen = read.scenes.filter { part?.contains(PendingFolder.relative($0.file)) ?? true }
        read.reportErrors(unlessIn: printsJSON)
        if let part, chosen.isEmpty { StandardError.write("note: no scene is in part \(part.number)/\(part.count)") }
        let checked = try chosen.map { scene in
            var narrowed = TraitAxes()
            try narrowed.replace(axes.texts, languages: scene.languages)
            return try ProgressLine.during(scene.name) { progress in
                try SceneLint(
                    of: scene, narrowedTo: narrowed, fonts: cascade, workerCount: jobs.count, progress: progress)
            }
        }
        try write(unread + checked)
        try report.reports.write(LintReport(unread + checked))
        try read.refuseErrors()
        if checked.contains(where: \.hasErrors) { throw ExitStatus.different }
        // A scene without checked cells does not pass.
        let unchecked = checked.filter { $0.cellCount == 0 }.map(\.file)
        if !unchecked.isEmpty {
            StandardError.write(
                "error: no viewer of \(unchecked.joined(separator: ", ")) has what the options name; "
                    + "leave one out, or add the value to the scene's sweep")
            throw ExitStatus.nothingCompared
        }
        try gate.judge(checked)
    }

    /// Writes the report to standard output and to the requested files.
    private func write(_ lints: [SceneLint]) throws {
        let text = try LintReport(lints).rendered(as: report.printedFormat)
        if let output, output != "-" {
            try AtomicFile.write(Array(text.utf8), to: output)
        } else {
            try report.print(text)
        }
    }
}
