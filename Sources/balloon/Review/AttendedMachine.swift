import Foundation
import Goldens

/// What changes goldens is done where somebody looks at them.
enum AttendedMachine {
    /// Refuses under continuous integration.
    /// - Parameter isForced: whether `--force` is given.
    static func require(unless isForced: Bool) throws {
        if !isForced, let variable = ContinuousIntegration.variable(in: ProcessInfo.processInfo.environment) {
            throw GoldenError.commandUnderContinuousIntegration(variable: variable)
        }
    }
}
