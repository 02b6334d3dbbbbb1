/// Breaks segments into lines greedily: arithmetic on integers, without fonts and Unicode data.
///
/// A line takes segments while their visible width fits. A segment that does not fit starts the next line. A segment
/// that is wider than a line is split after the last grapheme that fits, but after at least one grapheme (CSS
/// `overflow-wrap: anywhere`). White space at a line's end hangs: it never makes a line too wide. A hyphen at a line's
/// end counts in its width; where only the hyphen does not fit, the line may still extend to a later end that fits.
///
/// The breaker also finds the interval of measures that give the same lines: from the width of the longest line that
/// could have been shorter, up to the smallest measure at which some line would have taken more.
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

    /// Makes one line that starts at `start` in segment `index`, and moves `index` to the segment in which the next line
    /// starts.
    static func oneLine(
        of segments: SizedSegments, from start: Int, segment index: inout Int, measure: Int, _ result: inout BrokenLines
    ) -> LineSpan {
        var ends = LineEnds(segments: segments, start: start, index: index, measure: measure)
        var taken: LineSpan?
        var lowest = 0
        var following = Int.max
        let firstIndex = index
        while let end = ends.next() {
            if end.minimum <= measure {
                taken = end.span
                lowest = end.minimum
                following = .max
                index = end.index + 1
            } else {
                following = min(following, end.minimum)
            }
            if end.reach >= following { break }
        }
        guard let taken else {
            return cut(segments, from: start, segment: &index, measure: measure, following: following, &result)
        }
        result.next = min(result.next, following)
        // A line that is one grapheme is the same at every smaller measure.
        if index - firstIndex > 1 || !segments.isOneGrapheme(start..<taken.visibleEnd) {
            result.lowest = max(result.lowest, lowest)
        }
        return taken
    }

    /// The largest width, according to its positions, of a line that is shaped again to find out whether it fits.
    ///
    /// Without this limit, text that HarfBuzz marks as unsafe to break everywhere would be shaped again to its end for
    /// each of its lines. Shaping the ends of a line again changes its width by less than an em (the maximum seen is
    /// 0.6 em, in Devanagari), so a line that is wider than twice the measure plus 16 em does not fit.
    static func farthest(for measure: Int) -> Int {
        let (twice, isTooMuch) = measure.multipliedReportingOverflow(by: 2)
        return isTooMuch ? .max : max(twice, twice &+ 16 * TextUnit.perEm)
    }

    /// The ends that a line could have, in order, up to the next mandatory one.
    struct LineEnds {
        let segments: SizedSegments
        let start: Int
        var index: Int
        /// The largest width of the line up to any end so far, without hyphens. All of it must fit for the line to
        /// continue.
        private var reach = 0
        private var isOver = false
        private var tabs: TabWalk

        /// A line that is wider than this, according to its positions, does not fit.
        private let farthest: Int

        init(segments: SizedSegments, start: Int, index: Int, measure: Int = .max) {
            self.segments = segments
            self.start = start
            self.index = index
            tabs = TabWalk(from: start)
            farthest = LineBreaker.farthest(for: measure)
        }

        /// The line up to the next end, the minimum measure for a line of this length, the largest width so far, and the
        /// last segment of the line.
        mutating func next() -> (span: LineSpan, minimum: Int, reach: Int, index: Int)? {
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

        /// The minimum measure at which the line ends at one of the remaining ends.
        mutating func minimumMeasure() -> Int {
            var minimum = Int.max
            while let end = next() {
                minimum = min(minimum, end.minimum)
                // No later end needs less than the text before it.
                if end.reach >= minimum { break }
            }
            return minimum
        }
    }
}
