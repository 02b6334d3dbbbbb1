import Goldens
import Lint
import Scenes
import Support
import Sweeps
import Typesetting

/// The sweep of the scenes of some files, with what could not be read.
struct PlannedSweep {
    private let read: ReadScenes
    private var run: SweepRun
    private let fonts: FontCascade
    private let jobs: Int
    private let fingerprint: String

    /// Reads scenes and plans their cells. Nothing is measured.
    /// - Parameters:
    ///   - reports: are also written where no scene can be read.
    ///   - jobs: how many threads measure.
    init(
        of scenes: [String], axes: AxisOptions, vary: VaryOptions, fonts: FontCascade, reports: ReportOptions, jobs: Int
    ) throws {
        read = try SceneFiles.readable(scenes)
        self.fonts = fonts
        self.jobs = jobs
        let scenes = try vary.applied(to: SceneNames.distinct(read.scenes))
        try SweepFolder.refuseNamesOfPages(scenes.map(\.name))
        let plans = try scenes.map { scene in
            var planned = scene.sweep
            try planned.replace(
                axes.texts, languages: scene.languages, idiom: scene.traits.userInterfaceIdiom
            ) { others in
                try BreakTable(of: scene, axes: others, fonts: fonts, workerCount: jobs).breakWidths
            }
            try planned.vary(scene)
            return SweepPlan(of: scene, axes: planned)
        }
        guard !scenes.isEmpty else {
            try reports.write(LintReport(read.unreadable.map(\.lint), of: "sweep"))
            throw read.errors
        }
        read.reportErrors(unlessIn: false)
        run = SweepRun(plans)
        fingerprint = SweepFingerprint.text(plans, fonts: fonts)
    }

    /// The number of scenes, including those that cannot be read.
    var sceneCount: Int { run.plans.count + read.unreadable.count }

    /// Adds the cells that a part of the sweep has left in a journal.
    mutating func take(journal path: String) throws {
        try run.take(SweepJournal.rows(of: path, sweep: fingerprint), from: path)
    }

    /// Measures the cells that an earlier run has not measured, or those of a part of the sweep.
    /// - Parameter arguments: the words that plan this sweep again.
    mutating func measure(
        _ part: Shard?, in folder: SweepFolder, continues: Bool, arguments: [String]
    ) throws -> SweepJournal {
        let path = folder.journal(of: part)
        let (journal, rows) = try SweepJournal.open(
            at: path, of: fingerprint, arguments: arguments, continues: continues)
        try run.take(rows, from: path)
        let progress = ProgressLine("sweep", total: run.remainingCellCount(of: part))
        let hint = Interruption.tell(
            "what is done is kept in \(path); the same command with --resume continues")
        try run.measure(
            part, fonts: fonts, workerCount: jobs, journal: journal, progress: { progress.update($0) })
        hint.end()
        progress.finish()
        if let part {
            try StandardOutput.write(line: "Part \(part.number) of \(part.count): \(path)")
        }
        return journal
    }

    /// Writes tables, pages and pictures.
    /// - Parameter map: the file of the first scene's map; nil for none.
    /// - Returns: the report on all files, and the problems of each scene that can be read.
    func write(
        to folder: SweepFolder, map: String?, since earlier: EarlierSweep?, fonts: FontCascade
    ) throws -> (report: LintReport, lints: [SceneLint]) {
        guard var sweeps = run.sweeps else {
            let (done, all) = run.rowCounts
            throw CommandError(
                "\(all - done) of \(all) rows of widths are in no journal; sweep the parts that are missing")
        }
        // What a text must say for a problem is found out by measuring again.
        for (index, plan) in run.plans.enumerated() {
            sweeps[index].origin = SceneSweep.Origin(scene: plan.scene, fonts: fonts)
        }
        let unread = read.unreadable.map(\.lint)
        let failed = read.unreadable.map {
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
        try StandardOutput.write(document: SweepSummary.text(Array(zip(sweeps + failed, seen + unread))) + "\n")
        for change in changes.compactMap({ $0 }) { try StandardOutput.write(line: "\n" + SweepSummary.text(change)) }
        let others = names?.gone(besides: failed.map(\.scene)) ?? []
        if !others.isEmpty {
            try StandardOutput.write(
                line: "\nin the earlier sweep and not in this one: " + others.joined(separator: ", "))
        }
        for sentence in leftOut { try StandardOutput.write(line: "\n" + sentence) }
        try StandardOutput.write(line: "\nTables and contact sheets: \(folder.path)")
        return (LintReport(unread + seen, of: "sweep"), seen)
    }

    /// Ends with 2 when a cell could not be laid out or a file could not be read.
    func finish() throws {
        for failure in run.failures.prefix(Self.shownFailures) { StandardError.write("error: \(failure)") }
        let others = run.failures.count - Self.shownFailures
        if others > 0 { StandardError.write("error: and \(others) more; sweep.json has them all") }
        if !run.failures.isEmpty { throw ExitStatus.badInput }
        try read.refuseErrors()
    }

    private static let shownFailures = 10
}
