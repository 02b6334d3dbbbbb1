import Foundation
import Sweeps

/// What the tests of one process share.
///
/// This is state of the process on purpose: that a golden was recorded by an earlier attempt, and that another test has
/// its name already, is known only to who remembers.
final class GoldenRuns: Sendable {
    static let shared = GoldenRuns()

    private let runs = LockedRuns()

    /// The run for a folder and a mode: always the same one.
    func run(folder: String, mode: RecordMode, artefacts: String?) throws -> GoldenRun {
        let engine = EngineFingerprint(fonts: try TestFonts.cascade())
        return runs.run(for: LockedRuns.Key(folder: folder, mode: mode, artefacts: artefacts)) {
            GoldenRun(
                store: GoldenStore(root: folder), mode: mode, engine: engine,
                artefacts: artefacts.map(ArtefactFolder.init))
        }
    }
}

/// Runs by what they were made for.
///
/// Invariant: `runs` is read and written only while `lock` is held.
private final class LockedRuns: @unchecked Sendable {
    struct Key: Hashable {
        let folder: String
        let mode: RecordMode
        let artefacts: String?
    }

    private let lock = NSLock()
    private var runs: [Key: GoldenRun] = [:]

    func run(for key: Key, make: () -> GoldenRun) -> GoldenRun {
        lock.withLock {
            if let run = runs[key] { return run }
            let run = make()
            runs[key] = run
            return run
        }
    }
}
