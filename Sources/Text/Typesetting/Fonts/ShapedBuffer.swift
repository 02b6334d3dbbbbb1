import CHarfBuzz

/// Shaped glyphs from left to right, in HarfBuzz's own memory.
struct ShapedBuffer {
    let infos: UnsafeMutableBufferPointer<hb_glyph_info_t>
    let places: UnsafeMutableBufferPointer<hb_glyph_position_t>

    var count: Int { infos.count }

    /// Whether a line end before the cluster of a glyph means that the text on both sides must be shaped again.
    func isUnsafe(_ index: Int) -> Bool {
        guard let base = infos.baseAddress else { return false }
        return hb_glyph_info_get_glyph_flags(base + index).rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
    }
}
