extension LineBreaker {
    /// Breaks into lines that are indented, and whose last word is not alone. The interval of the result is one of
    /// measures before the indents.
    package static func lines(
        of segments: SizedSegments, measure: Int, arrangement: LineArrangement, limit: Int = .max
    ) -> BrokenLines {
        var result = BrokenLines()
        var index = 0
        var start = 0
        /// The first line after one that had to end.
        var first = 0
        while index < segments.count {
            if result.spans.count == limit {
                result.hasMore = true
                break
            }
            if segments.startsForcedLine(start) { first = result.spans.count }
            let indent = arrangement.indent(ofLineAt: start, in: segments)
            var bounds = BrokenLines()
            let line = oneLine(of: segments, from: start, segment: &index, measure: measure - indent, &bounds)
            result.narrow(bounds.lowest, bounds.next, indent: indent)
            result.spans.append(line)
            start = line.range.upperBound
            let isLast =
                index == segments.count
                || index > 0 && segments[index - 1].isMandatory && start == segments[index - 1].end
            if arrangement.pushesOutLastWord, isLast, result.spans.count - first > 1 {
                pushOut(&result, segments, before: index, measure: measure, arrangement)
            }
        }
        return result
    }

    /// Gives the last word of a paragraph the word before it as company, when both fit on the last line and the line
    /// before keeps a word.
    /// - Parameter end: the segment after the last line.
    private static func pushOut(
        _ result: inout BrokenLines, _ segments: SizedSegments, before end: Int, measure: Int,
        _ arrangement: LineArrangement
    ) {
        let count = result.spans.count
        let (before, last) = (result.spans[count - 2], result.spans[count - 1])
        // The last line is one word, and the line before it ends with another one that it does not start with.
        guard end >= 2, last.range.lowerBound == segments.start(ofSegment: end - 1) else { return }
        let moved = segments.start(ofSegment: end - 2)
        guard moved > before.range.lowerBound else { return }
        func line(_ range: Range<Int>) -> LineSpan {
            let visibleEnd = segments.withoutHanging(range)
            return LineSpan(
                range: range, visibleEnd: visibleEnd,
                width: segments.width(from: range.lowerBound, to: visibleEnd, endingAt: range.upperBound))
        }
        let (shorter, longer) = (line(before.range.lowerBound..<moved), line(moved..<last.range.upperBound))
        let minimum = max(
            shorter.width + arrangement.indent(ofLineAt: shorter.range.lowerBound, in: segments),
            longer.width + arrangement.indent)
        if minimum <= measure {
            (result.spans[count - 2], result.spans[count - 1]) = (shorter, longer)
            result.lowest = max(result.lowest, minimum)
        } else {
            result.next = min(result.next, minimum)
        }
    }
}

extension BrokenLines {
    /// Leaves the measures at which a line that is indented stays as it is.
    fileprivate mutating func narrow(_ lowest: Int, _ next: Int, indent: Int) {
        // A line that is the same at every smaller measure is so whatever its indent.
        if lowest > 0 { self.lowest = max(self.lowest, lowest + indent) }
        if next < .max { self.next = min(self.next, next + indent) }
    }
}
