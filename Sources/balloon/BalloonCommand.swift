import ArgumentParser
import Balloons
import Foundation
import Support
import Sweeps

/// `balloon`: measures, renders and regression-checks message balloons.
@main
struct BalloonCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "balloon",
        abstract: "Measures, renders and regression-checks message balloons.",
        discussion: """
            Exit codes: 0 equal or done, 1 different or (lint) an error found, 2 usage or bad input, 3 golden missing, 4 stale golden, \
            5 environment, 6 nothing compared.
            """,
        version: BalloonVersion.current,
        subcommands: [
            MeasureCommand.self, RenderCommand.self, SweepCommand.self, BreaksCommand.self, LintCommand.self,
            TypesetCommand.self,
            HostCommand.self, NewCommand.self, SchemaCommand.self, ImportCommand.self,
        ],
        groupedSubcommands: [
            CommandGroup(
                name: "Goldens",
                subcommands: [
                    RecordCommand.self, VerifyCommand.self, MergeCommand.self, CellsCommand.self, ListCommand.self,
                    InspectCommand.self,
                    DiffCommand.self, BlameCommand.self, PruneCommand.self, DoctorCommand.self,
                ]),
            CommandGroup(
                name: "What is pending",
                subcommands: [
                    ReviewCommand.self, ReportCommand.self, ExplainCommand.self, AcceptCommand.self,
                    RejectCommand.self,
                ]),
        ])

    /// Runs the command line. ArgumentParser ends with 64 on errors of usage; Balloon ends with 2, as on all bad input.
    static func main() {
        var printsJSON = false
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            if let mistake = UnknownVerb.first(of: arguments, verbs: verbs) { throw mistake }
            var command = try parsed(arguments)
            printsJSON = (command as? any PrintsJSON)?.printsJSON ?? false
            try command.run()
        } catch {
            if exitCode(for: error) == .success {
                write(fullMessage(for: error))
                return
            }
            if let status = error as? ExitStatus { exit(status) }
            if let errors = (error as? SceneFileErrors) ?? (error as? SceneError).map({ SceneFileErrors([$0]) }) {
                report(errors, asJSON: printsJSON)
            } else if printsJSON, exitCode(for: error) != .validationFailure {
                write(SceneFileErrors.json(of: error))
            } else {
                StandardError.write("error: " + message(of: error))
            }
            exit(ExitStatus(of: error))
        }
    }

    /// The command with its options. When the library parses from the root, it makes the options of a verb three times,
    /// and checks them each time in a debug build. Therefore a verb is parsed on its own. If that fails, the arguments are
    /// parsed from the root, for help and for messages that name the verb.
    private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        let verb = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        if let verb, let command = try? verb.parse(Array(arguments.dropFirst())) { return command }
        return try parseAsRoot(arguments)
    }

    /// Reports errors in scenes on standard error, or as JSON on standard output for programs.
    private static func report(_ errors: SceneFileErrors, asJSON: Bool) {
        if asJSON { write(errors.json) } else { StandardError.write(errors.text) }
    }

    private static func write(_ errors: SceneFileErrors.Answer) {
        do { try JSONOutput.write(errors, as: .errors) } catch { StandardError.write("error: \(error)") }
    }

    /// Writes help or the version, which a script may read.
    private static func write(_ message: String) {
        do {
            try StandardOutput.write(line: message)
        } catch {
            StandardError.write("error: \(error)")
            exit(ExitStatus(of: error))
        }
    }

    private static func exit(_ status: ExitStatus) -> Never { Foundation.exit(status.rawValue) }

    private static var verbs: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }

    /// An error in one line. An error of usage refers to the verb's help.
    private static func message(of error: any Error) -> String {
        guard exitCode(for: error) == .validationFailure else { return "\(error)" }
        let verb = CommandLine.arguments.dropFirst().first { verbs.contains($0) }
        let help = (["balloon"] + (verb.map { [$0] } ?? []) + ["--help"]).joined(separator: " ")
        return message(for: error).split(separator: "\n").joined(separator: " ") + " (see \(help))"
    }
}
