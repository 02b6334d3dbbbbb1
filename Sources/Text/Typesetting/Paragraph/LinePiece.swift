/// A part of a line whose glyphs are drawn together: a part of one item, an ellipsis or a hyphen.
struct LinePiece {
    /// What a piece shows.
    enum Content {
        /// The UTF-16 units of its range.
        case text
        /// The ellipsis that replaces the units that are left out.
        case ellipsis
        /// The hyphen that is drawn after the soft hyphen at the end of the line.
        case hyphen
    }

    let content: Content
    let glyphs: PlacedGlyphs
    /// The indices of the glyphs of the piece. Glyphs of clusters outside `range` are not drawn.
    var indices: Range<Int>
    /// The offsets of the glyphs' clusters: in the text, in the ellipsis or in the hyphen.
    let range: Range<Int>
    /// Nil for controls and attachments.
    let font: FontInstance?
    let level: UInt8
    /// Whether tracking is added after each cluster with an advance.
    let isTracked: Bool
    /// The run whose size and place the glyphs have; 0 in a text without runs.
    let run: Int
    /// The advance of a piece without glyphs: a tab, whose advance depends on its position on the line, or an attachment.
    var boxAdvance = 0
}

extension LinePiece {
    /// The pieces of a text that is drawn completely.
    static func pieces(of text: ShapedText, content: Content, level: UInt8, run: Int = 0) -> [LinePiece] {
        text.items.map { item in
            LinePiece(
                content: content, glyphs: text.glyphs, indices: item.glyphs, range: item.range, font: item.font,
                level: level, isTracked: item.isTracked, run: run)
        }
    }
}
