import ArgumentParser
import Drawing
import Goldens
import Support

struct DiffCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Says how two goldens differ, or a golden and its candidate.",
        discussion: "Ends with 1 when they differ and with 3 when one of them is not there.")

    @Argument(help: "The name of a golden, such as dinner@L.")
    var name: String

    @Argument(help: "The name of another golden; without it the candidate of the first.")
    var other: String?

    @OptionGroup var goldens: GoldenOptions
    @OptionGroup var pending: PendingOptions

    @OptionGroup var fonts: FontOptions

    @Option(
        name: .customLong("redraw"),
        help: ArgumentHelp(
            """
            Draws the picture of the first golden again from the commit that recorded it, and writes it to a file outside the \
            goldens. Then pixels are compared, also where a hash alone is kept.
            """, valueName: "file"))
    var redrawn: String?

    @Flag(help: "Prints JSON.")
    var json = false

    var printsJSON: Bool { json }

    func run() throws {
        var (before, after): (StoredGolden?, StoredGolden?)
        var folder = goldens.folder
        var source: String?
        if let other {
            before = try StoredGolden(name: name, in: goldens.folder)
            after = try StoredGolden(name: other, in: goldens.folder)
        } else {
            let candidate = try CandidateLookup.candidate(named: name, in: try pending.reviewToRead())
            (folder, source) = (candidate.goldens, candidate.result.source)
            before = try StoredGolden(name: name, in: folder)
            after = try StoredGolden(
                name: name, in: pending.folderToRead.folder(ofGoldens: candidate.goldens))
        }
        guard var before, let after else {
            throw NotThereError(
                "\(before == nil ? name : other ?? name) is not in \(goldens.folder); give the name that balloon list "
                    + "shows, without folder and ending")
        }
        if let redrawn {
            // The output must not overwrite a golden.
            _ = try ArtefactFolder(root: redrawn, besides: GoldenStore(root: folder))
            let recorded = try RecordedScene(ofGolden: name, in: folder, source: source)
            before = try recorded.redraw(before, fonts: fonts.cascade(isRecording: true))
        }
        let verdict = try before.difference(to: after)
        if let redrawn { try AtomicFile.write(PNGEncoder.encode(try before.pixels()), to: redrawn) }
        let lines = GoldenReport.details(of: verdict)
        if json {
            try JSONOutput.write(
                Answer(
                    from: before.name, to: after.name, isEqual: verdict == .equal,
                    changes: verdict.difference?.layout.changes.map(GoldenResult.Change.init) ?? [],
                    pixels: verdict.difference?.pixels,
                    isPictureUnknown: verdict.difference?.isPictureUnknown == true ? true : nil),
                as: .difference)
        } else if verdict == .equal {
            try StandardOutput.write(line: "equal")
        } else {
            for change in verdict.difference?.layout.byImportance ?? [] {
                try StandardOutput.write(line: change.description)
            }
            for line in lines where line.label != "layout" && !line.label.isEmpty {
                try StandardOutput.write(line: "\(line.label): \(line.text)")
            }
        }
        if verdict != .equal { throw ExitStatus.different }
    }

    private struct Answer: Encodable {
        let from, to: String
        let isEqual: Bool
        let changes: [GoldenResult.Change]
        let pixels: PixelDifference?
        /// True where one of them keeps only the hash of its picture, and the hashes differ.
        let isPictureUnknown: Bool?
    }
}
