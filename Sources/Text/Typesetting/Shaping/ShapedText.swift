import LineBreaking

/// A shaped text: its items, the position of every UTF-16 offset, and its glyphs.
///
/// Positions are integers in 1/65 536 em, in logical order from the start of the text. So the advance between two safe
/// offsets is a subtraction.
struct ShapedText: Sendable {
    let items: [ShapedItem]
    let offsets: OffsetTable
    private let arrays: GlyphArrays

    init(items: [ShapedItem], offsets: OffsetTable, glyphs: GlyphArrays) {
        (self.items, self.offsets, arrays) = (items, offsets, glyphs)
    }

    /// The glyphs of all items in logical order; those of each item are from left to right.
    var glyphs: PlacedGlyphs { PlacedGlyphs(arrays: arrays, offsets: offsets) }

    var glyphCount: Int { arrays.count }

    /// A text without units.
    static let empty = ShapedText(items: [], offsets: OffsetTable(), glyphs: GlyphArrays())

    /// The position of an offset with a tracking.
    func position(_ offset: Int, tracking: Int) -> Int { offsets.position(offset, tracking: tracking) }

    /// The advance of the complete text.
    func advance(tracking: Int) -> Int { position(offsets.count, tracking: tracking) }
}

extension [ShapedItem] {
    /// The item of the unit at an offset.
    func item(at offset: Int) -> ShapedItem { self[index(at: offset)] }

    /// The items with units in a range. Each unit is in exactly one item, so they are neighbours.
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

/// A part of a text with one level, one script and one font.
struct ShapedItem: Sendable {
    private let start, end: Int32
    private var firstGlyph, glyphEnd: Int32
    let level: UInt8
    /// ICU's code of the script.
    let script: UInt8
    let slot: FontSlot
    /// Whether tracking is added after its clusters.
    let isTracked: Bool
    private let runIndex: UInt16
    /// The slot's font at a point size; nil for controls, which have no glyphs.
    private(set) var font: FontInstance?

    /// Makes an item without glyphs. `range` is in UTF-16 offsets.
    init(
        range: Range<Int>, level: UInt8, script: UInt8, slot: FontSlot, font: FontInstance?, isTracked: Bool,
        run: Int = 0
    ) {
        (start, end) = (Int32(range.lowerBound), Int32(range.upperBound))
        (firstGlyph, glyphEnd) = (0, 0)
        self.level = level
        self.script = script
        self.slot = slot
        self.font = font
        self.isTracked = isTracked
        runIndex = UInt16(run)
    }

    /// The same item at another point size or in another language; without glyphs.
    func with(font: FontInstance?) -> ShapedItem {
        var item = self
        item.font = font
        (item.firstGlyph, item.glyphEnd) = (0, 0)
        return item
    }

    /// Whether kana in the item are shaped as they are by themselves.
    var canHoldKana: Bool { font?.file.hasOneScriptForKana ?? true }

    /// The index of the run whose font, size and height the item has; 0 in a text without runs.
    var run: Int { Int(runIndex) }
    /// Whether it is a box that a run puts in place of a character.
    var isAttachment: Bool { slot == .attachment }

    /// The UTF-16 offsets of the item.
    var range: Range<Int> { Int(start)..<Int(end) }
    /// The indices into ``ShapedText/glyphs``; empty in an item that has not been shaped yet.
    var glyphs: Range<Int> {
        get { Int(firstGlyph)..<Int(glyphEnd) }
        set { (firstGlyph, glyphEnd) = (Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
    }
}
