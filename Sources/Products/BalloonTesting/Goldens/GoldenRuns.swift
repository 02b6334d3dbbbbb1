import Goldens
import Sweeps
import Synchronization

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

    /// The run for a folder and a mode: the same one each time.
    func run(folder: String, mode: RecordMode, settings: GoldenSettings) throws -> GoldenRun {
        let engine = EngineFingerprint(fonts: try TestFonts.cascade())
        let key = Key(folder: folder, mode: mode, artefacts: settings.artefacts, pending: settings.pending)
        return try runs.withLock { runs in
            if let run = runs[key] { return run }
            let store = GoldenStore(root: folder)
            let run = GoldenRun(
                store: store, mode: mode, engine: engine,
                artefacts: try settings.artefacts.map { try ArtefactFolder(root: $0, besides: store) },
                pending: try settings.pending.map { try PendingFolder(root: $0, besides: store) })
            runs[key] = run
            return run
        }
    }
}
