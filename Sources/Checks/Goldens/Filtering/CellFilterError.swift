/// A filter that cannot be parsed: shows the filter with a caret under the place, the problem and the fix.
package struct CellFilterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The filter as it was given.
    package let filter: String
    /// The number of characters before the place.
    package let offset: Int
    /// The problem and the fix.
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
