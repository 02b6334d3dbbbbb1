import LineBreaking

/// What lines that start or end at unsafe offsets are longer than the difference of their positions.
///
/// Where the stretches shaped again at both ends do not meet, each end adds an amount of its own, worked out once for
/// the offset. Else, and inside such a stretch, the parts of the line are looked at.
extension LocalShapes {
    /// See ``LineAdvances``.
    func correction(from start: Int, to offset: Int, endingAt end: Int, tracking: Int) -> Int {
        if offset == start { return 0 }
        var correction = 0
        var safeStart = start
        if offsets.has(OffsetFlags.isUnsafe, at: start) {
            // Looked for first, so that no more than the line is ever shaped again.
            safeStart = LineParts.safeOffset(after: start, upTo: offset, offsets)
            guard safeStart <= offset else { return partCorrection(start, offset, end, tracking) }
            let known = startCorrection(start, upTo: safeStart)
            correction = known.units + Int(known.trackedClusters) * tracking
        }
        if end > start, offsets.has(OffsetFlags.isUnsafe, at: end) {
            let safeEnd = LineParts.safeOffset(before: end, downTo: safeStart, offsets)
            guard safeStart <= safeEnd, offset <= safeEnd || offset == visibleEnd(end, after: safeEnd) else {
                return partCorrection(start, offset, end, tracking)
            }
            if offset > safeEnd {
                let known = endCorrection(end, from: safeEnd)
                correction += known.units + Int(known.trackedClusters) * tracking
            }
        }
        return correction
    }

    private func startCorrection(_ start: Int, upTo safe: Int) -> LineEndCorrections.Correction {
        correction(at: offsets.unsafeOffsets(before: start), isStart: true) {
            let item = items.item(at: start)
            guard item.font != nil else { return .nothing }
            return difference(of: start..<safe, to: safe, in: item)
        }
    }

    /// For what is seen of a line: without the white space before its end.
    private func endCorrection(_ end: Int, from safe: Int) -> LineEndCorrections.Correction {
        correction(at: offsets.unsafeOffsets(before: end), isStart: false) {
            let item = items.item(at: end)
            guard item.font != nil else { return .nothing }
            return difference(of: safe..<end, to: visibleEnd(end, after: safe), in: item)
        }
    }

    /// An offset without the white space that hangs before it, down to another.
    private func visibleEnd(_ end: Int, after start: Int) -> Int {
        var visible = end
        while visible > start && offsets.has(OffsetFlags.hangs, at: visible - 1) { visible -= 1 }
        return visible
    }

    /// What a stretch shaped by itself is longer, up to an offset of it, than the same stretch of its item.
    private func difference(
        of range: Range<Int>, to offset: Int, in item: ShapedItem
    ) -> LineEndCorrections.Correction {
        guard let font = item.font else { return .nothing }
        let local = make(range, of: item, font: font)
        let index = offset - range.lowerBound
        let tracked = offsets.trackedClusters(before: offset) - offsets.trackedClusters(before: range.lowerBound)
        return LineEndCorrections.Correction(
            trackedClusters: local.trackedClusters[index] - Int32(tracked),
            units: local.positions[index] - (offsets.position(offset) - offsets.position(range.lowerBound)))
    }

    /// The same for any line, from its parts.
    private func partCorrection(_ start: Int, _ offset: Int, _ end: Int, _ tracking: Int) -> Int {
        let startItem = items.item(at: start)
        let endItem = items.item(at: max(end - 1, start))
        let correction = partCorrection(in: startItem, start, offset, end, tracking)
        if startItem.range == endItem.range { return correction }
        return correction + partCorrection(in: endItem, start, offset, end, tracking)
    }

    private func partCorrection(in item: ShapedItem, _ start: Int, _ offset: Int, _ end: Int, _ tracking: Int) -> Int {
        var correction = 0
        LineParts.forEachPart(of: item, in: start..<max(end, start), shapes: self) { part in
            guard let local = part.local, part.range.lowerBound < offset else { return }
            let reached = min(offset, part.range.upperBound)
            let whole =
                offsets.position(reached, tracking: tracking)
                - offsets.position(part.range.lowerBound, tracking: tracking)
            correction += local.advance(to: reached, tracking: tracking) - whole
        }
        return correction
    }
}
