/// What stands as text in a test's source, behind the call that compares it.
protocol InlineText {
    /// The text, with a line feed at its end.
    var text: String { get }

    /// How it differs from what the source has, a line each; nil where it does not.
    func differences(from expected: String) -> [String]?
}
