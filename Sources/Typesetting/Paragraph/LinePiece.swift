/// A part of a line whose glyphs are drawn together: a stretch of one item, an ellipsis or a hyphen.
struct LinePiece {
    /// What a piece shows.
    enum Content {
        /// The UTF-16 units of its range.
        case text
        /// What stands for the units that are left out.
        case ellipsis
        /// What is drawn behind the soft hyphen that ends the line.
        case hyphen
    }

    let content: Content
    let glyphs: GlyphArrays
    /// The glyphs of the piece among `glyphs`, before those outside `range` are left out.
    let indices: Range<Int>
    /// The offsets of the glyphs' clusters: in the text, or in the ellipsis or hyphen.
    let range: Range<Int>
    /// Nil for controls.
    let font: FontInstance?
    let level: UInt8
    /// Whether tracking is added after each cluster with an advance.
    let isTracked: Bool
    /// The advance of a tab, which is decided by the line.
    var tabAdvance = 0
}

extension LinePiece {
    /// The pieces of a text that is drawn whole.
    static func pieces(of text: ShapedText, content: Content, level: UInt8) -> [LinePiece] {
        text.items.map { item in
            LinePiece(
                content: content, glyphs: text.glyphs, indices: item.glyphs, range: item.range, font: item.font,
                level: level, isTracked: item.isTracked)
        }
    }
}
