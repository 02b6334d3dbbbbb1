import ArgumentParser
import Foundation
import Goldens
import Sweeps
import Typesetting

struct VerifyCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract:
            "Compares what scenes draw with their goldens, exactly; use it after each change, and in continuous integration.",
        discussion: """
            Goldens are never written. A failing cell leaves what it would be recorded as in .balloon/pending, for review, \
            report and accept. With a folder of scenes, goldens that no scene declares are stale (exit 4); with \
            files, only those of these scenes. A golden that has passed is not drawn again while its files, its \
            scene, the fonts and this program are the same: it is counted as cached. --fresh draws it, and so does a run \
            under continuous integration.

            Cells that fail for one reason are one cause: what changed, in the words of the scene; the cell to look at and \
            the place in the scene; what follows from it; and the command that accepts it.
            """)

    @Argument(help: "Scene files, or folders of them.", completion: .scenes)
    var scenes: [String]

    @OptionGroup var goldens: GoldenOptions
    @OptionGroup var fonts: FontOptions
    @OptionGroup var jobs: JobOptions

    @Option(help: "A folder for the pictures of each failure: expected, actual, difference.")
    var output: String?

    @OptionGroup var pending: PendingOptions

    @Flag(name: .customLong("no-pending"), help: "Leaves no candidates of failing cells for review.")
    var leavesNothing = false

    @Flag(help: "Draws every golden, whatever has passed before.")
    var fresh = false

    @Flag(
        help: """
            Fails for flaws, too, even where a golden shows them: what lint calls truncated, clipped, covered, or hard to \
            read or to tap, unless the scene says why it stays. Numbers of Messages that are only assumed fail nothing. \
            goldens: {refuse: [textTruncated]} in balloon.yaml does so for some rules.
            """)
    var strict = false

    @Flag(
        help: """
            Also says of each cause which nodes have the pixels that differ, how many differ by more than 0, 1, 2 and so on \
            of 255, and which cell is the narrowest.
            """)
    var verbose = false

    @Flag(help: "Verifies again whenever a scene, a file that it names or a golden changes, until it is ended.")
    var watch = false

    @OptionGroup var condition: CellFilterOptions

    @OptionGroup var shards: ShardOptions

    @OptionGroup var report: PrintedReportOptions

    var printsJSON: Bool { report.printsJSON }

    func validate() throws {
        guard !watch || (output == nil && shards.shard == nil && report.reports.files.isEmpty && !printsJSON) else {
            throw ValidationError("--watch prints text for people; remove --output, --shard, --report and --json")
        }
    }

    func run() throws {
        let fonts = try fonts.cascade()
        let folder = keepsVerified ? PendingFolder(root: pending.folder) : nil
        let verified = VerifiedGoldens(folder, fonts: fonts, isFresh: fresh)
        guard !watch else {
            try GoldenWatch(arguments: scenes, goldens: goldens.folder, pending: pending.folder).run {
                do {
                    let (run, results) = try verify(fonts, verified, keptIn: folder)
                    run.read.reportErrors(unlessIn: false)
                    try StandardOutput.write(text: results.text(options: try textOptions(run, results)) + "\n")
                    // If a scene cannot be read, the files that it names are not known.
                    return run.read.unreadable.isEmpty ? run.files : nil
                } catch let error where (error as? CommandError)?.status != .environment {
                    // While watching, the run continues, because somebody is about to fix the error.
                    let errors = (error as? UnreadableScenes)?.read.errors ?? error as? SceneFileErrors
                    StandardError.write(errors?.text ?? "error: \(error)")
                    return nil
                }
            }
        }
        do {
            let (run, results) = try verify(fonts, folder == nil ? nil : verified, keptIn: folder)
            let options = try textOptions(run, results)
            run.read.reportErrors(unlessIn: printsJSON)
            if let hint = run.hint, !printsJSON { StandardError.write("note: " + hint) }
            try results.write(report, options: options)
        } catch let error as UnreadableScenes {
            let results = GoldenResults(GoldenReport(outcomes: []).adding(errors: error.read.portableErrors))
            let options = GoldenReportOptions(goldens: goldens.folder, acceptCommand: nil)
            try report.reports.write(GoldenResultsReport(results, options: options))
            throw error.read.errors
        }
    }

    /// How the report names things, with the commands for what the run has left.
    private func textOptions(_ run: GoldenCommandRun, _ results: GoldenResults) throws -> GoldenReportOptions {
        // Candidates are left only where there are goldens to compare with.
        let leaves =
            !leavesNothing && results.causes.causes.count > 0 && FileManager.default.fileExists(atPath: goldens.folder)
        var options = run.textOptions(
            leaves ? try .keepingNumbers(of: results, goldens: goldens.folder, pending) : nil, isVerbose: verbose)
        // Standard error has the errors of scenes, in more words; a file has only its own.
        options.tellsErrors = report.printedFormat != .text || !report.reports.files.isEmpty
        return options
    }

    private func verify(
        _ fonts: FontCascade, _ verified: VerifiedGoldens?, keptIn folder: PendingFolder?
    ) throws -> (GoldenCommandRun, GoldenResults) {
        let run = try GoldenCommandRun(
            scenes: scenes, goldens: goldens, fonts: fonts, mode: .never, output: output, isStrict: strict,
            pending: leavesNothing ? nil : pending, verified: verified,
            cells: CellChoice(filter: condition.filter(), shard: shards.part()), title: "verifying", jobs: jobs.count)
        let results = GoldenResults(try run.report())
        if let folder { verified?.write(to: folder) }
        return (run, results)
    }

    /// Continuous integration keeps no cache, because no later run uses it.
    private var keepsVerified: Bool { !leavesNothing && !GoldenChangeGuard.isUnattended }
}
