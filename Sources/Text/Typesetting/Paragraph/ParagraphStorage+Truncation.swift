import LineBreaking

extension ParagraphStorage {
    /// Replaces the last line by a truncated one.
    func truncate(
        _ broken: inout BrokenLines, at scale: TextScale, measure: Int, mode: TruncationMode,
        arrangement: LineArrangement = LineArrangement()
    ) {
        guard let last = broken.spans.popLast() else { return }
        let segments = SizedSegments(segments, tracking: scale.tracking)
        let units = text.units
        let start = last.range.lowerBound
        var contentEnd = start
        while contentEnd < units.count && !Scalars.isLineTerminator(units[contentEnd]) { contentEnd += 1 }
        let indent = arrangement.indent(ofLineAt: start, in: segments)
        let cut = truncatedLine(
            from: start, contentEnd: contentEnd, measure: measure - indent, mode: mode, segments, scale)
        // The interval that the breaker found includes the line that is replaced. Only the lines before it count, and
        // the text is no longer truncated once the rest fits.
        let kept =
            arrangement.isPlain
            ? LineBreaker.lines(of: segments, measure: measure, limit: broken.spans.count)
            : LineBreaker.lines(
                of: segments, measure: measure, arrangement: arrangement, limit: broken.spans.count)
        broken.lowest = max(kept.lowest, cut.lowest == 0 ? 0 : cut.lowest + indent)
        broken.next = min(kept.next, cut.next == .max ? .max : cut.next + indent)
        // A terminator at the very end of the text starts no line.
        if contentEnd >= segments.start(ofSegment: segments.count - 1) {
            let visibleEnd = segments.withoutHanging(start..<contentEnd)
            broken.next = min(broken.next, segments.advance(from: start, to: visibleEnd) + indent)
        }
        broken.spans.append(cut.span)
    }

    private func truncatedLine(
        from start: Int, contentEnd: Int, measure: Int, mode: TruncationMode, _ segments: SizedSegments,
        _ scale: TextScale
    ) -> (span: LineSpan, lowest: Int, next: Int) {
        func line(ellipsis: Int) -> (span: LineSpan, lowest: Int, next: Int) {
            LineTruncation.lastLine(
                of: segments, from: start, contentEnd: contentEnd, textEnd: text.units.count, measure: measure,
                ellipsis: ellipsis, mode: mode)
        }
        guard let runs else { return line(ellipsis: ellipsis.advance(tracking: scale.tracking)) }
        return Self.lineOfRuns(from: runs.index(at: start), line: line) { span in
            runs.ellipsisRun(replacing: span.elided ?? span.range, in: span.range)
        } advance: { run in
            runs.ellipsis(of: run).advance(tracking: scale.tracking)
        }
    }

    /// A truncated line whose ellipsis has the style of the text that it follows. Which text that is depends on the room
    /// that the ellipsis leaves: where the ellipsis at the cut is wider than the one that was assumed, the line is cut
    /// again with the wider one. So there are at most as many cuts as runs.
    private static func lineOfRuns(
        from first: Int, line: (_ ellipsis: Int) -> (span: LineSpan, lowest: Int, next: Int),
        run: (LineSpan) -> Int, advance: (Int) -> Int
    ) -> (span: LineSpan, lowest: Int, next: Int) {
        var assumed = advance(first)
        var (lowest, next) = (0, Int.max)
        while true {
            var cut = line(assumed)
            (lowest, next) = (max(lowest, cut.lowest), min(next, cut.next))
            let own = advance(run(cut.span))
            if own <= assumed {
                cut.span.width += own - assumed
                return (cut.span, lowest, next)
            }
            assumed = own
        }
    }
}
