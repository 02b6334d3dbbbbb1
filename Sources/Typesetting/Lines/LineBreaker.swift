/// Breaks segments into lines greedily: pure arithmetic on integers, no font and no Unicode.
///
/// A line takes segments while their visible width fits. A segment that does not fit starts the next line; one that
/// does not fit a line of its own is cut at the last grapheme that fits, at least one (CSS `overflow-wrap: anywhere`).
/// White space at a line's end hangs: it never makes a line too wide.
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
        var taken: LineSpan?
        let firstIndex = index
        while index < segments.count {
            let segment = segments[index]
            let end = max(Int(segment.end), start)
            let visibleEnd = max(Int(segment.visibleEnd), start)
            let width = segments.advance(from: start, to: visibleEnd, endingAt: end)
            if width > measure {
                if let taken {
                    result.next = min(result.next, width)
                    return finish(taken, of: segments, segmentCount: index - firstIndex, &result)
                }
                return cut(segments, from: start, segment: &index, to: visibleEnd, measure: measure, &result)
            }
            taken = LineSpan(range: start..<end, visibleEnd: visibleEnd, width: width)
            index += 1
            if segment.isMandatory { break }
        }
        return finish(
            taken ?? LineSpan(range: start..<start, visibleEnd: start, width: 0), of: segments,
            segmentCount: index - firstIndex, &result)
    }

    /// Keeps what a whole line tells about smaller measures: it must fit, unless it is a grapheme that stands alone at
    /// any of them.
    private static func finish(
        _ span: LineSpan, of segments: SizedSegments, segmentCount: Int, _ result: inout BrokenLines
    ) -> LineSpan {
        if segmentCount > 1 || !segments.isOneGrapheme(span.range.lowerBound..<span.visibleEnd) {
            result.lowest = max(result.lowest, span.width)
        }
        return span
    }

    /// Cuts a segment that is too wide for a line of its own: after the last grapheme before the first that does not
    /// fit, and after the first grapheme at least.
    ///
    /// The graphemes are tried in order, each with both ends of the line shaped again where that changes them; so the
    /// measures at which one more is taken, or one less, are known exactly.
    private static func cut(
        _ segments: SizedSegments, from start: Int, segment index: inout Int, to visibleEnd: Int, measure: Int,
        _ result: inout BrokenLines
    ) -> LineSpan {
        let end = Int(segments[index].end)
        func width(_ offset: Int) -> Int {
            offset < visibleEnd
                ? segments.advance(from: start, to: segments.withoutHanging(start..<offset), endingAt: offset)
                : segments.advance(from: start, to: visibleEnd, endingAt: end)
        }
        let first = segments.nextEmergencyBreak(after: start, to: visibleEnd)
        guard first < visibleEnd else {
            let width = width(visibleEnd)
            return overWide(
                segments, LineSpan(range: start..<end, visibleEnd: visibleEnd, width: width), segment: &index, &result)
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
        // whole segment may fit before the next grapheme does, where shaping it whole is narrower.
        result.next = min(result.next, width(visibleEnd), max(nextWidth, best == first ? bestWidth : 0))
        result.lowest = max(result.lowest, best == first ? 0 : max(widest, width(first)))
        return LineSpan(range: start..<best, visibleEnd: segments.withoutHanging(start..<best), width: bestWidth)
    }

    /// A segment of one grapheme that is too wide: nothing to cut, at any measure, until the next segment fits too.
    private static func overWide(
        _ segments: SizedSegments, _ span: LineSpan, segment index: inout Int, _ result: inout BrokenLines
    ) -> LineSpan {
        let isMandatory = segments[index].isMandatory
        index += 1
        if !isMandatory && index < segments.count {
            let following = segments[index]
            let both = segments.advance(
                from: span.range.lowerBound, to: max(Int(following.visibleEnd), span.range.lowerBound),
                endingAt: Int(following.end))
            result.next = min(result.next, max(both, span.width))
        }
        return span
    }
}
