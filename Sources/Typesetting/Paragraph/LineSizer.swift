/// Counts lines, widths and heights without making lines.
///
/// Nearly every line is a run of whole segments between safe breaks: those are taken in one tight loop over the
/// segments' positions. A line with a tab, an unsafe end or a cut word is left to ``LineBreaker``, which gives the same
/// answer for every line.
struct LineSizer {
    let storage: ParagraphStorage
    let scale: TextScale

    /// The size at a measure; nil when text is cut, which needs the ellipsis.
    func size(measure: Int, limit: Int) -> TextSize? {
        let table = storage.segments
        let sized = SizedSegments(table, tracking: scale.tracking)
        let isPlain = table.tabs.isEmpty
        return table.segments.withUnsafeBufferPointer { segments -> TextSize? in
            var total = Total(scale: scale)
            var bounds = BrokenLines()
            var index = 0
            var start = 0
            while index < segments.count {
                guard total.lineCount < limit else { return nil }
                if isPlain, let line = wholeSegments(segments, from: index, start: start, measure: measure, &bounds) {
                    total.add(width: line.width, line.metrics)
                    let visibleEnd = max(Int(segments[line.end - 1].visibleEnd), start)
                    if line.end - index > 1 || !sized.isOneGrapheme(start..<visibleEnd) {
                        bounds.lowest = max(bounds.lowest, line.width)
                    }
                    index = line.end
                    start = Int(segments[index - 1].end)
                } else {
                    let span = LineBreaker.oneLine(
                        of: sized, from: start, segment: &index, measure: measure, &bounds)
                    total.add(width: span.width, storage.metrics(of: span))
                    start = span.range.upperBound
                }
            }
            return TextSize(
                width: scale.points(max(total.widest, bounds.lowest)), height: total.height, lineCount: total.lineCount,
                isTruncated: false, measures: min(bounds.lowest, bounds.next)..<bounds.next, scale: scale)
        }
    }

    /// A line of whole segments from `index` on; nil when the line starts inside a segment, when an end is unsafe or
    /// when the first segment does not fit.
    private func wholeSegments(
        _ segments: UnsafeBufferPointer<BreakSegments.Segment>, from index: Int, start: Int, measure: Int,
        _ bounds: inout BrokenLines
    ) -> (end: Int, width: Int, metrics: LineMetrics)? {
        var origin = 0
        if index > 0 {
            let previous = segments[index - 1]
            guard Int(previous.end) == start, !previous.isUnsafe else { return nil }
            origin = previous.position + Int(previous.trackedClusters) * scale.tracking
        } else if start != 0 {
            return nil
        }
        var end = index
        var width = 0
        var metricsIndex: Int32 = 0
        var metrics = storage.metrics[0]
        var following = Int.max
        while end < segments.count {
            let segment = segments[end]
            if segment.isUnsafe { return nil }
            let visible = segment.visiblePosition + Int(segment.visibleTrackedClusters) * scale.tracking
            // A segment of white space alone ends visibly before the line's start.
            let reach = max(visible - origin, 0)
            if reach > measure {
                following = reach
                break
            }
            width = reach
            end += 1
            if segment.metrics != metricsIndex {
                metricsIndex = segment.metrics
                metrics = metrics.union(storage.metrics[Int(metricsIndex)])
            }
            if segment.isMandatory { break }
        }
        guard end > index else { return nil }
        bounds.next = min(bounds.next, following)
        return (end, width, metrics)
    }

    private struct Total {
        let scale: TextScale
        var lineCount = 0
        var widest = 0
        var height = 0.0

        mutating func add(width: Int, _ metrics: LineMetrics) {
            lineCount += 1
            widest = max(widest, width)
            height += metrics.ascent * scale.pointSize + metrics.descent * scale.pointSize
        }
    }
}
