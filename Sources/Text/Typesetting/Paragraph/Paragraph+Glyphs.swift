import LineBreaking

extension Paragraph {
    /// The glyphs of a line in drawing order from left to right. The line must be from a layout of this paragraph.
    /// Positions are from the left end of the line. White space at the line's end is left out.
    package func glyphRuns(of line: TextLine) -> [GlyphRun] {
        LineAssembly(storage: storage, scale: scale, line: line).runs()
    }

    /// The box of the ink of a line, relative to the line's left end and baseline; nil without ink. Ink outside of the
    /// line's advance, ascent or descent can be clipped by a view around the line.
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

    /// A box that contains the ink of a line, relative to the line's left end and baseline. It takes a few additions,
    /// but may be larger than the exact box. Nil for a line that is truncated, hyphenated or shaped again at an end.
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

    /// The ascent and descent that hold every line of the text, in points: those of its tallest fonts.
    package var tallestLine: (ascent: Double, descent: Double) {
        let metrics = storage.tallestLine
        return (metrics.ascent * scale.pointSize, metrics.descent * scale.pointSize)
    }

    /// The visible characters on both sides of a line end: the last one of the line and the first one of the next line.
    /// Nil where the line is truncated, ends with a hyphen or with something invisible, or where the next line does not
    /// start with its text.
    package func charactersAround(endOf line: TextLine, before next: TextLine) -> (last: UInt32, first: UInt32)? {
        let units = storage.text.units
        let end = line.range.upperBound
        guard line.elidedRange == nil, !line.isHyphenated, end > line.range.lowerBound, end < units.count,
            next.elidedRange?.lowerBound != end, !Scalars.hangs(units[end - 1]), !Scalars.hangs(units[end])
        else { return nil }
        let isPair = end - 1 > line.range.lowerBound && units[end - 1] & 0xFC00 == 0xDC00
        return (
            Scalars.decode(units, at: isPair ? end - 2 : end - 1).character, Scalars.decode(units, at: end).character
        )
    }

    /// The UTF-16 units of a line as it is drawn: with its ellipsis, with its hyphen instead of the soft hyphen, and
    /// without the white space at its end.
    package func visibleUnits(of line: TextLine) -> [UInt16] {
        let units = storage.text.units
        var kept = Array(units[line.range])
        if let elided = line.elidedRange {
            let tail = LineAssembly(storage: storage, scale: scale, line: line).tail(after: elided)
            kept =
                Array(units[line.range.lowerBound..<elided.lowerBound]) + Ellipsis.units + units[tail]
        }
        while let last = kept.last, Scalars.hangs(last) { kept.removeLast() }
        if line.isHyphenated, let hyphen = storage.hyphen(ofLineTo: line.range.upperBound) {
            kept[kept.count - 1] = hyphen.unit
        }
        return kept
    }
}
