import CHarfBuzz
import CUnicode

/// Collects what HarfBuzz returns into the arrays of a ``ShapedText``.
struct ShapedTextBuilder {
    var tracking = 0
    private var items: [ShapedItem] = []
    private var glyphIDs: [UInt32] = []
    private var clusters: [Int32] = []
    private var advances: [Int32] = []
    private var offsetsX: [Int32] = []
    private var offsetsY: [Int32] = []
    private var clusterAdvances: [Int]
    private var isClusterStart: [Bool]
    private var isTrackedCluster: [Bool]

    init(count: Int) {
        clusterAdvances = Array(repeating: 0, count: count)
        isClusterStart = Array(repeating: false, count: count + 1)
        isClusterStart[count] = true
        isTrackedCluster = Array(repeating: false, count: count)
    }

    mutating func appendControl(_ range: Range<Int>, level: UInt8) {
        isClusterStart[range.lowerBound] = true
        items.append(ShapedItem(range: range, level: level, font: nil, glyphs: glyphIDs.count..<glyphIDs.count))
    }

    mutating func append(
        _ range: Range<Int>, level: UInt8, font: FontInstance, isTracked: Bool, buffer: OpaquePointer?
    ) {
        let first = glyphIDs.count
        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)
        let places = hb_buffer_get_glyph_positions(buffer, &count)
        // HarfBuzz keeps both arrays alive and `count` long until the buffer changes.
        for index in 0..<Int(count) {
            guard let info = infos?[index], let place = places?[index] else { break }
            let cluster = Int(info.cluster)
            glyphIDs.append(info.codepoint)
            clusters.append(Int32(cluster))
            advances.append(place.x_advance)
            offsetsX.append(place.x_offset)
            offsetsY.append(place.y_offset)
            clusterAdvances[cluster] += Int(place.x_advance)
            isClusterStart[cluster] = true
            // Joiners and other characters without width stay without.
            if isTracked && place.x_advance != 0 { isTrackedCluster[cluster] = true }
        }
        items.append(ShapedItem(range: range, level: level, font: font, glyphs: first..<glyphIDs.count))
    }

    /// The offset of a cluster of the last item that has glyph 0 though it draws something.
    func missingCluster(ofLastItemIn units: [UInt16]) -> Int? {
        guard let item = items.last else { return nil }
        for index in item.glyphs where glyphIDs[index] == 0 {
            let offset = Int(clusters[index])
            if !cunicode_is_default_ignorable(Scalars.decode(units, at: offset).character) { return offset }
        }
        return nil
    }

    consuming func finish() -> ShapedText {
        var positions = [Int](repeating: 0, count: clusterAdvances.count + 1)
        var position = 0
        for offset in clusterAdvances.indices {
            position += clusterAdvances[offset] + (isTrackedCluster[offset] ? tracking : 0)
            positions[offset + 1] = position
        }
        return ShapedText(
            items: items, glyphIDs: glyphIDs, clusters: clusters, advances: advances, offsetsX: offsetsX,
            offsetsY: offsetsY, positions: positions, isTrackedCluster: isTrackedCluster,
            isClusterStart: isClusterStart, tracking: tracking)
    }
}
