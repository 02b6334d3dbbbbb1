extension Paragraph {
    /// The caret of a position in a layout of this paragraph; nil in a layout without lines.
    ///
    /// Where a line ends, the position upstream is on that line and the one downstream on the next. Behind a line
    /// terminator, and at both ends of the text, there is one side only, which stands for the other. An offset inside a
    /// grapheme cluster is that of its start.
    /// - Complexity: O(lines + glyphs of the line).
    public func caret(at position: TextPosition, in layout: TextLayout) -> Caret? {
        let position = canonical(position, in: layout)
        guard let index = lineIndex(of: position, in: layout) else { return nil }
        let line = layout.lines[index]
        let edge = CaretLine(line, storage: storage, scale: scale).edge(at: position)
        return Caret(
            line: index, x: scale.points(edge.x), top: line.top, bottom: line.bottom, isRightToLeft: edge.isRightToLeft)
    }

    /// The carets of an offset: one, or two where the text before it and after it are not side by side, as at a change
    /// of direction ("split caret") and at a line end. The one of the text that follows comes first.
    /// - Complexity: see ``caret(at:in:)``.
    public func carets(at offset: Int, in layout: TextLayout) -> [Caret] {
        guard let downstream = caret(at: TextPosition(offset: offset), in: layout),
            let upstream = caret(at: TextPosition(offset: offset, affinity: .upstream), in: layout)
        else { return [] }
        let isSamePlace = downstream.line == upstream.line && downstream.x == upstream.x
        return isSamePlace ? [downstream] : [downstream, upstream]
    }

    /// The position on a side that exists, at a grapheme boundary or where a line starts: UAX #14 ends lines inside
    /// some clusters, such as between a space and a joiner (LB18).
    func canonical(_ position: TextPosition, in layout: TextLayout) -> TextPosition {
        let analysis = storage.analysis
        var offset = min(max(position.offset, 0), length)
        while offset > 0 && offset < length && analysis.boundaries[offset] & BoundaryKind.grapheme == 0
            && !layout.lines.contains(where: { $0.range.lowerBound == offset })
        {
            offset -= 1
        }
        let isAfterTerminator = offset > 0 && Scalars.isLineTerminator(analysis.units[offset - 1])
        let affinity: TextPosition.Affinity =
            offset == length ? .upstream : offset == 0 || isAfterTerminator ? .downstream : position.affinity
        return TextPosition(offset: offset, affinity: affinity)
    }

    /// The line that a position is on.
    private func lineIndex(of position: TextPosition, in layout: TextLayout) -> Int? {
        let unit = position.affinity == .downstream ? position.offset : position.offset - 1
        return layout.lines.lastIndex { $0.range.lowerBound <= unit } ?? layout.lines.indices.first
    }
}
