import ArgumentParser
import BalloonCommands
import Foundation
import Support

/// `balloon-apps`: the verbs that run or read an app's own code. `balloon` starts it, so it calls itself balloon.
package struct AppCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "balloon",
        abstract: "Plays conversations with an app, and brings apps to Linux.",
        version: BalloonVersion.current,
        subcommands: [HostCommand.self, ImportCommand.self])

    package init() {}

    /// Runs the command line and ends the process.
    package static func main() -> Never {
        Foundation.exit(Program(AppCommand.self).run(in: .process).rawValue)
    }
}
