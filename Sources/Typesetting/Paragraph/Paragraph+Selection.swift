extension Paragraph {
    /// What a selection covers in a layout of this paragraph: for each line from top to bottom its rectangles from left
    /// to right, several where the direction changes.
    ///
    /// Graphemes are taken whole when any of them is selected, and so is an ellipsis. White space that hangs at a
    /// line's end, and what is left out for an ellipsis beyond it, covers nothing.
    /// - Parameter range: UTF-16 offsets; what is outside the text is left out.
    /// - Complexity: O(glyphs of the lines).
    public func selectionRectangles(for range: Range<Int>, in layout: TextLayout) -> [SelectionRectangle] {
        let range = range.clamped(to: 0..<length)
        guard !range.isEmpty else { return [] }
        return layout.lines.indices.flatMap { index -> [SelectionRectangle] in
            let line = layout.lines[index]
            guard line.range.overlaps(range) else { return [] }
            return CaretLine(line, storage: storage, scale: scale).stretches(covering: range).map { stretch in
                SelectionRectangle(
                    line: index, left: scale.points(stretch.lowerBound), right: scale.points(stretch.upperBound),
                    top: line.top, bottom: line.bottom)
            }
        }
    }
}
