import ArgumentParser
import Goldens
import Support

/// The folder of the candidates.
package struct PendingOptions: ParsableArguments {
    @Option(name: .customLong("pending"), help: "The folder of the candidates of failing cells.")
    package var folder = PendingFolder.standard

    package init() {}

    /// Everything that waits for a review.
    func review() throws -> PendingReview { PendingReview(try PendingFolder(root: folder).candidates()) }

    /// The folder for commands that only read; it may be an artefact of another machine.
    var folderToRead: PendingFolder { PendingFolder(reading: folder) }

    /// Everything in ``folderToRead`` that waits for a review.
    func reviewToRead() throws -> PendingReview { PendingReview(try folderToRead.candidates()) }

    /// The option that a command for the same folder needs; empty for the standard folder.
    package var words: String { folder == PendingFolder.standard ? "" : " --pending \(ShellWord.path(folder))" }
}
