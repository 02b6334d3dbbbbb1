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

    /// Appends what a shaped buffer holds and calls `visit` with the cluster, advance and flags of each glyph.
    mutating func append(
        contentsOf buffer: OpaquePointer?, visit: (_ cluster: Int, _ advance: Int, _ isUnsafe: Bool) -> Void
    ) {
        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)
        let places = hb_buffer_get_glyph_positions(buffer, &count)
        // HarfBuzz keeps both arrays alive and `count` long until the buffer changes.
        for index in 0..<Int(count) {
            guard var info = infos?[index], let place = places?[index] else { break }
            ids.append(info.codepoint)
            clusters.append(Int32(info.cluster))
            advances.append(place.x_advance)
            offsetsX.append(place.x_offset)
            offsetsY.append(place.y_offset)
            let flags = hb_glyph_info_get_glyph_flags(&info)
            visit(Int(info.cluster), Int(place.x_advance), flags.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
        }
    }
}
