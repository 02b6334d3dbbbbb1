/// An axis that cannot be swept: what was given, what is wrong with it and what would do.
public struct SweepAxisError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The option that was given, such as `--widths`.
    public let option: String
    /// What was given.
    public let text: String
    /// What is wrong and what would do.
    public let reason: String

    /// The option, its value and the fix, in one sentence.
    public var description: String { "\(option) \(text): \(reason)" }
}
