import ArgumentParser
import Goldens
import ViewLayout

struct BlameCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "blame",
        abstract: "Prints the commits that changed a golden, the latest first, with what changed in each.")

    @Argument(help: "The name of a golden, such as dinner@L.")
    var name: String

    @OptionGroup var goldens: GoldenOptions

    @Flag(help: "Prints JSON.")
    var json = false

    var printsJSON: Bool { json }

    func run() throws {
        let store = goldens.store
        let files = ([GoldenStore.recordExtension] + GoldenForm.allCases.map(\.fileExtension)).map {
            store.path(of: "\(name).\($0)")
        }
        let commits = try GitHistory.commits(touching: files)
        guard !commits.isEmpty else {
            throw NotThereError("no commit has \(name) in \(goldens.folder); balloon list shows what is there")
        }
        let versions = commits.map { Version(commit: $0, files: files) }
        let changes = versions.indices.map { index in
            Change(versions[index], since: index + 1 < versions.count ? versions[index + 1] : nil)
        }
        if json { return try JSONOutput.write(["commits": changes], as: .history) }
        for change in changes {
            try StandardOutput.write(line: "\(change.commit) \(change.subject)")
            for sentence in change.changes { try StandardOutput.write(line: "  \(sentence)") }
        }
    }
}

/// A golden in one commit.
private struct Version {
    let commit: GitHistory.Commit
    /// Whether the commit has both files.
    let isComplete: Bool
    /// The layout; nil where this version cannot read the record.
    let layout: LayoutRecord?
    let picture: [UInt8]?
    /// Whether only the hash of the picture is kept.
    let isHash: Bool

    init(commit: GitHistory.Commit, files: [String]) {
        self.commit = commit
        let record = GitHistory.file(files[0], in: commit)
        layout = record.flatMap { try? LayoutRecord(text: String(decoding: $0, as: UTF8.self)) }
        // A picture, or the hash of one.
        let forms = files.dropFirst().map { GitHistory.file($0, in: commit) }
        picture = forms.compactMap { $0 }.first
        isHash = forms.first == .some(nil)
        isComplete = record != nil && picture != nil
    }
}

/// The change of a golden in one commit.
private struct Change: Encodable {
    let commit, subject: String
    /// The changes, the most important first.
    let changes: [String]

    /// The maximum number of changes that are named; the rest are counted.
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
        var last: [String] = []
        if earlier.isHash != version.isHash {
            last = [version.isHash ? "its picture is kept as a hash" : "its picture is kept"]
        } else if all.isEmpty, earlier.picture != version.picture {
            last = ["the same layout is drawn differently"]
        }
        changes = all.prefix(Self.maximumCount) + more + last
    }
}
