/// A line that the breaker made. Lengths are in ``TextUnit``.
package struct LineSpan: Sendable, Equatable {
    /// The UTF-16 offsets of the line, with the white space and the line terminator at its end.
    package var range: Range<Int>
    /// The offset after the last unit that does not hang.
    package var visibleEnd: Int
    /// The advance to `visibleEnd`, with the ellipsis of a truncated line and the hyphen of a hyphenated one.
    package var width: Int
    /// The offsets that an ellipsis replaces; nil in a complete line.
    package var elided: Range<Int>?
}

/// Lines, and the measures that give these same lines.
package struct BrokenLines: Sendable, Equatable {
    package var spans: [LineSpan] = []
    /// Every measure in `lowest..<next` gives the same lines.
    package var lowest = 0
    package var next = Int.max
    /// Whether text is left after the last line.
    package var hasMore = false

    package init() {}
}
