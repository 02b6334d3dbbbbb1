import ArgumentParser
import Foundation

/// `balloon`: measures, renders and regression-checks message balloons.
@main
struct BalloonCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "balloon",
        abstract: "Measures, renders and regression-checks message balloons.",
        discussion: """
            Exit codes: 0 equal or done, 1 different, 2 usage or bad input, 3 golden missing, 4 stale golden, \
            5 environment, 6 nothing compared.
            """,
        version: BalloonVersion.current,
        subcommands: [
            MeasureCommand.self, RenderCommand.self, RecordCommand.self, VerifyCommand.self, SweepCommand.self,
            TypesetCommand.self,
        ])

    /// Runs the command line. ArgumentParser ends usage errors with 64; here they are 2, like every bad input.
    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            let code = exitCode(for: error)
            if code == .success {
                print(fullMessage(for: error))
                return
            }
            if let status = error as? ExitStatus { exit(status) }
            StandardError.write(message(of: error))
            exit(code == .validationFailure ? .badInput : ExitStatus(of: error))
        }
    }

    private static func exit(_ status: ExitStatus) -> Never { Foundation.exit(status.rawValue) }

    private static func message(of error: any Error) -> String {
        exitCode(for: error) == .validationFailure ? fullMessage(for: error) : "error: \(error)"
    }
}

/// The version that `--version` prints and goldens carry.
enum BalloonVersion {
    static let current = "0.1.0"
}
