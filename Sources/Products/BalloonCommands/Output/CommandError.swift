import Foundation
import Goldens
import Support
import Typesetting

/// An error of usage or input, in one line.
package struct CommandError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// A golden, a candidate or a commit that does not exist, in one line.
struct NotThereError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// Something that the machine lacks, in one line.
struct EnvironmentError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// The arguments contain no scene or scenario, as an empty folder does.
package struct NoScenesError: Error, CustomStringConvertible {
    /// What was searched.
    let content: SceneFiles.Content

    package init(content: SceneFiles.Content = .scene) { self.content = content }

    package var description: String {
        switch content {
        case .scene:
            "nothing to do: the folder holds no scene (.yaml, .yml or .json); a file with steps is a scenario, for balloon host"
        case .scenario:
            "nothing to do: the folder holds no scenario, which is a .yaml, .yml or .json file with steps"
        }
    }
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

    /// The exit code of a run that compared goldens.
    package init(_ code: GoldenExitCode) {
        self =
            switch code {
            case .equal: .done
            case .different: .different
            case .badInput: .badInput
            case .missing: .goldenMissing
            case .stale: .staleGolden
            case .environment: .environment
            case .nothingCompared: .nothingCompared
            }
    }

    /// The exit code for an error.
    package init(of error: any Error) {
        switch error {
        case is EnvironmentError, is AtomicFile.Failure, TypesettingError.fontsNotFound: self = .environment
        case is NotThereError: self = .goldenMissing
        case is NoScenesError: self = .nothingCompared
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
