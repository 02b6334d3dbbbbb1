/// A line as the breaker sees it. Lengths are in the paragraph's unit.
package struct LineSpan: Sendable, Equatable {
    /// The UTF-16 offsets of the line, with the white space and terminator at its end.
    package var range: Range<Int>
    /// The offset after the last unit that does not hang.
    package var visibleEnd: Int
    /// The advance to `visibleEnd`, with the ellipsis when something is left out.
    package var width: Int
    /// What an ellipsis replaces.
    package var elided: Range<Int>?

    package init(range: Range<Int>, visibleEnd: Int, width: Int, elided: Range<Int>? = nil) {
        self.range = range
        self.visibleEnd = visibleEnd
        self.width = width
        self.elided = elided
    }
}

/// Lines, and the measures for which they come out the same.
package struct BrokenLines: Sendable, Equatable {
    package var spans: [LineSpan] = []
    /// The lines are the same for every measure in `lowest..<next`.
    package var lowest = 0
    package var next = Int.max
    /// Whether text is left after the last line.
    package var hasMore = false
}
