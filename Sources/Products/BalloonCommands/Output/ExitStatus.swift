import Goldens
import Support
import Typesetting

/// The exit code of the process; part of the command line's contract.
package enum ExitStatus: Int32, Error {
    case done = 0
    case different = 1
    case badInput = 2
    case goldenMissing = 3
    case staleGolden = 4
    case environment = 5
    case nothingCompared = 6

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
