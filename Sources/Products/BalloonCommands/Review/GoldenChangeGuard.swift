import Goldens
import Support

/// Prevents changes of goldens on machines where nobody reviews them.
package enum GoldenChangeGuard {
    /// Throws under continuous integration.
    /// - Parameter isForced: whether `--force` is given.
    package static func require(unless isForced: Bool) throws {
        if !isForced, let variable { throw GoldenError.commandUnderContinuousIntegration(variable: variable) }
    }

    /// Whether this is continuous integration.
    static var isUnattended: Bool { variable != nil }

    private static var variable: String? { ContinuousIntegration.variable(in: Console.current.environment) }
}
