import CUnicode

/// Collects what HarfBuzz returns into a ``ShapedText``.
struct ShapedTextBuilder {
    private var items: [ShapedItem] = []
    private var glyphs = GlyphArrays()
    private var clusterAdvances: [Int]
    private var isClusterStart: [Bool]
    private var isUnsafeToBreak: [Bool]

    init(count: Int) {
        clusterAdvances = Array(repeating: 0, count: count)
        isClusterStart = Array(repeating: false, count: count + 1)
        isClusterStart[count] = true
        isUnsafeToBreak = Array(repeating: false, count: count + 1)
    }

    mutating func appendControl(_ item: Itemizer.Item) {
        isClusterStart[item.range.lowerBound] = true
        append(item, font: nil, isTracked: false, glyphs: glyphs.count..<glyphs.count)
    }

    mutating func append(_ item: Itemizer.Item, font: FontInstance, isTracked: Bool, buffer: OpaquePointer?) {
        let first = glyphs.count
        glyphs.append(contentsOf: buffer) { cluster, advance, isUnsafe in
            clusterAdvances[cluster] += advance
            isClusterStart[cluster] = true
            // Another item is shaped by itself, so its start is always safe.
            if isUnsafe && cluster > item.range.lowerBound { isUnsafeToBreak[cluster] = true }
        }
        append(item, font: font, isTracked: isTracked, glyphs: first..<glyphs.count)
    }

    private mutating func append(
        _ item: Itemizer.Item, font: FontInstance?, isTracked: Bool, glyphs: Range<Int>
    ) {
        items.append(
            ShapedItem(
                range: item.range, level: item.level, script: item.script, font: font, isTracked: isTracked,
                glyphs: glyphs))
    }

    /// A cluster of the last item that has glyph 0 though it draws something.
    func missingCluster(ofLastItemIn units: [UInt16]) -> Range<Int>? {
        guard let item = items.last else { return nil }
        for index in item.glyphs where glyphs.ids[index] == 0 {
            let start = Int(glyphs.clusters[index])
            guard !cunicode_is_default_ignorable(Scalars.decode(units, at: start).character) else { continue }
            var end = start + 1
            while end < item.range.upperBound && !isClusterStart[end] { end += 1 }
            return start..<end
        }
        return nil
    }

    consuming func finish() -> ShapedText {
        var positions = [Int](repeating: 0, count: clusterAdvances.count + 1)
        var position = 0
        for offset in clusterAdvances.indices {
            position += clusterAdvances[offset]
            positions[offset + 1] = position
        }
        // Inside a cluster nothing can be taken apart: a break there shapes both sides again.
        for offset in isClusterStart.indices where !isClusterStart[offset] { isUnsafeToBreak[offset] = true }
        return ShapedText(
            items: items, glyphs: glyphs, positions: positions, trackedClusters: trackedClusters(),
            isClusterStart: isClusterStart, isUnsafeToBreak: isUnsafeToBreak)
    }

    /// Counts the clusters of tracked items. Joiners and other characters without width stay without tracking.
    private func trackedClusters() -> [Int32] {
        guard items.contains(where: \.isTracked) else { return [] }
        var counts = [Int32](repeating: 0, count: clusterAdvances.count + 1)
        var count: Int32 = 0
        for item in items {
            for offset in item.range {
                if item.isTracked && clusterAdvances[offset] != 0 { count += 1 }
                counts[offset + 1] = count
            }
        }
        return counts
    }
}
