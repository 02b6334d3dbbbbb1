/// A text after shaping: its items, their glyphs, and where every UTF-16 offset is.
///
/// Positions are integers in 1/65 536 em, counted in logical order from the start of the text; so the advance of any
/// stretch between safe clusters is a subtraction.
struct ShapedText: Sendable {
    let items: [ShapedItem]
    /// The glyphs, item after item, each item's from left to right.
    let glyphs: GlyphArrays
    /// The position of each offset 0...count without tracking; offsets inside a cluster have the position of its end.
    let positions: [Int]
    /// The clusters before each offset 0...count after which tracking is added; empty when no item is tracked.
    let trackedClusters: [Int32]
    /// For each offset 0...count, whether a cluster starts there.
    let isClusterStart: [Bool]
    /// For each offset 0...count, whether both sides must be shaped again when a line ends there.
    let isUnsafeToBreak: [Bool]
    static let unitsPerEm = Int(FontInstance.unitsPerEm)
    /// Nothing.
    static let empty = ShapedText(
        items: [], glyphs: GlyphArrays(), positions: [0], trackedClusters: [], isClusterStart: [true],
        isUnsafeToBreak: [false])

    /// The position of an offset at a tracking.
    func position(_ offset: Int, tracking: Int) -> Int {
        positions[offset] + (trackedClusters.isEmpty ? 0 : Int(trackedClusters[offset]) * tracking)
    }

    /// The advance of the whole text.
    func advance(tracking: Int) -> Int { position(positions.count - 1, tracking: tracking) }

    /// The item that holds the unit at an offset.
    func item(at offset: Int) -> ShapedItem {
        var (low, high) = (0, items.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if items[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
        }
        return items[low]
    }
}

/// A stretch of text of one level, script and font.
struct ShapedItem: Sendable {
    /// UTF-16 offsets.
    let range: Range<Int>
    let level: UInt8
    /// ICU's code of the script.
    let script: UInt8
    /// Nil for controls, which have no glyphs.
    let font: FontInstance?
    /// Whether tracking is added after its clusters.
    let isTracked: Bool
    /// Indices into ``ShapedText/glyphs``.
    let glyphs: Range<Int>
}
