import ArgumentParser
import Balloons
import Foundation
import Goldens
import Sweeps

struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Compares what scenes draw with their goldens, exactly, and explains differences in terms of layout.",
        discussion: """
            Goldens are never written. With a folder of scenes, goldens that no scene declares are stale (exit 4); with \
            files, only those of these scenes.
            """)

    @Argument(help: "Scene files, or folders of them.")
    var scenes: [String]

    @OptionGroup var goldens: GoldenOptions
    @OptionGroup var fonts: FontOptions

    @Option(help: "A folder for the pictures of each failure: expected, actual, difference.")
    var output: String?

    @Flag(help: "Prints JSON.")
    var json = false

    func run() throws {
        let run = try GoldenCommandRun(
            scenes: scenes, goldens: goldens, fonts: fonts, mode: .never, output: output, title: "verifying")
        let report = try run.report()
        try StandardOutput.write(text: json ? report.json() : report.text(options: run.textOptions))
        if let status = ExitStatus(rawValue: report.exitCode.rawValue), status != .done { throw status }
    }
}
