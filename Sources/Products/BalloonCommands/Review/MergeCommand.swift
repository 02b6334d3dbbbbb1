import ArgumentParser
import Goldens
import Support

struct MergeCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Puts the results of shards together, as if one run had verified everything.",
        discussion: "Takes what verify --shard K/N --format json has written, and ends as that one run would.")

    @Argument(help: "The files of the shards.")
    var files: [String]

    @OptionGroup var goldens: GoldenOptions
    @OptionGroup var report: ReportOptions

    var printsJSON: Bool { report.printsJSON }

    /// The maximum number of bytes of one file: ten thousand failing cells with all their changes.
    private static let maximumSize = 256 << 20

    func run() throws {
        let shards = try files.map { file in
            guard let bytes = try AtomicFile.read(file, limit: Self.maximumSize) else {
                throw CommandError("\(file): no such file; name what verify --format json has written")
            }
            return try GoldenResults(json: bytes, file: file)
        }
        let results = try GoldenResults(merging: shards)
        let options = GoldenReportOptions(goldens: goldens.folder, place: ReportPlaces().place) {
            "balloon record \($0.source)\(goldens.words)"
        }
        try report.write(results, options: options)
    }
}
