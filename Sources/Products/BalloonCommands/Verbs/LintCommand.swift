import ArgumentParser
import Foundation
import Goldens
import Lint
import Scenes
import Support
import Sweeps
import Typesetting
import ViewLayout

struct LintCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract:
            "Checks scenes for every text size, language, width and system; use it to find what is wrong for some viewer.",
        discussion: """
            Prints one line per problem, the worst first: its place, whether the usual viewer sees it, and who else does. Ends \
            with 1 when one of them is an error, with 2 when a file cannot be read. An error is one for somebody up to the text \
            size AX2 in a language of the app; what only others see is a warning. Axes narrow what is \
            checked: --widths 375,402 --locales en,de. What a scene keeps on \
            purpose stands in it with a reason: lint: {allow: [{rule: wordBroken, node: caption, where: category>=AX1, reason: …}]}. \
            What holds for a whole project stands in balloon.yaml: lint: {errorsUpTo: AX3, rules: {captionBarWide: off}}.
            """)

    @Argument(help: "Scene files, or folders of them.", completion: .scenes)
    var scenes: [String]

    @OptionGroup var axes: AxisOptions
    @OptionGroup var vary: VaryOptions
    @OptionGroup var fonts: FontOptions
    @OptionGroup var jobs: JobOptions
    @OptionGroup var shards: ShardOptions

    @OptionGroup var report: PrintedReportOptions

    @Option(name: .shortAndLong, help: "A file to write the report to; - or nothing for standard output.")
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Also writes a page: the map of each scene and the balloon of each of its cells.", valueName: "file.html"),
        completion: .file(extensions: ["html"]))
    var page: String?

    @OptionGroup var baseline: BaselineOptions

    @Flag(help: "Says of each problem who sees it and what to do, with what is allowed and what no author can change.")
    var verbose = false

    @OptionGroup var gate: StrictOptions

    var printsJSON: Bool { report.printsJSON }

    func validate() throws {
        if let page, (page as NSString).pathExtension.lowercased() != "html" {
            throw ValidationError("--page \(page): the page is a file that ends with .html")
        }
    }

    func run() throws {
        var read = try SceneFiles.readable(scenes)
        read.scenes = try vary.applied(to: read.scenes)
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
        let known = try baseline.known()
        let checked = try chosen.map { scene -> SceneLint in
            var narrowed = TraitAxes()
            try narrowed.replace(
                axes.texts, languages: scene.languages, idiom: scene.traits.userInterfaceIdiom)
            var settings = try LintSettings(forScene: scene.file)
            settings.reportsUnchangeable = verbose
            settings.keepsCells = page != nil
            let lint = try ProgressLine.during(scene.name) { progress in
                try SceneLint(
                    of: scene, narrowedTo: narrowed, judgedBy: settings, fonts: cascade, workerCount: jobs.count,
                    progress: progress)
            }
            return known.map(lint.without) ?? lint
        }
        if part == nil { baseline.note(known, checked) }
        try baseline.write(checked)
        try writePage(zip(chosen, checked).map { ($0, $1) }, unread, fonts: cascade)
        try write(unread + checked)
        try report.reports.write(LintReport(unread + checked, isVerbose: verbose))
        try read.refuseErrors()
        // What has just been written as known fails nothing.
        if baseline.written == nil, checked.contains(where: \.hasErrors) { throw ExitStatus.different }
        // A scene without checked cells does not pass.
        let unchecked = checked.filter { $0.cellCount == 0 }.map(\.file)
        if !unchecked.isEmpty {
            StandardError.write(
                "error: no viewer of \(unchecked.joined(separator: ", ")) has what the options name; "
                    + "leave one out, or name values that the scene has in its sweep")
            throw ExitStatus.nothingCompared
        }
        if baseline.written == nil { try gate.judge(checked) }
    }

    /// Writes the page that was asked for.
    private func writePage(
        _ checked: [(scene: BalloonScene, lint: SceneLint)], _ unread: [SceneLint], fonts: FontCascade
    ) throws {
        guard let page else { return }
        let shown =
            checked.map {
                SweepPage.Scene(SceneSweep(scene: $0.scene.name, cells: $0.lint.cells), $0.lint, of: $0.scene)
            }
            + unread.map { lint in
                let reason = lint.problems.map(\.message).joined(separator: "; ")
                return SweepPage.Scene(SceneSweep(unreadable: lint.scene, because: reason), lint, of: nil)
            }
        try SweepPage(of: "lint", fonts: fonts, workerCount: jobs.count).write(shown, to: page)
    }

    /// Writes the report to standard output and to the requested files.
    private func write(_ lints: [SceneLint]) throws {
        let text = try LintReport(lints, isVerbose: verbose).rendered(as: report.printedFormat)
        if let output, output != "-" {
            try AtomicFile.write(Array(text.utf8), to: output)
        } else {
            try report.print(text)
        }
    }
}
