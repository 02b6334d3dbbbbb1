import ArgumentParser
import Lint

/// An exit code for new problems, which continuous integration needs.
struct StrictOptions: ParsableArguments {
    @Flag(help: "Ends with 1 for errors and warnings, too, that the scene's lint: {allow: […]} does not name.")
    var strict = false

    /// No option of the group.
    static var none: StrictOptions {
        var gate = StrictOptions()
        gate.strict = false
        return gate
    }

    /// Ends with 1 where something is not as a scene expects it, and when a strict run found something.
    func judge(_ lints: [SceneLint]) throws {
        if lints.contains(where: { strict && $0.failsStrictly || !$0.missedExpectations.isEmpty }) {
            throw ExitStatus.different
        }
    }
}
