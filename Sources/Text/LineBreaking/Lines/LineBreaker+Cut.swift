extension LineBreaker {
    /// Splits a segment that is wider than a line: the line ends before the first grapheme that does not fit, but after
    /// at least one grapheme.
    ///
    /// The graphemes are tried in order, and where shaping the ends of the line again changes them, that is done for
    /// each. So the measures at which the line takes one grapheme more, or one less, are known exactly.
    /// - Parameters:
    ///   - start: where the line starts.
    ///   - index: the segment; on return, the segment in which the next line starts.
    ///   - following: the smallest measure at which a complete segment fits the line.
    ///   - result: its interval of measures is narrowed to those that give the same line.
    static func cut(
        _ segments: SizedSegments, from start: Int, segment index: inout Int, measure: Int, following: Int,
        _ result: inout BrokenLines
    ) -> LineSpan {
        guard index < segments.count else { return LineSpan(range: start..<start, visibleEnd: start, width: 0) }
        var walk = CutWalk(segments, from: start, segment: index)
        walk.next()
        guard !walk.isAtEnd else {
            // The segment is one grapheme. It is a line at every measure, until more fits after it.
            var ends = LineEnds(segments: segments, start: start, index: index)
            index += 1
            guard let alone = ends.next() else {
                return LineSpan(range: start..<walk.end, visibleEnd: walk.visibleEnd, width: 0)
            }
            result.next = min(result.next, ends.minimumMeasure())
            return alone.span
        }
        let cut =
            lastCut(&walk, measure: measure, untried: measure &- untriedDistance)
            ?? everyCut(segments, from: start, segment: index, measure: measure)
        guard let cut else { return LineSpan(range: start..<start, visibleEnd: start, width: 0) }
        // A single first grapheme is the line at every smaller measure too, and nothing can follow it until it fits
        // itself. The complete segment, or more, can fit at a smaller measure than one more grapheme, because text that
        // is shaped together can be narrower.
        result.next = min(result.next, following, max(cut.nextWidth, cut.isFirst ? cut.width : 0))
        result.lowest = max(result.lowest, cut.isFirst ? 0 : cut.widest)
        return LineSpan(range: start..<cut.offset, visibleEnd: cut.visible, width: cut.width)
    }

    /// A line that is this much narrower than the measure, according to its positions, is taken to fit without shaping
    /// its ends again: that never changes a width by so much. Shaping the line up to every place of a long line would
    /// take time with the square of its length.
    static let untriedDistance = 8 * TextUnit.perEm

    /// The end of a line that splits a segment.
    private struct LastCut {
        let offset, visible, width: Int
        /// Whether the line is only the first grapheme.
        let isFirst: Bool
        /// The largest width of the line up to any of the tried places.
        let widest: Int
        /// The width with one grapheme more.
        let nextWidth: Int
    }

    /// The last place that fits, found by trying all places.
    @inline(never)
    private static func everyCut(
        _ segments: SizedSegments, from start: Int, segment index: Int, measure: Int
    ) -> LastCut? {
        var walk = CutWalk(segments, from: start, segment: index)
        walk.next()
        return lastCut(&walk, measure: measure, untried: .min)
    }

    /// The last place that fits. Nil when a place that was taken to fit turns out not to.
    /// - Parameter untried: a line up to this width, according to its positions, is taken to fit where its ends would
    ///   have to be shaped again.
    @inline(__always)
    private static func lastCut(_ walk: inout CutWalk, measure: Int, untried: Int) -> LastCut? {
        var (best, bestWidth) = (walk.place, walk.width())
        let firstOffset = best.offset
        var widest = bestWidth
        // If even the first grapheme does not fit, nothing can follow it.
        let isOver = bestWidth > measure
        var lastUntried: CutWalk?
        var nextWidth = 0
        while true {
            walk.next()
            if !isOver && !walk.isAtEnd && walk.needsShaping && walk.estimate <= untried {
                lastUntried = walk
                continue
            }
            nextWidth = walk.width()
            if isOver || walk.isAtEnd || nextWidth > measure { break }
            (best, bestWidth) = (walk.place, nextWidth)
            widest = max(widest, bestWidth)
        }
        if var last = lastUntried, last.place.offset > best.offset {
            (best, bestWidth) = (last.place, last.width())
            guard bestWidth <= measure else { return nil }
            widest = max(widest, bestWidth)
        }
        return LastCut(
            offset: best.offset, visible: best.visible, width: bestWidth, isFirst: best.offset == firstOffset,
            widest: widest, nextWidth: nextWidth)
    }
}
