import ArgumentParser
import Foundation
import Goldens
import Lint
import Scenes
import Support
import Sweeps
import Typesetting
import ViewLayout

struct SweepCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sweep",
        abstract: "Measures scenes over widths, locales, text sizes and appearances, and finds what breaks.",
        discussion: """
            Writes sweep.csv, sweep.json and sweep.html for all scenes, and SCENE.png, a contact sheet with further \
            pages, for each. An axis that is \
            not given is the scene's own. A cell that cannot be laid out is a finding of that cell, and a file of a \
            folder that cannot be read is one of that file; the rest is swept, and the exit code is 2.

            What is done is kept in sweep.jsonl until the tables are written: --resume continues a sweep that was \
            stopped. --shard 2/5 measures the second of five parts and leaves it in sweep-2-of-5.jsonl; --merge puts \
            the parts together. --stdin reads a scene or a caption per line and writes a line per cell: \
            {"id","caption","subcaption","trailingCaption","trailingSubcaption","lang"} or {"id","scene"}, where scene \
            is an object or a path.
            """)

    @Argument(help: "Scene files, or folders of them.", completion: .scenes)
    var scenes: [String] = []

    @OptionGroup var axes: AxisOptions
    @OptionGroup var fonts: FontOptions

    @Option(name: .shortAndLong, help: "The folder to write to; - for standard output with --stdin.")
    var output: String

    @Flag(help: "Continues what was stopped, with the same arguments.")
    var resume = false

    @Option(help: ArgumentHelp("One of several parts, such as 2/5: every fifth row of widths.", valueName: "k/n"))
    var shard: String?

    @Option(parsing: .upToNextOption, help: "Journals of all parts, which are put together in place of measuring.")
    var merge: [String] = []

    @Option(help: "A .png or .svg file for the map of one scene: its worst findings over widths and text sizes.")
    var map: String?

    @Option(
        help: ArgumentHelp(
            "What changed since another revision: its scenes, or the folder or the sweep.json of its sweep.",
            valueName: "old"))
    var compare: String?

    @Flag(
        help:
            "Reads JSON Lines from standard input: a scene or a caption per line. With --strict a bad line ends it with 2."
    )
    var stdin = false

    @OptionGroup var gate: GateOptions

    func run() throws {
        let cascade = try fonts.cascade()
        if stdin {
            let sweeper = LineSweeper(axes: axes, fonts: cascade)
            let hadErrors = try AnswerStream(answer: sweeper.answer).run(
                read: StandardInput.read, output: StandardOutput.write)
            if hadErrors, gate.strict { throw ExitStatus.badInput }
            return
        }
        let read = try SceneFiles.readable(scenes)
        let unreadable = read.unreadable
        let scenes = try SceneNames.distinct(read.scenes)
        try SweepFolder.refuseNamesOfPages(scenes.map(\.name))
        guard map == nil || scenes.count + unreadable.count == 1 else {
            throw CommandError("--map draws one scene; name one")
        }
        let plans = try scenes.map { scene in
            var planned = scene.sweep
            try planned.replace(axes.texts, languages: scene.languages) { others in
                try BreakTable(of: scene, axes: others, fonts: cascade, workerCount: Cores.count).breakWidths
            }
            return SweepPlan(of: scene, axes: planned)
        }
        let unread = unreadable.map(\.lint)
        guard !scenes.isEmpty else {
            try gate.write(unread)
            throw read.errors
        }
        read.tellMistakes(unlessIn: false)
        // Errors are reported before anything is measured and before an earlier table is replaced.
        let earlier = try compare.map { try EarlierSweep(at: $0, axes: axes, fonts: cascade) }
        let folder = SweepFolder(path: output)
        var run = SweepRun(plans)
        let fingerprint = SweepFingerprint.text(plans, fonts: cascade)
        let seen: [SceneLint]
        if merge.isEmpty {
            let journal = try measure(&run, fingerprint, fonts: cascade, in: folder)
            guard shard == nil else { return try finish(run, read) }
            seen = try write(run, unread, unreadable, since: earlier, fonts: cascade, to: folder)
            try journal.remove()
        } else {
            for path in merge { try run.take(SweepJournal.rows(of: path, sweep: fingerprint), from: path) }
            seen = try write(run, unread, unreadable, since: earlier, fonts: cascade, to: folder)
        }
        // The reports are written whatever the exit code is.
        try gate.write(unread + seen)
        try finish(run, read)
        try gate.judge(seen)
    }

    /// Measures the cells that an earlier run has not measured, or those of a part of the sweep.
    private func measure(
        _ run: inout SweepRun, _ fingerprint: String, fonts: FontCascade, in folder: SweepFolder
    ) throws -> SweepJournal {
        // Part 1 of 1 is the whole sweep.
        let part = shard.flatMap { Shard($0) }.flatMap { $0.count == 1 ? nil : $0 }
        let path = folder.journal(of: part)
        let (journal, rows) = try SweepJournal.open(at: path, of: fingerprint, continues: resume)
        try run.take(rows, from: path)
        let bar = ProgressBar("sweep", total: run.remainingCellCount(of: part))
        let hint = Interruption.tell(
            "what is done is kept in \(path); the same command with --resume continues")
        try run.measure(
            part, fonts: fonts, workerCount: Cores.count, journal: journal, progress: { bar.update($0) })
        hint.end()
        bar.finish()
        if let part {
            try StandardOutput.write(line: "Part \(part.number) of \(part.count): \(path)")
        }
        return journal
    }

    /// Writes tables, pages and pictures.
    /// - Returns: the problems of each scene.
    private func write(
        _ run: SweepRun, _ unread: [SceneLint], _ unreadable: [UnreadableScene], since earlier: EarlierSweep?,
        fonts: FontCascade, to folder: SweepFolder
    ) throws -> [SceneLint] {
        guard let sweeps = run.sweeps else {
            let (done, all) = run.rowCounts
            throw CommandError(
                "\(all - done) of \(all) rows of widths are in no journal; sweep the parts that are missing")
        }
        let failed = unreadable.map {
            SceneSweep(unreadable: SceneFile.name(of: $0.file), because: $0.error.description)
        }
        // The tables are written first, so that an error in drawing does not prevent them.
        try folder.write(SweepTable(sweeps + failed))
        let seen = try zip(run.plans, sweeps).map { try SceneLint(of: $0.scene, seenIn: $1) }
        if let map = map.flatMap(ChartFile.init) {
            try map.write(SweepMap(sweeps[0], allowing: seen[0].allowances, fonts: fonts))
        }
        let names = earlier.map { EarlierNames(of: zip(run.plans, sweeps).map { ($0.scene, $1) }, in: $0) }
        let changes = sweeps.map { sweep in
            earlier.map { SweepChanges(sweep, since: $0, named: names?[sweep.scene]) }
        }
        let leftOut = try folder.writePictures(
            sweeps.indices.map { (run.plans[$0].scene, sweeps[$0], seen[$0], changes[$0]) },
            since: earlier, unreadable: zip(failed, unread).map { ($0, $1) }, fonts: fonts)
        try StandardOutput.write(line: SweepSummary.text(Array(zip(sweeps + failed, seen + unread))))
        for change in changes.compactMap({ $0 }) { try StandardOutput.write(line: "\n" + SweepSummary.text(change)) }
        for scene in names?.gone(besides: failed.map(\.scene)) ?? [] {
            try StandardOutput.write(line: "\n\(scene) is gone")
        }
        for sentence in leftOut { try StandardOutput.write(line: "\n" + sentence) }
        try StandardOutput.write(line: "\nTables and contact sheets: \(output)")
        return seen
    }

    /// Ends with 2 when a cell could not be laid out or a file could not be read.
    private func finish(_ run: SweepRun, _ read: ReadScenes) throws {
        for failure in run.failures.prefix(Self.shownFailures) { StandardError.write("error: \(failure)") }
        let others = run.failures.count - Self.shownFailures
        if others > 0 { StandardError.write("error: and \(others) more; sweep.json has them all") }
        if !run.failures.isEmpty { throw ExitStatus.badInput }
        try read.refuseMistakes()
    }

    private static let shownFailures = 10
}
