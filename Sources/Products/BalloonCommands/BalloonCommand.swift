import ArgumentParser
import Foundation
import Support

/// `balloon`: measures, renders and regression-checks message balloons.
package struct BalloonCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
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
            HostVerb.self, NewCommand.self, SchemaCommand.self, ImportVerb.self,
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

    package init() {}

    /// Runs the command line and ends the process.
    package static func main() -> Never {
        let arguments = Array(CommandLine.arguments.dropFirst())
        Foundation.exit(Program(BalloonCommand.self).run(arguments).rawValue)
    }
}
