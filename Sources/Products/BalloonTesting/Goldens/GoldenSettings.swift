import Foundation
import Goldens

/// Where the goldens of tests are and what may be written to them.
///
/// ```swift
/// let settings = GoldenSettings(folder: "Tests/Goldens", record: .missing)
/// assertGolden(of: message, named: "invitation", settings: settings)
/// ```
public struct GoldenSettings: Sendable, Hashable {
    /// The folder of the goldens; nil for `Goldens` beside the test's source file.
    public var folder: String?
    /// Which goldens may be written; nil for `never` under continuous integration and `missing` elsewhere. The
    /// environment variable `BALLOON_RECORD` overrides it.
    public var record: RecordMode?
    /// The folder in which failures leave their pictures; nil for none.
    public var artefacts: String?
    /// The folder in which failures leave candidates for `balloon review` and `balloon accept`; nil for none.
    public var pending: String?

    /// Chooses a folder and a mode.
    public init(
        folder: String? = nil, record: RecordMode? = nil, artefacts: String? = GoldenSettings.standardArtefacts,
        pending: String? = GoldenSettings.standardPending
    ) {
        self.folder = folder
        self.record = record
        self.artefacts = artefacts
        self.pending = pending
    }

    /// The settings of the tests that are running: those of the innermost ``GoldensTrait``, or the
    /// defaults.
    @TaskLocal public static var current = GoldenSettings()

    /// `.build/golden-artefacts` in a package that `swift test` runs; nil where the folder `.build` does not exist.
    public static var standardArtefacts: String? {
        FileManager.default.fileExists(atPath: ".build") ? ".build/golden-artefacts" : nil
    }

    /// `.balloon/pending` in the working directory, where the command line looks; nil where nothing can be written there.
    public static var standardPending: String? {
        // Also where there is no `.build`, as with `swift test --scratch-path`. Without the folder, a later run would
        // pass with a golden that an earlier run has recorded and nobody has reviewed.
        FileManager.default.isWritableFile(atPath: ".") ? PendingFolder.standard : nil
    }
}
