import ArgumentParser
import Goldens
import Support
import Sweeps

struct MergeCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract:
            "Puts the parts of a verification or a sweep together; use it when several machines have run one part each.",
        discussion: """
            Takes what verify --shard K/N --format json has written, or the journals that sweep --shard K/N has left, and ends \
            as one run would. Journals name the scenes and axes of their sweep, so run it in the same folder; -o names the \
            folder for its tables, and --map, --compare and --strict are those of sweep.
            """)

    @Argument(help: "The files of all parts.")
    var files: [String]

    @OptionGroup var goldens: GoldenOptions
    @OptionGroup var pending: PendingOptions
    @OptionGroup var report: PrintedReportOptions

    @Option(name: .shortAndLong, help: "The folder to write the tables of a sweep to.")
    var output: String?

    @OptionGroup var results: SweepResultOptions

    var printsJSON: Bool { report.printsJSON }

    /// The maximum number of bytes of one file: ten thousand failing cells with all their changes.
    private static let maximumSize = 256 << 20

    func run() throws {
        if let arguments = files.lazy.compactMap(SweepJournal.arguments).first {
            try mergeSweep(arguments)
        } else {
            try mergeResults()
        }
    }

    /// Puts the journals of a sweep together.
    /// - Parameter arguments: the words that plan the sweep.
    private func mergeSweep(_ arguments: [String]) throws {
        guard let output else {
            throw CommandError("these are journals of a sweep; name the folder for its tables with -o")
        }
        guard report.printedFormat == .text else {
            throw CommandError("a sweep prints text; write --report FILE for another form")
        }
        var sweep = try SweepCommand.parse(["-o", output] + arguments)
        (sweep.results, sweep.reports) = (results, report.reports)
        try sweep.validate()
        try sweep.merge(files)
    }

    /// The commands for what the parts have left; nil where they ran on other machines, whose candidates are not here.
    private func pendingCommands(for results: GoldenResults) throws -> PendingCommands? {
        guard try PendingCommands.haveEverything(of: results, goldens: goldens.folder, pending) else { return nil }
        return try .keepingNumbers(of: results, goldens: goldens.folder, pending)
    }

    private func mergeResults() throws {
        let shards = try files.map { file in
            guard let bytes = try AtomicFile.read(file, limit: Self.maximumSize) else {
                throw CommandError("\(file): no such file; name what verify --format json or sweep --shard has written")
            }
            return try GoldenResults(json: bytes, file: file)
        }
        guard output == nil, results.isPlain, !results.gate.strict else {
            throw CommandError(
                "-o, --map, --compare and --strict are for journals of a sweep, and these are results of verify; remove them"
            )
        }
        let results = try GoldenResults(merging: shards)
        let (left, words) = (try pendingCommands(for: results), goldens.words)
        let options = GoldenReportOptions(goldens: goldens.folder, place: ReportPlaces().place) {
            left?.accept($0) ?? RecordWords.command(for: $0, words)
        }
        try results.write(report, options: options)
    }
}
