/// Counts lines, widths and heights without making lines.
///
/// Nearly every line is a run of whole segments: those are taken in one tight loop over the segments' positions. Texts
/// with tabs or soft hyphens and lines with a cut word are left to ``LineBreaker``, which gives the same answer for
/// every line.
struct LineSizer {
    let storage: ParagraphStorage
    let scale: TextScale

    /// The size at a measure; nil when text is cut, which needs the ellipsis.
    func size(measure: Int, limit: Int) -> TextSize? {
        let table = storage.segments
        let segments = table.segments
        let isPlain = table.isCompact && table.tabs.isEmpty && table.softHyphens == nil
        var total = Total(pointSize: scale.pointSize)
        var index = 0
        var start = 0
        while index < segments.count {
            guard total.lineCount < limit else { return nil }
            if isPlain,
                let end = takeWholeSegments(segments, from: index, start: start, measure: measure, &total)
            {
                index = end
                start = Int(segments[end - 1].end)
            } else {
                takeLine(from: &start, segment: &index, measure: measure, &total)
            }
        }
        return TextSize(
            width: scale.points(max(total.widest, total.lowest)), height: total.height, lineCount: total.lineCount,
            isTruncated: false, measures: min(total.lowest, total.next)..<total.next, scale: scale)
    }

    /// Takes a line of whole segments from `index` on and returns where the next one starts; nil when the line starts
    /// inside a segment or when the first segment does not fit.
    @inline(__always)
    private func takeWholeSegments(
        _ segments: UnsafeBufferPointer<BreakSegments.Segment>, from index: Int, start: Int, measure: Int,
        _ total: inout Total
    ) -> Int? {
        let tracking = scale.tracking
        var origin = 0
        var startsUnsafe = false
        if index > 0 {
            let previous = segments[index - 1]
            guard Int(previous.end) == start else { return nil }
            startsUnsafe = previous.isUnsafe
            origin = Int(previous.position) + Int(previous.trackedClusters) * tracking
        } else if start != 0 {
            return nil
        }
        var end = index
        var width = 0
        // A line may become narrower as it grows, where it ends unsafely; it must fit all the way.
        var widest = 0
        var line = storage.metrics.strut
        var following = Int.max
        while end < segments.count {
            let segment = segments[end]
            // A segment of white space alone ends visibly before the line's start.
            var reach = max(Int(segment.visiblePosition) + Int(segment.visibleTrackedClusters) * tracking - origin, 0)
            if startsUnsafe || segment.isUnsafe { reach += correction(from: start, segment) }
            if reach > measure {
                following = reach
                break
            }
            width = reach
            widest = max(widest, reach)
            end += 1
            if segment.metrics != 0 { line = line.union(storage.metrics[Int(segment.metrics)]) }
            if segment.isMandatory { break }
        }
        guard end > index else { return nil }
        if end - index > 1 || !segments[index].isOneGrapheme { total.lowest = max(total.lowest, widest) }
        total.next = min(total.next, following)
        total.add(width: width, line)
        return end
    }

    /// What a line up to a segment is longer than the positions say.
    @inline(never)
    private func correction(from start: Int, _ segment: BreakSegments.Segment) -> Int {
        storage.shapes.correction(
            from: start, to: max(Int(segment.visibleEnd), start), endingAt: Int(segment.end), tracking: scale.tracking)
    }

    /// Takes any line.
    @inline(never)
    private func takeLine(from start: inout Int, segment index: inout Int, measure: Int, _ total: inout Total) {
        let segments = SizedSegments(storage.segments, tracking: scale.tracking)
        var bounds = BrokenLines()
        let span = LineBreaker.oneLine(of: segments, from: start, segment: &index, measure: measure, &bounds)
        total.lowest = max(total.lowest, bounds.lowest)
        total.next = min(total.next, bounds.next)
        total.add(width: span.width, storage.metrics(of: span))
        start = span.range.upperBound
    }

    /// What the lines so far come to, and the measures for which they stay the same.
    private struct Total {
        let pointSize: Double
        var lineCount = 0
        var widest = 0
        var height = 0.0
        var lowest = 0
        var next = Int.max

        init(pointSize: Double) { self.pointSize = pointSize }

        mutating func add(width: Int, _ metrics: LineMetrics) {
            lineCount += 1
            widest = max(widest, width)
            height += metrics.ascent * pointSize + metrics.descent * pointSize
        }
    }
}
