import Foundation
import Goldens
import Support
import Typesetting

/// An error in one line, with the exit code that it has.
package struct CommandError: Error, CustomStringConvertible {
    package let description: String
    let status: ExitStatus

    /// - Parameter status: `environment` for something that the machine lacks, `goldenMissing` for a golden, a candidate or
    ///   a commit that does not exist; an error of usage or input unless something else is said.
    package init(_ description: String, _ status: ExitStatus = .badInput) {
        (self.description, self.status) = (description, status)
    }

    /// The arguments contain no scene, as an empty folder does.
    package static let noScenes = CommandError(
        "nothing to do: the folder holds no scene (.yaml, .yml or .json); a file with steps is a scenario, for balloon host",
        .nothingCompared)
    package static let noScenarios = CommandError(
        "nothing to do: the folder holds no scenario, which is a .yaml, .yml or .json file with steps", .nothingCompared
    )
}

/// The exit code of the process; part of the command line's contract.
package enum ExitStatus: Int32, Error {
    case done = 0
    case different = 1
    case badInput = 2
    case goldenMissing = 3
    case staleGolden = 4
    case environment = 5
    case nothingCompared = 6

    /// The exit code of a run that compared goldens, which has the same numbers.
    package init(_ code: GoldenExitCode) { self = ExitStatus(rawValue: code.rawValue) ?? .badInput }

    /// The exit code for an error.
    package init(of error: any Error) {
        switch error {
        case let error as CommandError: self = error.status
        case is AtomicFile.Failure, TypesettingError.fontsNotFound: self = .environment
        default: self = .badInput
        }
    }
}

/// A first argument that is not a verb. The parser would only call it unexpected.
struct UnknownVerb: Error, CustomStringConvertible {
    let word: String
    let verbs: [String]

    /// Nil where the first argument is a verb or an option, and where there is none.
    static func first(of arguments: [String], verbs: [String]) -> UnknownVerb? {
        let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
        guard let word = words.first, !word.hasPrefix("-"), !(verbs + ["help"]).contains(word) else { return nil }
        return UnknownVerb(word: word, verbs: verbs)
    }

    /// The problem and the fix: a verb with a similar name, or a verb to write before the file.
    var description: String {
        let help = " (see balloon --help)"
        let word = QuotedText.withoutInvisible(word)
        if FileManager.default.fileExists(atPath: self.word) {
            return
                "“\(word)” is a file, not a verb; write what to do with it, such as balloon measure \(ShellWord.path(self.word))"
                + help
        }
        let near = NearestKey.suggestion(for: word, among: verbs)
        let other = near.isEmpty ? "; the verbs are \(verbs.joined(separator: ", "))" : near
        return "“\(word)” is not a verb\(other)\(help)"
    }
}
