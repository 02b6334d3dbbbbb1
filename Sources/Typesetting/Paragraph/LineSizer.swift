/// Counts lines, widths and heights without making lines.
///
/// Nearly every line is a run of whole segments: those are taken in one tight loop over the segments' positions. Texts
/// with tabs or soft hyphens and lines with a cut word are left to ``LineBreaker``, which gives the same answer for
/// every line.
///
/// Invariant: who makes a sizer keeps the storage while it is used; measuring counts no references.
struct LineSizer {
    unowned(unsafe) let storage: ParagraphStorage
    let scale: TextScale

    /// What the lines so far come to, and the measures for which they stay the same.
    private struct Total {
        var lineCount = 0
        var widest = 0
        var height = 0.0
        var lowest = 0
        var next = Int.max
    }

    /// Where a line starts.
    private struct Start {
        /// The UTF-16 offset, and the position in the paragraph's unit, tracking included.
        var offset = 0
        var position = 0
        /// The segment, and whether the line starts where it does.
        var segment = 0
        var isWhole = true
        var isUnsafe = false
    }

    /// The size at a measure; nil when text is cut, which needs the ellipsis.
    @inline(__always)
    func size(measure: Int, limit: Int) -> TextSize? {
        let segments = storage.plainSegments
        let isPlain = storage.isPlain
        let strut = storage.metrics.strut
        var total = Total()
        var start = storage.isUniform ? takeUniformLines(segments, measure: measure, limit: limit, &total) : Start()
        while start.segment < segments.count {
            guard total.lineCount < limit else { return nil }
            if isPlain && start.isWhole
                && takeWholeSegments(segments, strut, from: &start, measure: measure, &total)
            {
                continue
            }
            // Copies, so that the loop keeps its own in registers.
            var (slowStart, slowTotal) = (start, total)
            takeLine(from: &slowStart, measure: measure, &slowTotal)
            (start, total) = (slowStart, slowTotal)
        }
        return TextSize(
            width: scale.points(max(total.widest, total.lowest)), height: total.height, lineCount: total.lineCount,
            isTruncated: false, measures: min(total.lowest, total.next)..<total.next, scale: scale)
    }

    /// Takes lines of whole segments as long as there are any, where nothing but the width decides, and returns where the
    /// next line starts.
    ///
    /// Sums cannot overflow: segments of a plain text are less than 2^31 wide together.
    @inline(__always)
    private func takeUniformLines(
        _ segments: SegmentList, measure: Int, limit: Int, _ total: inout Total
    ) -> Start {
        let tracking = scale.tracking
        let measure = min(measure, Self.largestMeasure)
        let line = storage.uniformLine
        let lineHeight = line.ascent * scale.pointSize + line.descent * scale.pointSize
        var index = 0
        var position = 0
        while index < segments.count && total.lineCount < limit {
            let furthest = position &+ measure
            let first = index
            var reached = position
            // Tracking may be negative; a line must fit all the way.
            var widest = position
            repeat {
                let reach = segments.reach(index, tracking: tracking)
                if reach > furthest {
                    total.next = index > first ? min(total.next, reach &- position) : total.next
                    break
                }
                reached = reach
                widest = max(widest, reach)
                index &+= 1
            } while index < segments.count
            guard index > first else { break }
            if index &- first > 1 || !segments[first].isOneGrapheme {
                total.lowest = max(total.lowest, widest &- position)
            }
            total.lineCount &+= 1
            total.widest = max(total.widest, reached &- position)
            total.height += lineHeight
            let last = segments[index &- 1]
            position = Int(last.position) &+ Int(last.trackedClusters) &* tracking
        }
        return Start(
            offset: index == 0 ? 0 : Int(segments[index &- 1].end), position: position, segment: index, isWhole: true,
            isUnsafe: false)
    }

    /// Takes a line of whole segments; does nothing and returns false when the first does not fit.
    ///
    /// Sums cannot overflow: segments of a plain text are less than 2^31 wide together, as is what is shaped again.
    @inline(__always)
    private func takeWholeSegments(
        _ segments: SegmentList, _ strut: LineMetrics, from start: inout Start, measure: Int, _ total: inout Total
    ) -> Bool {
        let tracking = scale.tracking
        let furthest = measure > Self.largestMeasure ? Int.max : start.position &+ measure
        var index = start.segment
        var reached = start.position
        // A line may become narrower as it grows, where it ends unsafely; it must fit all the way.
        var widest = reached
        var following = Int.max
        var line = strut
        var lineMetrics = 0
        while true {
            if !start.isUnsafe {
                segments.walk(
                    &index, to: furthest, reached: &reached, widest: &widest, tracking: tracking, metrics: lineMetrics)
            }
            guard index < segments.count else { break }
            let segment = segments[index]
            var reach = segments.reach(index, tracking: tracking)
            if start.isUnsafe || segment.isUnsafe, reach &- start.position <= LineBreaker.farthest(for: measure) {
                reach &+= correction(from: start.offset, index)
            }
            if reach > furthest {
                following = reach &- start.position
                break
            }
            reached = reach
            widest = max(widest, reach)
            index &+= 1
            if segment.metrics != lineMetrics {
                lineMetrics = segment.metrics
                line = line.union(storage.metrics[lineMetrics])
            }
            if segment.isMandatory { break }
        }
        guard index > start.segment else { return false }
        let last = segments[index &- 1]
        // A segment of white space alone ends visibly before the line's start.
        let width = max(reached &- start.position, 0)
        if index &- start.segment > 1 || !last.isOneGrapheme {
            total.lowest = max(total.lowest, widest &- start.position)
        }
        total.next = min(total.next, following)
        total.lineCount &+= 1
        total.widest = max(total.widest, width)
        total.height += line.ascent * scale.pointSize + line.descent * scale.pointSize
        start.offset = Int(last.end)
        start.position = Int(last.position) &+ Int(last.trackedClusters) &* tracking
        start.segment = index
        start.isUnsafe = last.isUnsafe
        return true
    }

    /// Beyond this every line of a plain text fits.
    private static let largestMeasure = 1 << 48

    /// What a line up to a segment is longer than the positions say.
    @inline(never)
    private func correction(from start: Int, _ index: Int) -> Int {
        let segment = storage.plainSegments[index]
        return storage.shapes.correction(
            from: start, to: max(Int(segment.visibleEnd), start), endingAt: Int(segment.end), tracking: scale.tracking)
    }

    /// Takes any line.
    @inline(never)
    private func takeLine(from start: inout Start, measure: Int, _ total: inout Total) {
        let segments = SizedSegments(storage.segments, tracking: scale.tracking)
        var bounds = BrokenLines()
        let span = LineBreaker.oneLine(
            of: segments, from: start.offset, segment: &start.segment, measure: measure, &bounds)
        let metrics = storage.metrics(of: span)
        total.lowest = max(total.lowest, bounds.lowest)
        total.next = min(total.next, bounds.next)
        total.lineCount += 1
        total.widest = max(total.widest, span.width)
        total.height += metrics.ascent * scale.pointSize + metrics.descent * scale.pointSize
        start.offset = span.range.upperBound
        start.position = segments.position(start.offset)
        start.isWhole = start.offset == segments.start(ofSegment: start.segment)
        start.isUnsafe = storage.segments.isUnsafeToBreak[start.offset]
    }
}
