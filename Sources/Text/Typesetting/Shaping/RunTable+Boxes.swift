extension RunTable {
    /// The box of a character that no font draws, at the size of an item's run and with the run's space after it.
    func adjusted(_ box: [MissingGlyphBox.Part], of item: ShapedItem) -> [MissingGlyphBox.Part] {
        let ratio = runs[item.run].ratio
        func scaled(_ length: Int32) -> Int32 { Int32(clamping: Int((Double(length) * ratio).rounded())) }
        return box.map { part in
            let space = part.advance == 0 ? 0 : space(after: item.range.lowerBound, isTracked: item.isTracked)
            return MissingGlyphBox.Part(
                glyph: part.glyph, x: scaled(part.x), y: scaled(part.y),
                advance: scaled(part.advance) + Int32(clamping: space))
        }
    }
}
