import ArgumentParser
import Goldens

/// Where failing cells have left their candidates.
struct PendingOptions: ParsableArguments {
    @Option(name: .customLong("pending"), help: "The folder of the candidates of failing cells.")
    var folder = PendingFolder.standard

    /// Everything that waits for somebody to look at it.
    func review() throws -> PendingReview { PendingReview(try PendingFolder(root: folder).candidates()) }

    /// The folder for who only looks: it may be an artefact of another machine.
    var folderToRead: PendingFolder { PendingFolder(reading: folder) }

    /// Everything in ``folderToRead`` that waits for somebody to look at it.
    func reviewToRead() throws -> PendingReview { PendingReview(try folderToRead.candidates()) }

    /// What else a command of the same folder needs to say; empty for the standard folder.
    var words: String { folder == PendingFolder.standard ? "" : " --pending \(folder)" }
}
