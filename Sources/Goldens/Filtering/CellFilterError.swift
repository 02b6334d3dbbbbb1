/// A filter that is not understood: the filter with a caret under the place, what is wrong and what would do.
package struct CellFilterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The filter as it was given.
    package let filter: String
    /// How many characters come before the place.
    package let offset: Int
    /// What is wrong and what would do.
    package let reason: String

    package init(filter: String, offset: Int, reason: String) {
        self.filter = filter
        self.offset = offset
        self.reason = reason
    }

    /// Three lines: the reason, the filter, the caret.
    package var description: String {
        "the filter is not understood: \(reason)\n  \(filter)\n  \(String(repeating: " ", count: offset))^"
    }
}
