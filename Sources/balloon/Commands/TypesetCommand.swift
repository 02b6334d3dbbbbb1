import ArgumentParser
import Foundation
import Typesetting

struct TypesetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "typeset",
        abstract: "Breaks texts into lines: JSON Lines in, JSON Lines out.",
        discussion: """
            Reads {"id","text","size","width","lang"} a line (optional: "weight", "maxLines", "truncation"; a width of \
            null is unlimited) and writes {"id","size","width","lines":[{"start","width"}],"height"} a line, in order. \
            A bad line gives {"line","error"} and the run goes on; the exit code is then 2.
            """)

    @Option(help: "The per-size tracking of the system font: system or none.")
    var tracking: TrackingOption = .system

    @OptionGroup var fonts: FontOptions

    func run() throws {
        let typesetter = LineTypesetter(fonts: try fonts.cascade(), tracking: tracking.value)
        let hadErrors = try TypesetStream(typesetter: typesetter).run(
            read: StandardInput.read, output: StandardOutput.write)
        if hadErrors { throw ExitStatus.badInput }
    }
}

/// `--tracking`.
enum TrackingOption: String, ExpressibleByArgument, CaseIterable {
    case system, none

    var value: Tracking {
        switch self {
        case .system: .system
        case .none: .none
        }
    }
}
