/// An axis that cannot be swept: what was given, what is wrong with it and what would do.
package struct SweepAxisError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The option that was given, such as `--widths`.
    package let option: String
    /// What was given.
    package let text: String
    /// What is wrong and what would do.
    package let reason: String

    /// The option, its value and the fix, in one sentence.
    package var description: String { "\(option) \(text): \(reason)" }
}
