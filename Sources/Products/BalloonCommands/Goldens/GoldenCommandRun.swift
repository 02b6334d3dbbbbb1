import BalloonLayouts
import Drawing
import Foundation
import Goldens
import Scenes
import Support
import Sweeps
import Typesetting
import ViewLayout

/// The common work of `record` and `verify`: draws each declared golden of the scenes and passes it to a run.
struct GoldenCommandRun {
    private let declared: [SceneGolden]
    /// The digest of the inputs of each scene, by the scene's file.
    private let inputs: [String: String]
    /// The flaws that are refused, by the scene's file.
    private let gates: [String: FlawGate]
    /// The declared goldens that are drawn.
    private let chosen: [SceneGolden]
    /// The part of the cells; nil for all.
    private let shard: Shard?
    /// A digest of the cells that all parts together check; nil for a run that is not a part.
    private let plan: String?
    /// Whether other parts have cells.
    private let isPartOfMore: Bool
    private let scope: GoldenScope
    /// The scenes that were read, and the files that cannot be used; a run that records has none of the latter.
    let read: ReadScenes
    private let run: GoldenRun
    private let fonts: FontCascade
    private let jobs: Int
    /// The fonts that everything is laid out with before the first golden is written.
    private let layoutFonts: FontCascade
    private let title: String
    /// The files of the scenes, and the files that they name.
    let files: [String]
    /// Where the goldens may be, if the folder does not exist; nil if it does.
    let hint: String?
    /// Where other goldens of these scenes are, for a run that creates the folder; nil where there are none.
    let hintOfOthers: String?
    /// The names of the folders in reports, and the options of commands for them.
    private let folders: (goldens: String, output: String?, goldenWords: String)
    private let places = ReportPlaces()

    init(
        scenes arguments: [String], goldens: GoldenOptions, fonts cascade: FontCascade, mode: RecordMode,
        output: String?,
        form: GoldenForm? = nil, isDurable: Bool = true, isStrict: Bool, layoutFonts: FontCascade? = nil,
        pending: PendingOptions?,
        verified: VerifiedGoldens? = nil, cells: CellChoice, title: String, jobs: Int
    ) throws {
        // Recording needs all files to be readable. Verifying uses those that are.
        var read =
            mode == .never
            ? try SceneFiles.read(arguments) : ReadScenes(scenes: try SceneFiles.scenes(arguments))
        var declared: [SceneGolden] = []
        var scenes: [BalloonScene] = []
        for scene in read.scenes.map(Self.named) {
            do {
                declared += try scene.declaredGoldens()
                scenes.append(scene)
            } catch {
                read.unreadable.append(UnreadableScene(scene, because: error))
            }
        }
        guard mode == .never || read.unreadable.isEmpty else { throw read.errors }
        guard !scenes.isEmpty || read.unreadable.isEmpty else { throw UnreadableScenes(read: read) }
        self.declared = declared
        self.read = read
        inputs = Dictionary(scenes.compactMap { scene in scene.inputDigest.map { (scene.file, $0) } }) { $1 }
        gates = try Dictionary(
            scenes.map { ($0.file, isStrict ? .everything : try FlawGate(ofScene: $0.file)) }, uniquingKeysWith: { $1 })
        files =
            scenes.flatMap { [$0.file] + $0.resources.files }
            + Set(scenes.compactMap { ProjectFile.path(for: $0.file) }).sorted()
        chosen = declared.filter(cells.contains)
        shard = cells.shard
        // Parts of two revisions are parts of different plans, also where the cells have the same names.
        let contents = inputs.values.sorted()
        plan = cells.shard.map { _ in
            let names = declared.filter(cells.matches).map(\.cell.name).sorted()
            return SHA256.hexadecimalDigest(of: Array((names + contents).joined(separator: "\n").utf8))
        }
        isPartOfMore = cells.shard != nil && declared.contains(where: cells.matches)
        let names = Set(scenes.map(\.name))
        let place = GoldenPlace(options: goldens)
        // If a scene cannot be read, its goldens are not known, so none counts as stale.
        scope = read.unreadable.isEmpty ? try place.scope(of: arguments, scenes: names) : .scenes(names)
        hint = place.hint(scenes: names)
        hintOfOthers = place.placeOfOthers(scenes: names).map {
            "\($0) has goldens of these scenes; add --goldens \(ShellWord.path($0)), or --goldens \(GoldenOptions.standardFolder) for a "
                + "second folder here"
        }
        fonts = cascade
        self.layoutFonts = layoutFonts ?? cascade
        self.title = title
        self.jobs = jobs
        run = GoldenRun(
            store: GoldenStore(root: goldens.folder, isDurable: isDurable), mode: mode,
            engine: EngineFingerprint(fonts: cascade),
            artefacts: try output.map { try ArtefactFolder(root: $0, besides: goldens.store) },
            pending: try pending.map { try PendingFolder(root: $0.folder, besides: goldens.store) },
            verified: verified, form: form)
        folders = (goldens.folder, output, goldens.words)
    }

    /// How a report names folders, and the command that accepts a change.
    /// - Parameter pending: the commands for the candidates that the run has left; nil where it leaves none.
    func textOptions(_ pending: PendingCommands? = nil, isVerbose: Bool = false) -> GoldenReportOptions {
        let words = folders.goldenWords
        var options = GoldenReportOptions(goldens: folders.goldens, artefacts: folders.output, place: places.place) {
            pending?.accept($0) ?? RecordWords.command(for: $0, words)
        }
        options.isVerbose = isVerbose
        return options
    }

    /// The scene with a path relative to the working directory, so that no report names a path of one machine.
    private static func named(below scene: BalloonScene) -> BalloonScene {
        guard scene.file.hasPrefix("/") else { return scene }
        var scene = scene
        scene.file = PendingFolder.relative(scene.file)
        return scene
    }

    /// Lays out every golden before the first is written, so that an error in any scene ends the recording before
    /// anything is written.
    private func layOutEverything(_ fonts: FontCascade) throws {
        let context = LayoutContext(traits: TraitCollection(), fonts: fonts)
        try OrderedConcurrency.forEach(
            chosen, workerCount: jobs, makeWorker: { context },
            work: { context, golden in
                var context = context
                context.traits = golden.traits
                try golden.scene.refuseEmpty(golden.scene.layout(in: context))
            },
            consume: { _, _ in })
    }

    /// Draws and checks every golden, on many cores.
    func report() throws -> GoldenReport {
        let plan = try GoldenPlan(declared.map(\.cell))
        let (run, inputs, gates) = (run, inputs, gates)
        let context = LayoutContext(traits: TraitCollection(), fonts: fonts)
        if run.mode == .all { try layOutEverything(layoutFonts) }
        let progress = ProgressLine(title, total: chosen.count)
        try OrderedConcurrency.forEach(
            chosen, workerCount: jobs, makeWorker: { try BalloonRenderer() },
            work: { renderer, golden in
                let file = golden.scene.file
                _ = run.check(golden.cell, inputs: inputs[file], refusing: gates[file] ?? .everything) {
                    try renderer.rendering(of: golden, in: context)
                }
            },
            consume: { index, _ in progress.update(index + 1) })
        progress.finish()
        var report = try run.report(plan: plan, scope: scope, shard: shard, isPartOfMore: isPartOfMore)
            .adding(errors: read.portableErrors)
        report.plan = self.plan
        return report
    }
}

/// None of the scenes can be read.
struct UnreadableScenes: Error {
    let read: ReadScenes
}
