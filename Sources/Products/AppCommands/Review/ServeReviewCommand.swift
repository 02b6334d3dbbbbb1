import ArgumentParser
import BalloonCommands
import Foundation
import Goldens

/// `balloon review --page`: the review in a browser.
struct ServeReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Serves the page of what is pending on this machine, where cells are accepted and rejected.",
        discussion: """
            The printed address opens in a browser of this machine and in no other one. What the page does is what accept and \
            reject do; a second page and other commands see it at once. Control-C ends it.
            """)

    @OptionGroup var place: ServerOptions

    @OptionGroup var pending: PendingOptions

    @Flag(help: "Serves under continuous integration too, where nobody reviews goldens.")
    var force = false

    func run() throws {
        try GoldenChangeGuard.require(unless: force)
        let folder = PendingFolder(root: pending.folder)
        let site = ReviewSite(try ReviewBoard(folder), ServedPage(folder: folder, words: pending.words))
        try place.serve { site.answer($0) }
    }
}
