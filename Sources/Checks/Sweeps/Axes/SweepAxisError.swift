import Support

/// An axis that cannot be swept: what was given, what is wrong with it, and what to give in its place.
package struct SweepAxisError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The option that was given, such as `--widths`.
    package let option: String
    /// What was given.
    package let text: String
    /// What is wrong, and what to give in its place.
    package let reason: String

    /// - Parameters:
    ///   - text: what was given, as it is.
    ///   - reason: may quote what was given; line ends and other control characters are escaped.
    package init(option: String, text: String, reason: String) {
        (self.option, self.text) = (option, text)
        self.reason = QuotedText.withoutInvisible(reason)
    }

    /// The option, its value and the fix, in one sentence.
    package var description: String { "\(option) \(QuotedText.withoutInvisible(text)): \(reason)" }
}
