import Foundation
import Goldens
import Support

/// What changes goldens is done where somebody looks at them.
enum AttendedMachine {
    /// Refuses under continuous integration.
    /// - Parameter isForced: whether `--force` is given.
    static func require(unless isForced: Bool) throws {
        if !isForced, let variable { throw GoldenError.commandUnderContinuousIntegration(variable: variable) }
    }

    /// Whether this is continuous integration.
    static var isUnattended: Bool { variable != nil }

    private static var variable: String? { ContinuousIntegration.variable(in: ProcessInfo.processInfo.environment) }
}
