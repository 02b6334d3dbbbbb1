import ArgumentParser
import BalloonCommands
import Foundation
import Scenarios
import Scenes
import Support

struct HostCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "host",
        abstract: "Plays scripted conversations: what Messages calls in the app, in which order.",
        discussion: """
            A scenario names an app, its messages and what happens step by step; see Examples/Scenarios. The log has \
            a line for each thing that the user and Messages do, and for each callback of each controller. A step that \
            cannot be done ends its scenario: the log up to there is printed, then the error.
            """)

    @Argument(help: "Scenario files, or folders of them.", completion: .scenes)
    var scenarios: [String]

    @OptionGroup var fonts: FontOptions

    @Flag(help: "Prints JSON: an object for each event.")
    var json = false

    var printsJSON: Bool { json }

    func run() throws {
        let scenarios = try read()
        guard !scenarios.isEmpty else { throw CommandError.noScenarios }
        let fonts = try fonts.cascade()
        // Controllers run on the main thread, where commands run too.
        let played = MainActor.assumeIsolated {
            scenarios.map { scenario in
                let run = scenario.play(fonts: fonts)
                return PlayedScenario(scenario: scenario.name, events: run.events, failure: run.failure)
            }
        }
        if json {
            try JSONOutput.write(["scenarios": played], as: .host)
        } else {
            // A scenario whose first step fails has no log.
            let texts = played.filter { !$0.events.isEmpty }.map { ($0.scenario, $0.text) }
            let isOne = played.count == 1
            if !texts.isEmpty {
                let logs = texts.map { isOne ? $1 : "== \(QuotedText.withoutInvisible($0))\n\($1)" }
                try StandardOutput.write(document: logs.joined(separator: "\n\n") + "\n")
            }
        }
        let failures = played.compactMap(\.failure)
        // The JSON contains the failures too. The sentences go to standard error, so that standard output is one document.
        for failure in failures { StandardError.write("error: \(failure)") }
        if let last = failures.last { throw ExitStatus(of: last) }
    }

    /// The scenarios of all arguments.
    /// - Throws: ``SceneFileErrors`` with the errors of all files.
    private func read() throws -> [HostScenario] {
        let found = try SceneFiles.paths(self.scenarios, of: .scenario)
        var errors = found.missing
        var scenarios: [HostScenario] = []
        for path in found.paths {
            do {
                scenarios.append(try HostScenario(contentsOf: path))
            } catch let error as SceneError {
                errors.append(error)
            }
        }
        guard errors.isEmpty else { throw SceneFileErrors(errors) }
        return scenarios
    }
}
