import Foundation

/// What a failing cell has left behind: what it would be recorded as, and what that was compared with.
///
/// Beside its file lie the candidate's picture and record, exactly as they would be a golden, and a picture of the
/// difference.
package struct PendingCandidate: Sendable, Equatable, Codable {
    /// The version of the file.
    package let version: Int
    /// The folder of the golden, relative to the working directory of the run.
    package let goldens: String
    /// What happened.
    package let result: GoldenResult
    /// What the candidate is, and the golden that it was compared with.
    package let hashes: Hashes
    /// The digest of what it was drawn from; nil where it is not known, as in a test.
    package let inputs: String?
    /// Why the candidate cannot become a golden; nil when it can.
    package let refusal: String?
    /// Whether its picture goes on the sheet of its scene; nil for no.
    package var isOnSheet: Bool?

    /// The SHA-256 of files, each nil where there is none.
    package struct Hashes: Sendable, Hashable, Codable {
        /// The candidate's two files.
        package let picture, record: String?
        /// The two files of the golden that it would replace.
        package let goldenPicture, goldenRecord: String?
    }

    static let currentVersion = 1

    /// The cell's name.
    package var name: String { result.name }

    /// Whether the file of its scene is there.
    var hasScene: Bool { FileManager.default.fileExists(atPath: result.source) }

    /// Whether it was left by a test, whose file is not known.
    package var isOfTest: Bool { result.source.contains(".swift:") }

    /// Whether the folder of its golden is gone, and with it the golden that it was compared with, or the scene that was
    /// to have one. The file of a test is not known.
    var isOrphan: Bool {
        let files = FileManager.default
        guard !files.fileExists(atPath: goldens) else { return false }
        return hashes.goldenPicture != nil || hashes.goldenRecord != nil || (!isOfTest && !hasScene)
    }

    /// The names of the candidate's files in its folder.
    package var files: (picture: String, record: String, difference: String, description: String) {
        (
            "\(name).\(GoldenStore.pictureExtension)", "\(name).\(GoldenStore.recordExtension)",
            "\(name).difference.\(GoldenStore.pictureExtension)", "\(name).\(PendingFolder.descriptionExtension)"
        )
    }
}
