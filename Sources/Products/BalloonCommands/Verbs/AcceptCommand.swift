import ArgumentParser
import Goldens

struct AcceptCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Makes the candidates of failing cells their goldens; use it when a change is right.",
        discussion: """
            What is written is the candidate that was looked at, byte by byte; nothing is drawn again. A candidate that has \
            changed since, or whose golden or scene has, is refused (exit 1).
            """)

    @OptionGroup var selection: PendingSelection

    @Flag(help: "Accepts only what is painted differently: refuses each cell whose layout changed.")
    var paint = false

    @Flag(help: "Accepts under continuous integration too, where nobody reviews goldens.")
    var force = false

    @Flag(help: "Prints JSON.")
    var json = false

    var printsJSON: Bool { json }

    func run() throws {
        try GoldenChangeGuard.require(unless: force)
        let folder = PendingFolder(root: selection.pending.folder)
        let review = try selection.pending.review()
        let (chosen, left) = try selection.candidates(of: review)
        let words = left.isEmpty ? "" : selection.words(for: left, in: review)
        let changes = try CandidateChanges.accepting(chosen, in: folder, isPaintOnly: paint)
        var answer = PendingAnswer(
            changes, left: left, hints: selection.hints(in: review),
            words: words.isEmpty ? "" : "balloon accept " + words)
        answer.count(try selection.pending.review())
        try answer.write(verb: "accepted", json: json)
    }
}
