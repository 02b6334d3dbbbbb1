import CUnicode
import LineBreaking

/// Collects the glyphs that HarfBuzz returns, cluster by cluster.
///
/// Invariant: `advances` has one place per unit and `flags` has one place more, and both outlive the collector.
struct ClusterCollector {
    private let units: [UInt16]
    /// The advance of each cluster at its first unit.
    let advances: UnsafeMutableBufferPointer<Int>
    /// ``OffsetFlags`` of each offset.
    private let flags: UnsafeMutableBufferPointer<UInt8>
    /// The clusters that should draw something but have glyph 0, item by item.
    private(set) var missing: [Range<Int>] = []

    init(units: [UInt16], advances: UnsafeMutableBufferPointer<Int>, flags: UnsafeMutableBufferPointer<UInt8>) {
        self.units = units
        self.advances = advances
        self.flags = flags
    }

    /// Sets what is known before shaping: the ``BoundaryKind`` bits of each offset, and which units hang.
    func start(_ boundaries: [UInt8]) {
        advances.initialize(repeating: 0)
        _ = flags.initialize(from: boundaries)
        for offset in advances.indices where Scalars.hangs(units[offset]) { flags[offset] |= OffsetFlags.hangs }
        flags[advances.count] |= OffsetFlags.isClusterStart
    }

    /// Adds a control, which has no advance, or an attachment.
    func addControl(at start: Int, advance: Int) {
        flags[start] |= OffsetFlags.isClusterStart
        advances[start] = advance
    }

    /// Adds the glyphs of an item.
    mutating func add(_ range: Range<Int>, _ buffer: ShapedBuffer) {
        let start = range.lowerBound
        var undrawn: [Int] = []
        for index in 0..<buffer.count {
            let cluster = Int(buffer.infos[index].cluster)
            advances[cluster] += Int(buffer.places[index].x_advance)
            // Each item is shaped by itself, so its start is always safe.
            let isUnsafe = cluster > start && buffer.isUnsafe(index)
            flags[cluster] |= isUnsafe ? OffsetFlags.isClusterStart | OffsetFlags.isUnsafe : OffsetFlags.isClusterStart
            if buffer.infos[index].codepoint == 0, undrawn.last != cluster, drawsSomething(cluster) {
                undrawn.append(cluster)
            }
        }
        guard !undrawn.isEmpty else { return }
        for start in undrawn.sorted() where missing.last?.lowerBound != start {
            var end = start + 1
            while end < range.upperBound && flags[end] & OffsetFlags.isClusterStart == 0 { end += 1 }
            missing.append(start..<end)
        }
    }

    /// Adds the box of a character that no font draws.
    func addBox(at start: Int, _ box: [MissingGlyphBox.Part]) {
        advances[start] += box.reduce(0) { $0 + Int($1.advance) }
        flags[start] |= OffsetFlags.isClusterStart
    }

    /// Adds an item with the positions and flags that it has in the table of the same text.
    func add(_ range: Range<Int>, from known: OffsetList) {
        for offset in range {
            advances[offset] = known.position(offset + 1) - known.position(offset)
            flags[offset] |= known.flags(at: offset) & (OffsetFlags.isClusterStart | OffsetFlags.isUnsafe)
        }
    }

    private func drawsSomething(_ offset: Int) -> Bool {
        !cunicode_is_default_ignorable(Scalars.decode(units, at: offset).character)
    }

    /// Sets the flags that depend on all items.
    func finish(_ items: [ShapedItem]) {
        // A line that ends inside a cluster changes the glyphs on both sides.
        for offset in flags.indices where flags[offset] & OffsetFlags.isClusterStart == 0 {
            flags[offset] |= OffsetFlags.isUnsafe
        }
        // Joiners and other characters without an advance have no tracking.
        for index in items.indices where items[index].isTracked {
            for offset in items[index].range where advances[offset] != 0 { flags[offset] |= OffsetFlags.isTracked }
        }
    }
}
