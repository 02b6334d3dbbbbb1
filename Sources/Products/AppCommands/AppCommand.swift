import ArgumentParser
import BalloonCommands
import Foundation
import Support

/// `balloon-apps`: the verbs that run or read an app's own code, or serve pages. `balloon` starts it, so it calls itself balloon.
package struct AppCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "balloon",
        abstract: "Plays conversations with an app, brings apps to Linux, and serves pages.",
        version: BalloonVersion.current,
        subcommands: [HostCommand.self, ImportCommand.self, ServeReviewCommand.self, StudioCommand.self])

    package init() {}

    /// Runs the command line and ends the process.
    package static func main() -> Never {
        Foundation.exit(Program(AppCommand.self).run(in: .process).rawValue)
    }
}
