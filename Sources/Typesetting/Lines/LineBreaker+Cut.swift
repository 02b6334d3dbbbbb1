extension LineBreaker {
    /// Cuts a segment that is too wide for a line of its own: after the last grapheme before the first that does not
    /// fit, and after the first grapheme at least.
    ///
    /// The graphemes are tried in order, each with both ends of the line shaped again where that changes them; so the
    /// measures at which one more is taken, or one less, are known exactly.
    static func cut(
        _ segments: SizedSegments, from start: Int, segment index: inout Int, measure: Int, following: Int,
        _ result: inout BrokenLines
    ) -> LineSpan {
        guard index < segments.count else { return LineSpan(range: start..<start, visibleEnd: start, width: 0) }
        var walk = CutWalk(segments, from: start, segment: index)
        walk.next()
        guard !walk.isAtEnd else {
            // Nothing to cut, at any measure, until the line can go on behind it.
            var ends = LineEnds(segments: segments, start: start, index: index)
            index += 1
            guard let alone = ends.next() else {
                return LineSpan(range: start..<walk.end, visibleEnd: walk.visibleEnd, width: 0)
            }
            result.next = min(result.next, ends.leastMeasure())
            return alone.span
        }
        let cut =
            lastCut(&walk, measure: measure, untried: measure &- untriedDistance)
            ?? everyCut(segments, from: start, segment: index, measure: measure)
        guard let cut else { return LineSpan(range: start..<start, visibleEnd: start, width: 0) }
        // A first grapheme stands alone at every smaller measure too; until it fits itself nothing can follow it. The
        // whole segment, or more, may fit before the next grapheme does, where shaping it whole is narrower.
        result.next = min(result.next, following, max(cut.nextWidth, cut.isFirst ? cut.width : 0))
        result.lowest = max(result.lowest, cut.isFirst ? 0 : cut.widest)
        return LineSpan(range: start..<cut.offset, visibleEnd: cut.visible, width: cut.width)
    }

    /// A place this far from the measure is not tried where that would need shaping: no end of a line moves what is
    /// between by as much, and trying every place of a long line would take the square of its length.
    static let untriedDistance = 8 * ShapedText.unitsPerEm

    /// Where a line that is cut ends.
    private struct LastCut {
        let offset, visible, width: Int
        let isFirst: Bool
        /// The widest that the line was on the way.
        let widest: Int
        /// The width with one grapheme more.
        let nextWidth: Int
    }

    /// The last place that fits when all are tried.
    @inline(never)
    private static func everyCut(
        _ segments: SizedSegments, from start: Int, segment index: Int, measure: Int
    ) -> LastCut? {
        var walk = CutWalk(segments, from: start, segment: index)
        walk.next()
        return lastCut(&walk, measure: measure, untried: .min)
    }

    /// The last place that fits, from the first on; nil when it was not tried, and does not.
    /// - Parameter untried: places no further than this are not tried where that would need shaping.
    @inline(__always)
    private static func lastCut(_ walk: inout CutWalk, measure: Int, untried: Int) -> LastCut? {
        var (best, bestWidth) = (walk.place, walk.width())
        let firstOffset = best.offset
        var widest = bestWidth
        // Nothing follows a first grapheme that does not fit.
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
