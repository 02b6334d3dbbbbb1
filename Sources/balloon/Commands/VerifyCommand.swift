import ArgumentParser
import Balloons
import Foundation
import Goldens
import Sweeps

struct VerifyCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Compares what scenes draw with their goldens, exactly, and explains differences in terms of layout.",
        discussion: """
            Goldens are never written. A failing cell leaves what it would be recorded as in .balloon/pending, for review, \
            report and accept. With a folder of scenes, goldens that no scene declares are stale (exit 4); with \
            files, only those of these scenes.
            """)

    @Argument(help: "Scene files, or folders of them.", completion: .scenes)
    var scenes: [String]

    @OptionGroup var goldens: GoldenOptions
    @OptionGroup var fonts: FontOptions

    @Option(help: "A folder for the pictures of each failure: expected, actual, difference.")
    var output: String?

    @OptionGroup var pending: PendingOptions

    @Flag(name: .customLong("no-pending"), help: "Leaves no candidates of failing cells for review.")
    var leavesNothing = false

    @Option(
        name: .customLong("where"),
        help: ArgumentHelp("Compares only the cells that match.", discussion: FilterHelp.text, valueName: "filter"))
    var filter: String?

    @Option(help: "Compares one of several parts of all cells, such as 3/8; merge puts the results together.")
    var shard: Shard?

    @OptionGroup var report: ReportOptions

    var printsJSON: Bool { report.printsJSON }

    func run() throws {
        let run = try GoldenCommandRun(
            scenes: scenes, goldens: goldens, fonts: fonts, mode: .never, output: output,
            pending: leavesNothing ? nil : pending, cells: CellChoice(filter: filter, shard: shard), title: "verifying")
        try report.write(GoldenResults(try run.report()), options: run.textOptions)
    }
}

extension Shard: ExpressibleByArgument {
    /// Reads `3/8`.
    package init?(argument: String) { self.init(argument) }
}
