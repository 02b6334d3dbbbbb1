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
        while index < segments.count {
            let segment = segments[index]
            let end = max(Int(segment.end), start)
            let visibleEnd = max(Int(segment.visibleEnd), start)
            let width = segments.advance(from: start, to: visibleEnd, endingAt: end)
            if width > measure {
                if let taken {
                    result.next = min(result.next, width)
                    return finish(taken, &result)
                }
                return cut(segments, from: start, segment: &index, to: visibleEnd, measure: measure, &result)
            }
            taken = LineSpan(range: start..<end, visibleEnd: visibleEnd, width: width)
            index += 1
            if segment.isMandatory { break }
        }
        return finish(taken ?? LineSpan(range: start..<start, visibleEnd: start, width: 0), &result)
    }

    private static func finish(_ span: LineSpan, _ result: inout BrokenLines) -> LineSpan {
        result.lowest = max(result.lowest, span.width)
        return span
    }

    /// Cuts a segment that is too wide for a line of its own.
    private static func cut(
        _ segments: SizedSegments, from start: Int, segment index: inout Int, to visibleEnd: Int, measure: Int,
        _ result: inout BrokenLines
    ) -> LineSpan {
        let end = Int(segments[index].end)
        let first = nextEmergencyBreak(segments, after: start, to: visibleEnd)
        guard first < visibleEnd else {
            // One cluster: nothing to cut, at any measure.
            index += 1
            let width = segments.advance(from: start, to: visibleEnd, endingAt: end)
            return LineSpan(range: start..<end, visibleEnd: visibleEnd, width: width)
        }
        func width(_ offset: Int) -> Int {
            offset < visibleEnd
                ? segments.advance(from: start, to: offset)
                : segments.advance(from: start, to: visibleEnd, endingAt: end)
        }
        // Plain positions come near; shaping the cut ends again, where that changes them, decides.
        var best = first
        var next = nextEmergencyBreak(segments, after: best, to: visibleEnd)
        while next < visibleEnd && segments.position(next) - segments.position(start) <= measure {
            best = next
            next = nextEmergencyBreak(segments, after: best, to: visibleEnd)
        }
        while best > first && width(best) > measure {
            next = best
            best = previousEmergencyBreak(segments, before: best)
        }
        while next < visibleEnd && width(next) <= measure {
            best = next
            next = nextEmergencyBreak(segments, after: best, to: visibleEnd)
        }
        let span = LineSpan(range: start..<best, visibleEnd: best, width: width(best))
        result.next = min(result.next, width(next))
        // A first grapheme that is too wide stands alone at every smaller measure too.
        return span.width <= measure ? finish(span, &result) : span
    }

    private static func previousEmergencyBreak(_ segments: SizedSegments, before offset: Int) -> Int {
        var previous = offset - 1
        while previous > 0 && !segments.table.isEmergencyBreak[previous] { previous -= 1 }
        return previous
    }

    private static func nextEmergencyBreak(_ segments: SizedSegments, after offset: Int, to end: Int) -> Int {
        var next = offset + 1
        while next < end && !segments.table.isEmergencyBreak[next] { next += 1 }
        return min(next, end)
    }
}
