/// Breaks segments into lines greedily: pure arithmetic on integers, no font and no Unicode.
///
/// A line takes segments while their visible width fits. A segment that does not fit starts the next line; one that
/// does not fit a line of its own is cut at the last grapheme that fits, at least one (CSS `overflow-wrap: anywhere`).
/// White space at a line's end hangs: it never makes a line too wide. A hyphen at a line's end counts; where it alone does
/// not fit, the line may still reach a later end that does.
///
/// On the way the breaker learns for which measures the lines stay the same: not below the longest line that had a
/// choice, and below the smallest width at which some line would have taken more.
package enum LineBreaker {
    /// Breaks into lines.
    /// - Parameters:
    ///   - measure: the width of a line.
    ///   - limit: the largest number of lines.
    /// - Complexity: O(segments), plus O(units) of segments that are cut.
    package static func lines(of segments: SizedSegments, measure: Int, limit: Int = .max) -> BrokenLines {
        var result = BrokenLines()
        var index = 0
        var start = 0
        while index < segments.count {
            if result.spans.count == limit {
                result.hasMore = true
                break
            }
            let line = oneLine(of: segments, from: start, segment: &index, measure: measure, &result)
            result.spans.append(line)
            start = line.range.upperBound
        }
        return result
    }

    /// Takes one line that starts at `start` in segment `index`, and moves `index` to where the next line starts.
    static func oneLine(
        of segments: SizedSegments, from start: Int, segment index: inout Int, measure: Int, _ result: inout BrokenLines
    ) -> LineSpan {
        var ends = LineEnds(segments: segments, start: start, index: index)
        var taken: LineSpan?
        var lowest = 0
        var following = Int.max
        let firstIndex = index
        while let end = ends.next() {
            if end.least <= measure {
                taken = end.span
                lowest = end.least
                following = .max
                index = end.index + 1
            } else {
                following = min(following, end.least)
            }
            if end.reach >= following { break }
        }
        guard let taken else {
            return cut(segments, from: start, segment: &index, measure: measure, following: following, &result)
        }
        result.next = min(result.next, following)
        // A grapheme that is a line stands alone at every smaller measure too.
        if index - firstIndex > 1 || !segments.isOneGrapheme(start..<taken.visibleEnd) {
            result.lowest = max(result.lowest, lowest)
        }
        return taken
    }

    /// The ends a line could have, in order, up to the next forced one.
    private struct LineEnds {
        let segments: SizedSegments
        let start: Int
        var index: Int
        /// The widest that the line was so far, hyphens left out: it must fit for the line to go on.
        private var reach = 0
        private var isOver = false

        init(segments: SizedSegments, start: Int, index: Int) {
            self.segments = segments
            self.start = start
            self.index = index
        }

        /// A line end, the smallest measure at which the line can be that long, and the segment before it.
        mutating func next() -> (span: LineSpan, least: Int, reach: Int, index: Int)? {
            guard !isOver, index < segments.count else { return nil }
            let segment = segments[index]
            let end = max(Int(segment.end), start)
            let visibleEnd = max(Int(segment.visibleEnd), start)
            let advance = segments.advance(from: start, to: visibleEnd, endingAt: end)
            let width = advance + segments.hyphenAdvance(endingAt: end)
            reach = max(reach, advance)
            isOver = segment.isMandatory
            index += 1
            let span = LineSpan(range: start..<end, visibleEnd: visibleEnd, width: width)
            return (span, max(width, reach), reach, index - 1)
        }

        /// The smallest measure at which the line ends at one of the ends that are left.
        mutating func leastMeasure() -> Int {
            var least = Int.max
            while let end = next() {
                least = min(least, end.least)
                // Nothing further on takes less than what stands before it.
                if end.reach >= least { break }
            }
            return least
        }
    }

    /// Cuts a segment that is too wide for a line of its own: after the last grapheme before the first that does not
    /// fit, and after the first grapheme at least.
    ///
    /// The graphemes are tried in order, each with both ends of the line shaped again where that changes them; so the
    /// measures at which one more is taken, or one less, are known exactly.
    private static func cut(
        _ segments: SizedSegments, from start: Int, segment index: inout Int, measure: Int, following: Int,
        _ result: inout BrokenLines
    ) -> LineSpan {
        guard index < segments.count else { return LineSpan(range: start..<start, visibleEnd: start, width: 0) }
        let end = max(Int(segments[index].end), start)
        let visibleEnd = max(Int(segments[index].visibleEnd), start)
        func width(_ offset: Int) -> Int {
            offset < visibleEnd
                ? segments.advance(from: start, to: segments.withoutHanging(start..<offset), endingAt: offset)
                : segments.width(from: start, to: visibleEnd, endingAt: end)
        }
        let first = segments.nextEmergencyBreak(after: start, to: visibleEnd)
        guard first < visibleEnd else {
            // Nothing to cut, at any measure, until the line can go on behind it.
            var ends = LineEnds(segments: segments, start: start, index: index)
            index += 1
            guard let alone = ends.next() else { return LineSpan(range: start..<end, visibleEnd: visibleEnd, width: 0) }
            result.next = min(result.next, ends.leastMeasure())
            return alone.span
        }
        var (best, bestWidth) = (first, width(first))
        var widest = 0
        var next = segments.nextEmergencyBreak(after: best, to: visibleEnd)
        var nextWidth = width(next)
        while next < visibleEnd && max(nextWidth, bestWidth) <= measure {
            (best, bestWidth) = (next, nextWidth)
            widest = max(widest, bestWidth)
            next = segments.nextEmergencyBreak(after: best, to: visibleEnd)
            nextWidth = width(next)
        }
        // A first grapheme stands alone at every smaller measure too; until it fits itself nothing can follow it. The
        // whole segment, or more, may fit before the next grapheme does, where shaping it whole is narrower.
        result.next = min(result.next, following, max(nextWidth, best == first ? bestWidth : 0))
        result.lowest = max(result.lowest, best == first ? 0 : max(widest, width(first)))
        return LineSpan(range: start..<best, visibleEnd: segments.withoutHanging(start..<best), width: bestWidth)
    }
}
