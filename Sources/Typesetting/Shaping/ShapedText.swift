import CHarfBuzz

/// A text after shaping: its items, their glyphs, and where every UTF-16 offset is.
///
/// Positions are integers in 1/65 536 em, counted in logical order from the start of the text; so the advance of any
/// stretch between clusters is a subtraction. Glyphs are parallel arrays, item after item, each item's from left to
/// right.
struct ShapedText: Sendable {
    let items: [ShapedItem]
    let glyphIDs: [UInt32]
    let clusters: [Int32]
    let advances: [Int32]
    let offsetsX: [Int32]
    let offsetsY: [Int32]
    /// The position of each offset 0...count; offsets inside a cluster have the position of its end.
    let positions: [Int]
    /// 1 for each offset 0..<count where a cluster of a tracked item starts; its position includes the tracking.
    let isTrackedCluster: [Bool]
    /// For each offset 0...count, whether a cluster starts there.
    let isClusterStart: [Bool]
    /// The tracking after each tracked cluster.
    let tracking: Int

    static let unitsPerEm = Int(FontInstance.unitsPerEm)
}

/// A stretch of text of one level, script and font.
struct ShapedItem: Sendable {
    /// UTF-16 offsets.
    let range: Range<Int>
    let level: UInt8
    /// Nil for controls, which have no glyphs.
    let font: FontInstance?
    /// Indices into the arrays of ``ShapedText``.
    let glyphs: Range<Int>

    var isRightToLeft: Bool { level & 1 == 1 }
}
