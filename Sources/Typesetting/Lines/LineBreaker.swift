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
    package static func lines(of segments: BreakSegments, measure: Int, limit: Int = .max) -> BrokenLines {
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
    private static func oneLine(
        of segments: BreakSegments, from start: Int, segment index: inout Int, measure: Int, _ result: inout BrokenLines
    ) -> LineSpan {
        var taken: LineSpan?
        while index < segments.count {
            let visibleEnd = max(segments.visibleEnds[index], start)
            let width = segments.advance(from: start, to: visibleEnd)
            if width > measure {
                if let taken {
                    result.next = min(result.next, width)
                    return finish(taken, &result)
                }
                return cut(segments, from: start, segment: &index, to: visibleEnd, measure: measure, &result)
            }
            let end = segments.ends[index]
            taken = LineSpan(range: start..<end, visibleEnd: visibleEnd, width: width)
            index += 1
            if segments.isMandatory[index - 1] { break }
        }
        return finish(taken ?? LineSpan(range: start..<start, visibleEnd: start, width: 0), &result)
    }

    private static func finish(_ span: LineSpan, _ result: inout BrokenLines) -> LineSpan {
        result.lowest = max(result.lowest, span.width)
        return span
    }

    /// Cuts a segment that is too wide for a line of its own.
    private static func cut(
        _ segments: BreakSegments, from start: Int, segment index: inout Int, to visibleEnd: Int, measure: Int,
        _ result: inout BrokenLines
    ) -> LineSpan {
        var best: (offset: Int, width: Int)?
        for offset in (start + 1)..<max(visibleEnd, start + 1) where segments.isEmergencyBreak[offset] {
            let width = segments.advance(from: start, to: offset)
            if width <= measure {
                best = (offset, width)
                continue
            }
            if let best {
                result.next = min(result.next, width)
                return finish(span(from: start, to: best), &result)
            }
            // Even the first grapheme is too wide; it stands alone until the measure takes the second one too.
            let following = nextEmergencyBreak(segments, after: offset, to: visibleEnd)
            result.next = min(result.next, segments.advance(from: start, to: following))
            return span(from: start, to: (offset, width))
        }
        let whole = segments.advance(from: start, to: visibleEnd)
        guard let best else {
            // One cluster: nothing to cut, at any measure.
            let end = segments.ends[index]
            index += 1
            return LineSpan(range: start..<end, visibleEnd: visibleEnd, width: whole)
        }
        result.next = min(result.next, whole)
        return finish(span(from: start, to: best), &result)
    }

    private static func span(from start: Int, to cut: (offset: Int, width: Int)) -> LineSpan {
        LineSpan(range: start..<cut.offset, visibleEnd: cut.offset, width: cut.width)
    }

    private static func nextEmergencyBreak(_ segments: BreakSegments, after offset: Int, to end: Int) -> Int {
        var next = offset + 1
        while next < end && !segments.isEmergencyBreak[next] { next += 1 }
        return min(next, end)
    }
}
