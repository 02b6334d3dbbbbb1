import Foundation

/// What a failing cell leaves behind: the files that it would be recorded as, and what they were compared with.
///
/// The candidate's picture and record lie beside this description, in the form of a golden, together with a picture of
/// the difference.
package struct PendingCandidate: Sendable, Equatable, Codable {
    /// The version of the file.
    package let version: Int
    /// The folder of the golden, relative to the working directory of the run.
    package let goldens: String
    /// The result of the comparison.
    package let result: GoldenResult
    /// The hashes of the candidate's files and of the golden that it was compared with.
    package let hashes: Hashes
    /// The digest of the scene that it was drawn from; nil where it is not known, as in a test.
    package let inputs: String?
    /// Why the candidate cannot become a golden; nil when it can.
    package let refusal: String?

    /// The SHA-256 of files, each nil where there is none.
    package struct Hashes: Sendable, Hashable, Codable {
        /// The candidate's two files.
        package let picture, record: String?
        /// The two files of the golden that it would replace.
        package let goldenPicture, goldenRecord: String?
    }

    static let currentVersion = 1

    /// The name of the cell.
    package var name: String { result.name }

    /// Whether the file of its scene exists.
    var hasScene: Bool { FileManager.default.fileExists(atPath: result.source) }

    /// Whether a test left it; the file of a test is not known.
    package var isOfTest: Bool { GoldenCell.isOfTest(source: result.source) }

    /// Whether the folder of its golden does not exist, so that nobody can have compared it with anything there: the
    /// folder is gone, or its name was misspelled. A test makes the folder with its first golden.
    var isOrphan: Bool {
        guard !FileManager.default.fileExists(atPath: goldens) else { return false }
        return !isOfTest || hashes.goldenPicture != nil || hashes.goldenRecord != nil
    }

    /// The names of the candidate's files in its folder.
    package var files: (picture: String, record: String, difference: String, description: String) {
        (
            "\(name).\(GoldenStore.pictureExtension)", "\(name).\(GoldenStore.recordExtension)",
            "\(name).difference.\(GoldenStore.pictureExtension)", "\(name).\(PendingFolder.descriptionExtension)"
        )
    }
}
