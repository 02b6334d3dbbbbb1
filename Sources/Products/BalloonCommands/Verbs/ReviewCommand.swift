import ArgumentParser
import Foundation
import Goldens
import ViewLayout

struct ReviewCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract:
            "Walks through what is pending, with one key per answer; use it to accept or reject changes cause by cause.",
        discussion: """
            a accepts the cell, r rejects it, s skips it; A, R and S do so for all cells of the same cause that fail for no \
            other one, and A and R ask for a y before they change more than one golden; u takes the last answer back, as \
            often as there are answers; q ends. Without a terminal the keys are read from standard input.
            """)

    @OptionGroup var cells: NamedCellsOptions

    @OptionGroup var pending: PendingOptions

    @Flag(help: "Accepts under continuous integration too, where nobody reviews goldens.")
    var force = false

    @Flag(help: "Prints what was done as JSON, after the review.")
    var json = false

    var printsJSON: Bool { json }

    @Flag(help: "Opens the review as a page for a browser of this machine, where cells are accepted and rejected.")
    var page = false

    @Option(help: "The port of the page; any that is free by default.")
    var port: Int?

    func validate() throws {
        guard page || port == nil else { throw ValidationError("--port is the page's; give --page, too") }
        guard !page || (cells.isEmpty && !json) else {
            throw ValidationError(
                "the page has a filter of its own, and prints no JSON; remove the names, --where and --json")
        }
    }

    func run() throws {
        try GoldenChangeGuard.require(unless: force)
        if page {
            let options = ["--pending", pending.folder] + (port.map { ["--port", "\($0)"] } ?? [])
            try AppProgram.run("review", options + (force ? ["--force"] : []))
        }
        let filter = try cells.filter()
        let review = try pending.review()
        try PendingFolder(root: pending.folder).keepNumbers(of: review)
        let keys = KeyInput()
        var session = ReviewSession(
            review, folder: PendingFolder(root: pending.folder),
            chosen: review.candidates.filter { filter?.matches(review.facts(of: $0)) ?? true },
            keys: keys, isQuiet: json)
        try keys.during { try session.run() }
        if json {
            try JSONOutput.write(session.done, as: .reviewed)
        } else {
            try StandardOutput.write(line: session.summary)
        }
        if !session.done.refused.isEmpty { throw ExitStatus.different }
    }
}
