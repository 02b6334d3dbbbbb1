import ArgumentParser
import Balloons
import Foundation

struct HostCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "host",
        abstract: "Plays scripted conversations: what Messages calls in the app, in which order.",
        discussion: """
            A scenario names an app, its messages and what happens step by step; see Examples/Scenarios. The log has \
            a line for each thing that the user and Messages do, and for each callback of each controller.
            """)

    @Argument(help: "Scenario files, or folders of them.")
    var scenarios: [String]

    @OptionGroup var fonts: FontOptions

    @Flag(help: "Prints JSON: an object for each event.")
    var json = false

    func run() throws {
        let scenarios = try SceneFiles.paths(scenarios).map { try HostScenario(contentsOf: $0) }
        guard !scenarios.isEmpty else { throw NoScenesError() }
        let fonts = try fonts.cascade()
        // A command runs on the main thread, where controllers live.
        let played = try MainActor.assumeIsolated {
            try scenarios.map { scenario in
                PlayedScenario(scenario: scenario.name, events: try scenario.play(fonts: fonts).log)
            }
        }
        if json {
            try JSONOutput.write(played)
        } else {
            let texts = played.map { ($0.scenario, $0.text) }
            let isOne = texts.count == 1
            try StandardOutput.write(
                line: texts.map { isOne ? $1 : "== \($0)\n\($1)" }.joined(separator: "\n\n"))
        }
    }
}
