import BalloonLayouts
import Foundation
import Goldens
import Scenes
import Support
import Sweeps
import Synchronization

/// Compares goldens of a folder, at one place in a test.
struct GoldenCheck {
    private let place: TestPlace
    private let run: GoldenRun
    private let artefacts: String?
    private let options: GoldenReportOptions
    /// Whether the source code requests that each golden be recorded. A test that does so never passes.
    private let recordsFromSource: Bool

    init(_ settings: GoldenSettings, at place: TestPlace) throws {
        self.place = place
        let folder = place.folder(settings)
        let environment = ProcessInfo.processInfo.environment
        recordsFromSource = settings.record == .all && environment[RecordMode.variable] == nil
        let mode = try RecordMode.resolved(
            environment: environment,
            call: settings.record.map { (mode: $0, source: place.source) })
        run = try GoldenRuns.shared.run(folder: folder, mode: mode, settings: settings)
        artefacts = settings.artefacts
        let command = "\(RecordMode.variable)=all swift test --filter '\(place.test)'"
        options = GoldenReportOptions(goldens: folder, artefacts: settings.artefacts) { _ in command }
    }

    /// Compares a balloon with the golden of the place.
    /// - Parameters:
    ///   - reason: why the golden may show nothing but the balloon.
    ///   - allowances: the flaws that the golden may show.
    func verify(
        named name: String?, blank reason: String?, allowing allowances: [LintAllowance],
        _ balloon: () throws -> PlacedBalloon
    ) throws -> GoldenVerification {
        if let bare = allowances.first(where: { !$0.reason.contains { !$0.isWhitespace } }) {
            throw GoldenError.allowanceWithoutReason(rule: bare.rule, source: place.source)
        }
        GoldenRuns.shared.tellLeftOver(of: place, in: run.store)
        return verify(
            try GoldenCell(scene: goldenName(name), source: place.source, blankReason: reason),
            allowing: allowances, balloon)
    }

    private func goldenName(_ name: String?) throws -> String {
        try place.suites.map { place.goldenName(name, suites: $0) }
            ?? place.goldenName(name, among: run.store.goldens().map(\.name))
    }

    /// Throws where the test has goldens that it did not ask for: nothing is compared with them.
    /// - Parameters:
    ///   - asked: the names that it asked for.
    ///   - starts: how the names begin that it may ask for.
    ///   - ends: how they end.
    func requireAll(asked: [String], beginningWith starts: [String], endingWith ends: [String]) throws {
        guard run.mode != .all else { return }
        let (known, own) = (Set(try asked.map(goldenName)), try goldenName(nil))
        let lost = try run.store.goldens().map(\.name).filter { name in
            !known.contains(name) && starts.contains { name.hasPrefix("\(own).\($0)") }
                && ends.contains(where: name.hasSuffix)
        }
        guard !lost.isEmpty else { return }
        throw GoldenFailure(
            kind: .badInput,
            message:
                "\(place.source): \(Counted.list(lost)) \(lost.count == 1 ? "is" : "are") compared with nothing, because no touch "
                + "of this call makes such a balloon; fix the app, call touchAll once in a test, or remove the files of each"
        )
    }

    /// Compares every golden that a scene declares.
    /// - Parameter isAsRead: whether the scene equals its file, so that goldens can keep a digest of the file.
    func verify(_ scene: BalloonScene, isAsRead: Bool = false) throws -> [GoldenVerification] {
        let inputs = isAsRead ? scene.inputDigest : nil
        return try scene.declaredGoldens().map { golden in
            verify(golden.cell, inputs: inputs, allowing: scene.lintAllowances) {
                try placedBalloon(of: scene, traits: golden.traits)
            }
        }
    }

    /// Compares every golden that the scenes of a folder declare.
    /// - Throws: ``GoldenFailure`` when the folder contains no scene: a run that compares nothing must not pass.
    func verify(scenesIn folder: String) throws -> [GoldenVerification] {
        let files = try SceneFolder.files(in: folder)
        guard !files.isEmpty else {
            throw GoldenFailure(
                kind: .badInput, message: "\(place.source): nothing is compared, because \(folder) holds no scene")
        }
        return try files.flatMap { file in
            let scene = try BalloonScene(contentsOf: file)
            return try verify(scene, isAsRead: true)
        }
    }

    private func verify(
        _ cell: GoldenCell, inputs: String? = nil, allowing allowances: [LintAllowance],
        _ balloon: () throws -> PlacedBalloon
    ) -> GoldenVerification {
        let outcome = run.check(cell, inputs: inputs) {
            try BalloonRenderer().rendering(of: balloon(), allowing: allowances)
        }
        return GoldenVerification(
            outcome, options: options, artefactFolder: artefacts, recordsFromSource: recordsFromSource)
    }
}

/// State that the tests of one process share.
///
/// Process-wide on purpose: detecting a golden that an earlier attempt recorded, or a name that two tests use, needs
/// memory across tests.
final class GoldenRuns: Sendable {
    static let shared = GoldenRuns()

    private struct Key: Hashable {
        let folder: String
        let mode: RecordMode
        let artefacts, pending: String?
    }

    private let runs = Mutex<[Key: GoldenRun]>([:])
    /// The sources and folders that were searched for goldens that no test asks for.
    private let searched = Mutex<Set<[String]>>([])

    /// Tells once, for each source, which of its goldens no test asks for any more.
    func tellLeftOver(of place: TestPlace, in store: GoldenStore) {
        guard searched.withLock({ $0.insert([place.path, store.root]).inserted }),
            let names = try? store.goldens().map(\.name)
        else { return }
        let leftOver = place.leftOver(among: names)
        guard !leftOver.isEmpty else { return }
        let files = Counted.list(leftOver.map { "\(store.root)/\($0)" })
        TestWarning(
            message:
                "no test of \(place.source.prefix { $0 != ":" }) asks for \(files); remove the files of each, or rename "
                + "them with the test"
        ).record(at: place)
    }

    /// The run for a folder and a mode: the same one each time.
    func run(folder: String, mode: RecordMode, settings: GoldenSettings) throws -> GoldenRun {
        let engine = EngineFingerprint(fonts: try TestFonts.cascade())
        let isShown = ProcessInfo.processInfo.environment[PendingFolder.studioVariable].map { !["", "0"].contains($0) }
        let shown = isShown == true ? PendingFolder.studio : nil
        let key = Key(folder: folder, mode: mode, artefacts: settings.artefacts, pending: settings.pending)
        return try runs.withLock { runs in
            if let run = runs[key] { return run }
            let store = GoldenStore(root: folder)
            let run = GoldenRun(
                store: store, mode: mode, engine: engine,
                artefacts: try settings.artefacts.map { try ArtefactFolder(root: $0, besides: store) },
                pending: try settings.pending.map { try PendingFolder(root: $0, besides: store) },
                shown: try shown.map { try PendingFolder(root: $0, besides: store) })
            runs[key] = run
            return run
        }
    }
}
