/// Finds the size of a text and its number of lines without making the lines.
///
/// Nearly every line consists of complete segments. Those are counted in one tight loop over the positions of the
/// segments. Texts with tabs or soft hyphens, and lines with a split word, are left to ``LineBreaker``; both give the
/// same answer for every line.
///
/// Invariant: the caller must keep the ``BreakSegments`` of the list alive while a sizer is used. Measuring counts no
/// references.
package struct LineSizer {
    private let segments: SegmentList
    private let scale: TextScale

    package init(_ segments: SegmentList, at scale: TextScale) {
        self.segments = segments
        self.scale = scale
    }

    /// The size at a width in points; nil when the text is truncated, because its size then depends on the ellipsis.
    ///
    /// This is one function instead of a sizer and its method because a call into another module is not inlined.
    package static func size(
        of segments: SegmentList, at scale: TextScale, width: Double, limit: Int
    ) -> TextSize? {
        LineSizer(segments, at: scale).size(measure: scale.units(inPoints: width), limit: limit)
    }

    /// The size of the lines so far, and the interval of measures that give these lines.
    private struct Total {
        var lineCount = 0
        var widest = 0
        var height = 0.0
        var lowest = 0
        var next = Int.max
    }

    /// Where a line starts.
    private struct Start {
        /// The UTF-16 offset, and its position with tracking.
        var offset = 0
        var position = 0
        /// The segment, and whether the line starts where the segment starts.
        var segment = 0
        var isWhole = true
        var isUnsafe = false
    }

    /// The size at a measure; nil when the text is truncated, because its size then depends on the ellipsis.
    @inline(__always)
    package func size(measure: Int, limit: Int) -> TextSize? {
        var total = Total()
        var start = Start()
        if segments.isUniform && scale.tracking >= segments.minimumTracking {
            takeUniformLines(from: &start, measure: measure, limit: limit, &total)
            if start.segment == segments.count { return size(total) }
        }
        return size(measure: measure, limit: limit, from: start, total)
    }

    /// The size of a text whose first lines have been counted in `total`.
    @inline(never)
    private func size(measure: Int, limit: Int, from start: Start, _ total: Total) -> TextSize? {
        var (start, total) = (start, total)
        while start.segment < segments.count {
            guard total.lineCount < limit else { return nil }
            // The height of a line with a part of a segment depends on the fonts in that part.
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

    /// Counts lines of complete segments until a segment is wider than a line. Only the width decides where lines end,
    /// and the visible ends of the segments are increasing.
    ///
    /// Sums cannot overflow: the segments of a plain text are together narrower than 2^31.
    @inline(__always)
    private func takeUniformLines(from start: inout Start, measure: Int, limit: Int, _ total: inout Total) {
        let (first, end, tracking) = (segments.first, segments.first + segments.count, scale.tracking)
        let measure = min(measure, Self.largestMeasure)
        let line = segments.uniformLine
        let lineHeight = line.ascent * scale.pointSize + line.descent * scale.pointSize
        // These are few local variables, so that they stay in registers.
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
                // A line that is one grapheme is the same at every smaller measure.
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

    /// Counts a line of complete segments. When the first segment does not fit, counts nothing and returns the smallest
    /// measure at which it fits.
    ///
    /// Sums cannot overflow: the segments of a plain text are together narrower than 2^31, and so is what is shaped
    /// again.
    private func takeSegments(from start: inout Start, measure: Int, _ total: inout Total) -> Int? {
        let tracking = scale.tracking
        let furthest = measure > Self.largestMeasure ? Int.max : start.position &+ measure
        var index = start.segment
        var reached = start.position
        // A line can become narrower as it grows, where its end is unsafe. It must fit up to each of its segments.
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
        // The visible end of a segment that is only white space can be before the line's start.
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

    /// Whether the part of a segment that a line starts with cannot be split between lines.
    private func isOneGrapheme(_ segment: BreakSegments.Segment, from start: Start) -> Bool {
        guard !start.isWhole else { return segment.isOneGrapheme }
        return sizedSegments.isOneGrapheme(start.offset..<max(segment.visibleEnd, start.offset))
    }

    /// At this measure every line of a plain text fits.
    private static let largestMeasure = 1 << 48

    var sizedSegments: SizedSegments { SizedSegments(segments.owner, tracking: scale.tracking) }

    /// How much longer a line up to the end of a segment is than the positions say.
    @inline(never)
    private func correction(from start: Int, _ index: Int) -> Int {
        let segment = segments[index]
        return segments.owner._withUnsafeGuaranteedRef {
            $0.correction(
                from: start, to: max(segment.visibleEnd, start), endingAt: segment.end, tracking: scale.tracking)
        }
    }

    /// Counts a line with the part of a segment that fits, when the complete segment does not.
    private func takeCut(from start: inout Start, measure: Int, following: Int, _ total: inout Total) {
        take(from: &start, &total) { segments, start, bounds in
            LineBreaker.cut(
                segments, from: start.offset, segment: &start.segment, measure: measure, following: following, &bounds)
        }
    }

    /// Counts any line.
    private func takeLine(from start: inout Start, measure: Int, _ total: inout Total) {
        take(from: &start, &total) { segments, start, bounds in
            LineBreaker.oneLine(
                of: segments, from: start.offset, segment: &start.segment, measure: measure, &bounds)
        }
    }

    /// Counts a line that the breaker makes.
    @inline(__always)
    private func take(
        from start: inout Start, _ total: inout Total,
        line: (SizedSegments, inout Start, inout BrokenLines) -> LineSpan
    ) {
        let sized = sizedSegments
        var bounds = BrokenLines()
        let span = line(sized, &start, &bounds)
        let metrics = metrics(of: span.range)
        total.lowest = max(total.lowest, bounds.lowest)
        total.next = min(total.next, bounds.next)
        total.lineCount += 1
        total.widest = max(total.widest, span.width)
        total.height += metrics.ascent * scale.pointSize + metrics.descent * scale.pointSize
        start.offset = span.range.upperBound
        start.position = sized.position(start.offset)
        start.isWhole = start.offset == sized.start(ofSegment: start.segment)
        start.isUnsafe = sized.offsets.has(OffsetFlags.isUnsafe, at: start.offset)
    }

    /// The metrics of a line with this text.
    private func metrics(of range: Range<Int>) -> LineMetrics {
        let strut = segments.metrics(0)
        guard segments.isRaised else { return strut }
        return segments.owner._withUnsafeGuaranteedRef { $0.header.reshaper?.metrics(of: range) ?? strut }
    }
}
