/// Breaks segments into lines greedily: pure arithmetic on integers, no font and no Unicode.
///
/// A line takes segments while their visible width fits. A segment that does not fit starts the next line; one that
/// does not fit a line of its own is cut at the last grapheme that fits, at least one (CSS `overflow-wrap: anywhere`).
/// White space at a line's end hangs: it never makes a line too wide. A hyphen at a line's end counts; where it alone
/// does not fit, the line may still reach a later end that does.
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
        var ends = LineEnds(segments: segments, start: start, index: index, measure: measure)
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

    /// How far a line can reach by its positions and still be shaped again, to learn whether it fits.
    ///
    /// Without this, text that HarfBuzz marks unsafe to break everywhere would be shaped again to its end for each of
    /// its lines. Shaping the ends of a line again moves what is between by less than an em (0.6 em is the most that
    /// was seen, in Devanagari), so what reaches twice the measure and 16 em more does not fit.
    static func farthest(for measure: Int) -> Int {
        let (twice, isTooMuch) = measure.multipliedReportingOverflow(by: 2)
        return isTooMuch ? .max : max(twice, twice &+ 16 * ShapedText.unitsPerEm)
    }

    /// The ends a line could have, in order, up to the next forced one.
    struct LineEnds {
        let segments: SizedSegments
        let start: Int
        var index: Int
        /// The widest that the line was so far, hyphens left out: it must fit for the line to go on.
        private var reach = 0
        private var isOver = false
        private var tabs: TabWalk

        /// Beyond this the positions alone say that nothing fits.
        private let farthest: Int

        init(segments: SizedSegments, start: Int, index: Int, measure: Int = .max) {
            self.segments = segments
            self.start = start
            self.index = index
            tabs = TabWalk(from: start)
            farthest = LineBreaker.farthest(for: measure)
        }

        /// A line end, the smallest measure at which the line can be that long, and the segment before it.
        mutating func next() -> (span: LineSpan, least: Int, reach: Int, index: Int)? {
            guard !isOver, index < segments.count else { return nil }
            let segment = segments[index]
            let end = max(segment.end, start)
            let visibleEnd = max(segment.visibleEnd, start)
            var advance =
                segments.segments.hasTabs
                ? segments.advance(to: visibleEnd, &tabs) : segments.unbrokenAdvance(from: start, to: visibleEnd)
            if advance <= farthest { advance += segments.correction(from: start, to: visibleEnd, endingAt: end) }
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
}
