/// A text that a test's source contains after the call that compares it.
protocol InlineText {
    /// The text, with a line feed at its end.
    var text: String { get }

    /// The differences from the text in the source, one per line; nil where there are none.
    func differences(from expected: String) -> [String]?
}
