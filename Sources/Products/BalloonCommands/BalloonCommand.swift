import ArgumentParser
import Foundation
import Support

/// `balloon`: measures, renders and regression-checks message balloons.
package struct BalloonCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "balloon",
        abstract: "Measures, renders and regression-checks message balloons.",
        discussion: """
            Exit codes: 0 equal or done, 1 different, an error of lint or a missed expectation, 2 usage or bad input, 3 golden missing, 4 stale golden, \
            5 environment, 6 nothing compared.
            """,
        version: BalloonVersion.current,
        groupedSubcommands: [
            CommandGroup(
                name: "Everyday",
                subcommands: [
                    NewCommand.self, MeasureCommand.self, RenderCommand.self, StudioVerb.self, LintCommand.self,
                    SweepCommand.self, RecordCommand.self, VerifyCommand.self, ReviewCommand.self, ReportCommand.self,
                ]),
            CommandGroup(
                name: "Golden housekeeping",
                subcommands: [
                    InspectCommand.self, AcceptCommand.self, RejectCommand.self, ListCommand.self, CellsCommand.self,
                    PruneCommand.self, MergeCommand.self, DoctorCommand.self,
                ]),
            CommandGroup(
                name: "Other",
                subcommands: [
                    BreaksCommand.self, TypesetCommand.self, HostVerb.self, ImportVerb.self, SchemaCommand.self,
                ]),
        ])

    package init() {}

    /// Runs the command line and ends the process.
    package static func main() -> Never {
        Foundation.exit(Program(BalloonCommand.self).run(in: .process).rawValue)
    }
}
