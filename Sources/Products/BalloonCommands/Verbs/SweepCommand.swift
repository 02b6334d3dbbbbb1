import ArgumentParser
import Goldens
import Lint
import Sweeps
import ViewLayout

struct SweepCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sweep",
        abstract:
            "Measures scenes over widths, languages, text sizes and appearances; use it to see in tables and pictures what breaks where.",
        discussion: """
            Writes sweep.csv, sweep.json and sweep.html for all scenes, and SCENE.png, a contact sheet with further \
            pages, for each. An axis that is \
            not given is the scene's own. A cell that cannot be laid out is a finding of that cell, and a file of a \
            folder that cannot be read is one of that file; the rest is swept, and the exit code is 2.

            What is done is kept in sweep.jsonl until the tables are written: --resume continues a sweep that was \
            stopped. --shard 2/5 measures the second of five parts and leaves it in sweep-2-of-5.jsonl; balloon merge puts \
            the parts together. --stdin reads a scene or a caption per line and writes a line per cell: \
            {"id","caption","subcaption","trailingCaption","trailingSubcaption","lang"} or {"id","scene"}, where scene \
            is an object or a path.
            """)

    @Argument(help: "Scene files, or folders of them.", completion: .scenes)
    var scenes: [String] = []

    @OptionGroup var axes: AxisOptions
    @OptionGroup var vary: VaryOptions
    @OptionGroup var fonts: FontOptions
    @OptionGroup var jobs: JobOptions

    @Option(name: .shortAndLong, help: "The folder to write to; - for standard output with --stdin.")
    var output: String

    @Flag(help: "Continues what was stopped, with the same arguments.")
    var resume = false

    @OptionGroup var shards: ShardOptions

    @OptionGroup var results: SweepResultOptions

    @Flag(
        help:
            "Reads JSON Lines from standard input: a scene or a caption per line. With --strict it ends with 2 for a bad line, else with 1 for an error or a warning."
    )
    var stdin = false

    @OptionGroup var reports: ReportOptions

    /// Throws for contradictory options.
    func validate() throws {
        if stdin {
            guard scenes.isEmpty, shards.shard == nil, !resume, results.isPlain, reports.files.isEmpty, output == "-",
                vary.texts.isEmpty
            else {
                throw ValidationError("--stdin takes axes and -o - and nothing else; remove the other arguments")
            }
            return
        }
        guard !scenes.isEmpty else { throw ValidationError("Missing expected argument '<scenes> ...'") }
        guard output != "-" else { throw ValidationError("-o - needs --stdin; name a folder") }
        if shards.shard != nil {
            guard results.isPlain, !results.gate.strict, reports.files.isEmpty else {
                throw ValidationError(
                    "a part is neither judged nor drawn; give --map, --compare, --strict and --report to balloon merge")
            }
        }
        let widths = axes.texts.first { $0.trait.name == ViewerTrait.transcriptWidth.name }?.text
        guard results.compare == nil || widths != "breaks" else {
            throw ValidationError("--widths breaks are other widths in another revision; compare with --widths every")
        }
    }

    func run() throws {
        if stdin { return try sweepLines() }
        let folder = SweepFolder(path: output, jobs: jobs.count)
        // Part 1 of 1 is the whole sweep.
        let part = try shards.part().flatMap { $0.count == 1 ? nil : $0 }
        var journal: SweepJournal?
        try sweep(
            measure: { sweep in
                journal = try sweep.measure(part, in: folder, continues: resume, arguments: arguments)
                return shards.shard == nil
            }, written: { try journal?.remove() }, in: folder)
    }

    /// Puts journals of all parts together, in place of measuring.
    func merge(_ journals: [String]) throws {
        try sweep(
            measure: { sweep in
                for path in journals { try sweep.take(journal: path) }
                return true
            }, in: SweepFolder(path: output, jobs: jobs.count))
    }

    /// The words that plan the same sweep again.
    private var arguments: [String] { axes.words + vary.words + fonts.words + ["--"] + scenes }

    /// Sweeps the scenes, and writes and judges what was found.
    /// - Parameters:
    ///   - measure: measures the cells; returns false where only a part is measured, which is not judged.
    ///   - written: is called when the tables are written, whatever they say.
    private func sweep(
        measure: (inout PlannedSweep) throws -> Bool, written: () throws -> Void = {}, in folder: SweepFolder
    ) throws {
        let cascade = try fonts.cascade()
        var sweep = try PlannedSweep(
            of: scenes, axes: axes, vary: vary, fonts: cascade, reports: reports, jobs: jobs.count)
        try results.refuseMap(ofSceneCount: sweep.sceneCount)
        // Errors are reported before anything is measured and before an earlier table is replaced.
        let earlier = try results.compare.map {
            try EarlierSweep(at: $0, axes: axes, vary: vary, fonts: cascade, jobs: jobs.count)
        }
        guard try measure(&sweep) else { return try sweep.finish() }
        let seen = try sweep.write(to: folder, map: results.map, since: earlier, fonts: cascade)
        try written()
        // The reports are written whatever the exit code is.
        try reports.write(seen.report)
        try sweep.finish()
        try results.gate.judge(seen.lints)
    }

    private func sweepLines() throws {
        let sweeper = LineSweeper(axes: axes, fonts: try fonts.cascade())
        try sweeper.refuseAxes()
        let worst = try AnswerStream(jobs: jobs.count, answer: sweeper.answer).run(
            read: StandardInput.read, output: StandardOutput.write)
        if results.gate.strict { try worst.judge() }
    }
}
