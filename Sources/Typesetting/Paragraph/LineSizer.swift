/// Counts lines, widths and heights without making lines.
///
/// Nearly every line is a run of whole segments: those are taken in one tight loop over the segments' positions. Texts
/// with tabs or soft hyphens and lines with a cut word are left to ``LineBreaker``, which gives the same answer for
/// every line.
///
/// Invariant: who makes a sizer keeps the paragraph while it is used; measuring counts no references.
struct LineSizer {
    private let segments: SegmentList
    private let scale: TextScale
    /// Asked for what the segments do not tell.
    private let storage: Unmanaged<ParagraphStorage>

    init(_ paragraph: Paragraph) {
        segments = paragraph.segments
        scale = paragraph.scale
        storage = paragraph.unmanagedStorage
    }

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
        var total = Total()
        var start = Start()
        if segments.isUniform && scale.tracking >= segments.leastTracking {
            takeUniformLines(from: &start, measure: measure, limit: limit, &total)
            if start.segment == segments.count { return size(total) }
        }
        return size(measure: measure, limit: limit, from: start, total)
    }

    /// The size of a text that begins with some lines.
    @inline(never)
    private func size(measure: Int, limit: Int, from start: Start, _ total: Total) -> TextSize? {
        var (start, total) = (start, total)
        while start.segment < segments.count {
            guard total.lineCount < limit else { return nil }
            // How high the rest of a cut segment is, only its fonts tell.
            guard segments.isPlain && (start.isWhole || !segments.isRaised) else {
                takeLine(from: &start, measure: measure, &total)
                continue
            }
            if let following = takeSegments(from: &start, measure: measure, &total) {
                takeCut(from: &start, measure: measure, following: following, &total)
            }
        }
        return size(total)
    }

    @inline(__always)
    private func size(_ total: Total) -> TextSize {
        TextSize(
            width: scale.points(max(total.widest, total.lowest)), height: total.height, lineCount: total.lineCount,
            isTruncated: false, measures: min(total.lowest, total.next)..<total.next, pointSize: scale.pointSize)
    }

    /// Takes lines of whole segments as long as there are any, where nothing but the width decides and no segment
    /// ends before the one in front of it.
    ///
    /// Sums cannot overflow: segments of a plain text are less than 2^31 wide together.
    @inline(__always)
    private func takeUniformLines(from start: inout Start, measure: Int, limit: Int, _ total: inout Total) {
        let (first, end, tracking) = (segments.first, segments.first + segments.count, scale.tracking)
        let measure = min(measure, Self.largestMeasure)
        let line = segments.uniformLine
        let lineHeight = line.ascent * scale.pointSize + line.descent * scale.pointSize
        // Locals, and few of them: they stay in registers.
        var segment = first
        var position = 0
        var (widest, next, linesLeft) = (0, Int.max, limit)
        var height = 0.0
        while segment != end && linesLeft > 0 {
            let furthest = position &+ measure
            let lineStart = segment
            var reach = segment.pointee.reach(tracking: tracking)
            if reach > furthest { break }
            var reached: Int
            repeat {
                reached = reach
                segment += 1
                if segment == end { break }
                reach = segment.pointee.reach(tracking: tracking)
            } while reach <= furthest
            if segment != end { next = min(next, reach &- position) }
            let width = reached &- position
            if segment == lineStart + 1 && lineStart.pointee.isOneGrapheme {
                // It stands alone at every smaller measure too.
                total.widest = max(total.widest, width)
            } else {
                widest = max(widest, width)
            }
            linesLeft &-= 1
            height += lineHeight
            position = (segment - 1).pointee.position(tracking: tracking)
        }
        total.lineCount = limit &- linesLeft
        total.height = height
        total.lowest = widest
        total.widest = max(total.widest, widest)
        total.next = next
        start.position = position
        start.segment = segment - first
        start.offset = segment == first ? 0 : (segment - 1).pointee.end
    }

    /// Takes a line up to the end of a segment. When the first does not fit, does nothing and returns the smallest
    /// measure at which it does.
    ///
    /// Sums cannot overflow: segments of a plain text are less than 2^31 wide together, as is what is shaped again.
    private func takeSegments(from start: inout Start, measure: Int, _ total: inout Total) -> Int? {
        let tracking = scale.tracking
        let furthest = measure > Self.largestMeasure ? Int.max : start.position &+ measure
        var index = start.segment
        var reached = start.position
        // A line may become narrower as it grows, where it ends unsafely; it must fit all the way.
        var widest = reached
        var following = Int.max
        var line = segments.metrics(0)
        var lineMetrics = 0
        while true {
            if !start.isUnsafe {
                segments.walk(
                    &index, to: furthest, reached: &reached, widest: &widest, tracking: tracking, metrics: lineMetrics)
            }
            guard index < segments.count else { break }
            let segment = segments[index]
            var reach = segments[index].reach(tracking: tracking)
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
                line = line.union(segments.metrics(lineMetrics))
            }
            if segment.isMandatory { break }
        }
        guard index > start.segment else { return following }
        let last = segments[index &- 1]
        // A segment of white space alone ends visibly before the line's start.
        let width = max(reached &- start.position, 0)
        if index &- start.segment > 1 || !isOneGrapheme(last, from: start) {
            total.lowest = max(total.lowest, widest &- start.position)
        }
        total.next = min(total.next, following)
        total.lineCount &+= 1
        total.widest = max(total.widest, width)
        total.height += line.ascent * scale.pointSize + line.descent * scale.pointSize
        start.offset = last.end
        start.position = last.position(tracking: tracking)
        start.segment = index
        start.isUnsafe = last.isUnsafe
        start.isWhole = true
        return nil
    }

    /// Whether nothing can be cut off a segment, or off what a line starts with of it.
    private func isOneGrapheme(_ segment: BreakSegments.Segment, from start: Start) -> Bool {
        guard !start.isWhole else { return segment.isOneGrapheme }
        return storage._withUnsafeGuaranteedRef {
            SizedSegments($0.segments, tracking: scale.tracking)
                .isOneGrapheme(start.offset..<max(segment.visibleEnd, start.offset))
        }
    }

    /// Beyond this every line of a plain text fits.
    private static let largestMeasure = 1 << 48

    /// What a line up to a segment is longer than the positions say.
    @inline(never)
    private func correction(from start: Int, _ index: Int) -> Int {
        let segment = segments[index]
        return storage._withUnsafeGuaranteedRef {
            $0.shapes.correction(
                from: start, to: max(segment.visibleEnd, start), endingAt: segment.end, tracking: scale.tracking)
        }
    }

    /// Takes what fits of a segment that does not.
    private func takeCut(from start: inout Start, measure: Int, following: Int, _ total: inout Total) {
        take(from: &start, &total) { segments, start, bounds in
            LineBreaker.cut(
                segments, from: start.offset, segment: &start.segment, measure: measure, following: following, &bounds)
        }
    }

    /// Takes any line.
    private func takeLine(from start: inout Start, measure: Int, _ total: inout Total) {
        take(from: &start, &total) { segments, start, bounds in
            LineBreaker.oneLine(
                of: segments, from: start.offset, segment: &start.segment, measure: measure, &bounds)
        }
    }

    /// Adds a line as the breaker sees it.
    @inline(__always)
    private func take(
        from start: inout Start, _ total: inout Total,
        line: (SizedSegments, inout Start, inout BrokenLines) -> LineSpan
    ) {
        storage._withUnsafeGuaranteedRef { storage in
            let segments = SizedSegments(storage.segments, tracking: scale.tracking)
            var bounds = BrokenLines()
            let span = line(segments, &start, &bounds)
            let metrics = storage.metrics(of: span)
            total.lowest = max(total.lowest, bounds.lowest)
            total.next = min(total.next, bounds.next)
            total.lineCount += 1
            total.widest = max(total.widest, span.width)
            total.height += metrics.ascent * scale.pointSize + metrics.descent * scale.pointSize
            start.offset = span.range.upperBound
            start.position = segments.position(start.offset)
            start.isWhole = start.offset == segments.start(ofSegment: start.segment)
            start.isUnsafe = segments.offsets.has(OffsetFlags.isUnsafe, at: start.offset)
        }
    }
}
