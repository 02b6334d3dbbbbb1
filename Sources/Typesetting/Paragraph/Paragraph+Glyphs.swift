import LineBreaking

extension Paragraph {
    /// The glyphs of a line of a layout of this paragraph, in drawing order from left to right; x from the left end
    /// of the line. White space at the line's end is left out.
    package func glyphRuns(of line: TextLine) -> [GlyphRun] {
        LineAssembly(storage: storage, scale: scale, line: line).runs()
    }

    /// The box of the ink of a line, relative to its left end and baseline; nil without ink. Ink that leaves the line's
    /// advance, ascent or descent can be cut off by what stands around it.
    /// - Complexity: O(glyphs of the line).
    public func inkBounds(of line: TextLine) -> InkBounds? {
        var bounds: InkBounds?
        for run in glyphRuns(of: line) {
            for glyph in run.glyphs {
                guard let ink = run.inkBounds(of: glyph) else { continue }
                bounds = bounds?.union(ink) ?? ink
            }
        }
        return bounds
    }

    /// A box that holds the ink of a line, relative to its left end and baseline, at the cost of an addition: the exact
    /// one may be smaller. Nil where only the glyphs of the line tell: where it is cut, hyphenated or shaped again.
    package func inkLimits(of line: TextLine) -> InkBounds? {
        let offsets = storage.segments.offsets.list
        let isOrdinary =
            line.elidedRange == nil && !line.isHyphenated
            && !offsets.has(OffsetFlags.isUnsafe, at: line.range.lowerBound)
            && !offsets.has(OffsetFlags.isUnsafe, at: line.range.upperBound)
        guard isOrdinary else { return nil }
        let reach = storage.inkReach
        return InkBounds(
            left: -scale.points(reach.left), top: scale.points(reach.top),
            right: line.width + scale.points(reach.right + max(0, -scale.tracking)),
            bottom: scale.points(reach.bottom))
    }

    /// How far above and below its baseline the tallest line can reach, in points: with the tallest fonts of the text.
    package var tallestLine: (ascent: Double, descent: Double) {
        let metrics = storage.tallestLine
        return (metrics.ascent * scale.pointSize, metrics.descent * scale.pointSize)
    }

    /// The visible characters on both sides of a line's end: the last of the line and the first of the next. Nil where
    /// the line is cut, ends with something invisible or with a hyphen, or where the next does not begin with its text.
    package func charactersAround(endOf line: TextLine, before next: TextLine) -> (last: UInt32, first: UInt32)? {
        let units = storage.analysis.units
        let end = line.range.upperBound
        guard line.elidedRange == nil, !line.isHyphenated, end > line.range.lowerBound, end < units.count,
            next.elidedRange?.lowerBound != end, !Scalars.hangs(units[end - 1]), !Scalars.hangs(units[end])
        else { return nil }
        let isPair = end - 1 > line.range.lowerBound && units[end - 1] & 0xFC00 == 0xDC00
        return (
            Scalars.decode(units, at: isPair ? end - 2 : end - 1).character, Scalars.decode(units, at: end).character
        )
    }

    /// The UTF-16 units of a line as drawn: its ellipsis included, a hyphen in place of the soft one it ends at, white
    /// space at its end left out.
    package func visibleUnits(of line: TextLine) -> [UInt16] {
        let units = storage.analysis.units
        var kept = Array(units[line.range])
        if let elided = line.elidedRange {
            let tail = LineAssembly(storage: storage, scale: scale, line: line).tail(after: elided)
            kept =
                Array(units[line.range.lowerBound..<elided.lowerBound]) + ParagraphStorage.ellipsisUnits + units[tail]
        }
        while let last = kept.last, Scalars.hangs(last) { kept.removeLast() }
        if line.isHyphenated, let hyphen = storage.hyphen { kept[kept.count - 1] = hyphen.unit }
        return kept
    }
}
