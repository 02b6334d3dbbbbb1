import ArgumentParser
import BalloonCommands
import Foundation
import Goldens
import LoopbackServer

/// `balloon review --page`: the review in a browser.
struct ServeReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Serves the page of what is pending on this machine, where cells are accepted and rejected.",
        discussion: """
            The printed address opens in a browser of this machine and in no other one. What the page does is what accept and \
            reject do; a second page and other commands see it at once. Control-C ends it.
            """)

    @Option(help: "The port to listen on; any that is free by default.")
    var port = 0

    @OptionGroup var pending: PendingOptions

    @Flag(help: "Serves under continuous integration too, where nobody reviews goldens.")
    var force = false

    func validate() throws {
        guard (0...Int(UInt16.max)).contains(port) else { throw ValidationError("--port is 0 to 65535") }
    }

    func run() throws {
        try GoldenChangeGuard.require(unless: force)
        let folder = PendingFolder(root: pending.folder)
        let site = ReviewSite(try ReviewBoard(folder), ServedPage(folder: folder, words: pending.words))
        let server: LoopbackServer
        do {
            server = try LoopbackServer(port: port) { site.answer($0) }
        } catch {
            throw CommandError(
                "--port \(port) cannot be listened on: \(error.localizedDescription); leave it out for one that is free"
            )
        }
        try StandardOutput.write(line: "\(server.address)\nopen this address in a browser; Control-C ends it")
        server.run()
    }
}
