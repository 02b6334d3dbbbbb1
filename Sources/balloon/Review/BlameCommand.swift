import ArgumentParser
import Goldens
import ViewLayout

struct BlameCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "blame",
        abstract: "Prints the commits that changed a golden, the latest first, with what changed in each.")

    @Argument(help: "The name of a golden, such as dinner@L.")
    var name: String

    @OptionGroup var goldens: GoldenOptions

    @Flag(help: "Prints JSON.")
    var json = false

    func run() throws {
        let store = goldens.store
        let files = [GoldenStore.recordExtension, GoldenStore.pictureExtension].map { store.path(of: "\(name).\($0)") }
        let commits = try GitHistory.commits(touching: files)
        guard !commits.isEmpty else {
            StandardError.write("error: no commit has \(name) in \(goldens.folder); balloon list shows what is there")
            throw ExitStatus.goldenMissing
        }
        let versions = commits.map { Version(commit: $0, files: files) }
        let changes = versions.indices.map { index in
            Change(versions[index], since: index + 1 < versions.count ? versions[index + 1] : nil)
        }
        if json { return try JSONOutput.write(changes) }
        for change in changes {
            try StandardOutput.write(line: "\(change.commit) \(change.subject)")
            for sentence in change.changes { try StandardOutput.write(line: "  \(sentence)") }
        }
    }
}

/// A golden as a commit has it.
private struct Version {
    let commit: GitHistory.Commit
    /// Whether it has both files.
    let isComplete: Bool
    /// The record; nil where it is not one that this version reads.
    let layout: LayoutRecord?
    let picture: [UInt8]?

    init(commit: GitHistory.Commit, files: [String]) {
        self.commit = commit
        let record = GitHistory.file(files[0], in: commit)
        layout = record.flatMap { try? LayoutRecord(text: String(decoding: $0, as: UTF8.self)) }
        picture = GitHistory.file(files[1], in: commit)
        isComplete = record != nil && picture != nil
    }
}

/// What a commit did to a golden.
private struct Change: Encodable {
    let commit, subject: String
    /// What changed, the most telling first.
    let changes: [String]

    /// Changes that are named; the rest are counted.
    private static let maximumCount = 5

    init(_ version: Version, since earlier: Version?) {
        (commit, subject) = (version.commit.hash, version.commit.subject)
        guard version.isComplete else {
            changes = ["removed"]
            return
        }
        guard let earlier, earlier.isComplete else {
            changes = ["recorded"]
            return
        }
        guard let layout = version.layout, let before = earlier.layout else {
            changes = ["a record that this version of Balloon cannot read"]
            return
        }
        let all = LayoutDifference(from: before, to: layout).byImportance.map(\.description)
        let more = all.count > Self.maximumCount ? ["\(all.count - Self.maximumCount) more changes"] : []
        let isPainted = all.isEmpty && earlier.picture != version.picture
        changes = all.prefix(Self.maximumCount) + more + (isPainted ? ["the same layout is drawn differently"] : [])
    }
}
