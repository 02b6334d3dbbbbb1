import ArgumentParser
import Goldens

struct RejectCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "reject",
        abstract:
            "Deletes the candidates of failing cells, which fail until they are fixed; use it when a change is wrong.",
        discussion: "A golden that a failing run has recorded, and that nobody has accepted, is removed as well.")

    @OptionGroup var selection: PendingSelection

    @Flag(help: "Prints JSON.")
    var json = false

    var printsJSON: Bool { json }

    func run() throws {
        let folder = PendingFolder(root: selection.pending.folder)
        let review = try selection.pending.review()
        let (chosen, left) = try selection.candidates(of: review)
        let words = left.isEmpty ? "" : selection.words(for: left, in: review)
        let changes = try CandidateChanges.rejecting(chosen, in: folder)
        var answer = PendingAnswer(
            changes, left: left, hints: selection.hints(in: review),
            words: words.isEmpty ? "" : "balloon reject " + words)
        answer.count(try selection.pending.review())
        try answer.write(verb: "rejected", json: json)
    }
}
