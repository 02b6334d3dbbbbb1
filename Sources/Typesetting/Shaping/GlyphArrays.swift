import CHarfBuzz

/// Glyphs as parallel arrays, from left to right. Advances and offsets are in 1/65 536 em, y upwards.
struct GlyphArrays: Sendable, Equatable {
    private(set) var ids: [UInt32] = []
    /// The UTF-16 offset of the cluster each glyph belongs to.
    private(set) var clusters: [Int32] = []
    private(set) var advances: [Int32] = []
    private(set) var offsetsX: [Int32] = []
    private(set) var offsetsY: [Int32] = []

    var count: Int { ids.count }

    /// Appends what a shaped buffer holds and calls `visit` with the cluster and advance of each glyph.
    mutating func append(contentsOf buffer: ShapedBuffer, visit: (_ cluster: Int, _ advance: Int) -> Void = { _, _ in })
    {
        for index in 0..<buffer.count {
            let (info, place) = (buffer.infos[index], buffer.places[index])
            ids.append(info.codepoint)
            clusters.append(Int32(info.cluster))
            advances.append(place.x_advance)
            offsetsX.append(place.x_offset)
            offsetsY.append(place.y_offset)
            visit(Int(info.cluster), Int(place.x_advance))
        }
    }
}
