import LineBreaking

/// A text after shaping: its items, where every UTF-16 offset is, and its glyphs.
///
/// Positions are integers in 1/65 536 em, counted in logical order from the start of the text; so the advance of any
/// stretch between safe clusters is a subtraction.
final class ShapedText: Sendable {
    let items: [ShapedItem]
    let offsets: OffsetTable
    /// The glyphs, item after item, each item's from left to right.
    let glyphs: GlyphArrays

    init(items: [ShapedItem], offsets: OffsetTable, glyphs: GlyphArrays) {
        self.items = items
        self.offsets = offsets
        self.glyphs = glyphs
    }

    /// Nothing.
    static let empty = ShapedText(items: [], offsets: OffsetTable(), glyphs: GlyphArrays())

    /// The position of an offset at a tracking.
    func position(_ offset: Int, tracking: Int) -> Int { offsets.position(offset, tracking: tracking) }

    /// The advance of the whole text.
    func advance(tracking: Int) -> Int { position(offsets.count, tracking: tracking) }
}

extension [ShapedItem] {
    /// The item that holds the unit at an offset.
    func item(at offset: Int) -> ShapedItem { self[index(at: offset)] }

    /// The items that a range has units of. Each unit is in one item, so they are neighbours.
    /// - Complexity: O(log items).
    func overlapping(_ range: Range<Int>) -> ArraySlice<ShapedItem> {
        guard !range.isEmpty, !isEmpty else { return [] }
        return self[index(at: range.lowerBound)...index(at: range.upperBound - 1)]
    }

    private func index(at offset: Int) -> Int {
        var (low, high) = (0, count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if self[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

/// A stretch of text of one level, script and font.
struct ShapedItem: Sendable {
    private let start, end: Int32
    private var firstGlyph, glyphEnd: Int32
    let level: UInt8
    /// ICU's code of the script.
    let script: UInt8
    let slot: FontSlot
    /// Whether tracking is added after its clusters.
    let isTracked: Bool
    /// The font of the slot at a size; nil for controls, which have no glyphs.
    private(set) var font: FontInstance?

    /// Makes an item without glyphs. `range` is in UTF-16 offsets.
    init(range: Range<Int>, level: UInt8, script: UInt8, slot: FontSlot, font: FontInstance?, isTracked: Bool) {
        (start, end) = (Int32(range.lowerBound), Int32(range.upperBound))
        (firstGlyph, glyphEnd) = (0, 0)
        self.level = level
        self.script = script
        self.slot = slot
        self.font = font
        self.isTracked = isTracked
    }

    /// The same stretch with glyphs.
    func with(glyphs: Range<Int>) -> ShapedItem {
        var item = self
        (item.firstGlyph, item.glyphEnd) = (Int32(glyphs.lowerBound), Int32(glyphs.upperBound))
        return item
    }

    /// The same stretch at another size or in another language; without glyphs.
    func with(font: FontInstance?) -> ShapedItem {
        var item = self
        item.font = font
        (item.firstGlyph, item.glyphEnd) = (0, 0)
        return item
    }

    /// UTF-16 offsets.
    var range: Range<Int> { Int(start)..<Int(end) }
    /// Indices into ``ShapedText/glyphs``; empty in an item that was not shaped yet.
    var glyphs: Range<Int> { Int(firstGlyph)..<Int(glyphEnd) }
}
