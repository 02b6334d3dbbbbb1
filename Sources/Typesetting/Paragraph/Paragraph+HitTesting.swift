extension Paragraph {
    /// The position whose caret is nearest to a point of a layout of this paragraph.
    ///
    /// A point above the first line or below the last is taken to be on it. On a line, a point in a grapheme is at the
    /// nearer of its edges, one outside all graphemes at the nearest; inside a ligature the font's caret positions
    /// count, or equal parts of its advance. A point on an ellipsis is at one of the ends of what it stands for.
    ///
    /// - Parameters:
    ///   - x: points from the left end of the line. Where a line is not flush left, its own place is taken off first.
    ///   - y: points from the top of the layout.
    /// - Returns: a position that ``caret(at:in:)`` takes back to that place; downstream where both sides are one.
    /// - Complexity: see ``caret(at:in:)``.
    public func position(closestToX x: Double, y: Double, in layout: TextLayout) -> TextPosition {
        guard let index = layout.lines.firstIndex(where: { y < $0.bottom }) ?? layout.lines.indices.last else {
            return TextPosition(offset: 0)
        }
        return position(closestToX: x, onLine: index, of: layout)
    }

    /// The position on a line whose caret is nearest to a place; see ``position(closestToX:y:in:)``.
    public func position(closestToX x: Double, onLine index: Int, of layout: TextLayout) -> TextPosition {
        let line = CaretLine(layout.lines[index], storage: storage, scale: scale)
        let units = (x / scale.points(1)).rounded()
        let bounded = min(max(units, -Self.farthest), Self.farthest)
        let position = canonical(line.position(closestTo: bounded.isNaN ? 0 : Int(bounded)), in: layout)
        let other = canonical(TextPosition(offset: position.offset), in: layout)
        let isOnLine = line.range.contains(other.offset) || other.affinity == .upstream
        return isOnLine && line.edge(at: other).x == line.edge(at: position).x ? other : position
    }

    /// Further out than any glyph of a text, in the paragraph's unit.
    private static var farthest: Double { 1e15 }
}
