import Foundation
import Goldens
import Sweeps

/// State that the tests of one process share.
///
/// Process-wide on purpose: detecting a golden that an earlier attempt recorded, or a name that two tests use, needs
/// memory across tests.
final class GoldenRuns: Sendable {
    static let shared = GoldenRuns()

    private let runs = LockedRuns()

    /// The run for a folder and a mode: the same one each time.
    func run(folder: String, mode: RecordMode, settings: GoldenSettings) throws -> GoldenRun {
        let engine = EngineFingerprint(fonts: try TestFonts.cascade())
        return try runs.run(
            for: LockedRuns.Key(folder: folder, mode: mode, artefacts: settings.artefacts, pending: settings.pending)
        ) {
            let store = GoldenStore(root: folder)
            return GoldenRun(
                store: store, mode: mode, engine: engine,
                artefacts: try settings.artefacts.map { try ArtefactFolder(root: $0, besides: store) },
                pending: try settings.pending.map { try PendingFolder(root: $0, besides: store) })
        }
    }
}

/// Runs by folder and mode.
///
/// Invariant: `runs` is read and written only while `lock` is held.
private final class LockedRuns: @unchecked Sendable {
    struct Key: Hashable {
        let folder: String
        let mode: RecordMode
        let artefacts, pending: String?
    }

    private let lock = NSLock()
    private var runs: [Key: GoldenRun] = [:]

    func run(for key: Key, make: () throws -> GoldenRun) rethrows -> GoldenRun {
        try lock.withLock {
            if let run = runs[key] { return run }
            let run = try make()
            runs[key] = run
            return run
        }
    }
}
