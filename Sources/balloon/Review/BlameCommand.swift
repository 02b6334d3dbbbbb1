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
    let layout: LayoutRecord?
    let picture: [UInt8]?

    init(commit: GitHistory.Commit, files: [String]) {
        self.commit = commit
        layout = GitHistory.file(files[0], in: commit).flatMap {
            try? LayoutRecord(text: String(decoding: $0, as: UTF8.self))
        }
        picture = GitHistory.file(files[1], in: commit)
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
        guard let layout = version.layout, version.picture != nil else {
            changes = ["removed"]
            return
        }
        guard let earlier, let before = earlier.layout else {
            changes = ["recorded"]
            return
        }
        let all = LayoutDifference(from: before, to: layout).byImportance.map(\.description)
        let more = all.count > Self.maximumCount ? ["\(all.count - Self.maximumCount) more changes"] : []
        let isPainted = all.isEmpty && earlier.picture != version.picture
        changes = all.prefix(Self.maximumCount) + more + (isPainted ? ["the same layout is drawn differently"] : [])
    }
}
