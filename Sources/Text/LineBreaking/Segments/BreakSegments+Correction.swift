extension BreakSegments.Buffer {
    /// How much longer the advance from `start` to `offset` is than the difference of their positions, on a line from
    /// `start` to `end`, in ``TextUnit``.
    ///
    /// The text between an unsafe end of a line and the next safe offset inside the line is shaped again. Where there
    /// is a safe offset between the two ends, each of them adds an amount of its own, which is found once per offset.
    /// Otherwise the reshaper answers for the whole line.
    func correction(from start: Int, to offset: Int, endingAt end: Int, tracking: Int) -> Int {
        guard offset != start else { return 0 }
        let (offsets, corrections, reshaper) = (head.pointee.offsets.list, list.corrections, head.pointee.reshaper)
        @inline(never) func correctionOfWholeLine() -> Int {
            reshaper?.correction(from: start, to: offset, endingAt: end, tracking: tracking) ?? 0
        }
        var correction = 0
        var safeStart = start
        if offsets.has(OffsetFlags.isUnsafe, at: start) {
            // Searched first, so that never more than the line is shaped again.
            safeStart = offsets.safeOffset(after: start, upTo: offset)
            guard safeStart <= offset else { return correctionOfWholeLine() }
            correction = corrections.pointee.correction(at: offsets.unsafeOffsets(before: start), isStart: true) {
                reshaper?.correction(of: start..<safeStart, to: safeStart) ?? .none
            }.units(tracking: tracking)
        }
        if end > start, offsets.has(OffsetFlags.isUnsafe, at: end) {
            let safeEnd = offsets.safeOffset(before: end, downTo: safeStart)
            guard safeStart <= safeEnd else { return correctionOfWholeLine() }
            // The kept correction is that of the visible end.
            let visibleEnd = offsets.visibleEnd(end, after: safeEnd)
            guard offset <= safeEnd || offset == visibleEnd else { return correctionOfWholeLine() }
            if offset > safeEnd {
                correction += corrections.pointee.correction(at: offsets.unsafeOffsets(before: end), isStart: false) {
                    reshaper?.correction(of: safeEnd..<end, to: visibleEnd) ?? .none
                }.units(tracking: tracking)
            }
        }
        return correction
    }
}

extension OffsetList {
    /// The nearest safe offset after an unsafe one: the text can be divided there as it is. Beyond `limit` when there is
    /// none up to it.
    package func safeOffset(after offset: Int, upTo limit: Int) -> Int {
        var safe = offset + 1
        while safe <= limit && has(OffsetFlags.isUnsafe, at: safe) { safe += 1 }
        return safe
    }

    /// The nearest safe offset before an unsafe one: the text can be divided there as it is. Below `limit` when there is
    /// none down to it.
    package func safeOffset(before offset: Int, downTo limit: Int) -> Int {
        var safe = offset - 1
        while safe >= limit && has(OffsetFlags.isUnsafe, at: safe) { safe -= 1 }
        return safe
    }

    /// The end of a line without the white space that hangs before it, but not before `start`.
    func visibleEnd(_ end: Int, after start: Int) -> Int {
        var visible = end
        while visible > start && has(OffsetFlags.hangs, at: visible - 1) { visible -= 1 }
        return visible
    }
}
