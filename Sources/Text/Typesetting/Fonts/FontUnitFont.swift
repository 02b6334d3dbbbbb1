import CHarfBuzz

/// HarfBuzz fonts whose advances are whole design units of the file, whatever the version of HarfBuzz.
///
/// Between the masters of a variable font an advance is a fraction of a unit. HarfBuzz 6 rounds it to a unit, and later
/// versions only after scaling it; asked for units, all of them round to a unit, and the scaling is done here. Boxes of
/// ink are rounded by some versions only, and become equal in the same way.
enum FontUnitFont {
    /// A font of a face in design units, at a point of its variation axes. The caller owns it.
    static func make(of face: OpaquePointer, unitsPerEm: Int, coordinates: [Double]) -> OpaquePointer {
        // HarfBuzz returns an inert font, never null, when there is no memory left.
        let font = hb_font_create(face)!
        hb_ot_font_set_funcs(font)
        hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
        if !coordinates.isEmpty {
            hb_font_set_var_coords_design(font, coordinates.map { Float($0) }, UInt32(coordinates.count))
        }
        hb_font_make_immutable(font)
        return font
    }

    /// A font with another number of units in an em, which asks a font in design units for its advances. The caller owns
    /// it; it keeps the other alive.
    static func scaled(_ font: OpaquePointer, unitsPerEm: Int32) -> OpaquePointer {
        // As above: never null.
        let scaled = hb_font_create_sub_font(font)!
        hb_font_set_scale(scaled, unitsPerEm, unitsPerEm)
        hb_font_set_funcs(scaled, advanceFunctions, nil, nil)
        hb_font_make_immutable(scaled)
        return scaled
    }

    /// A length in units of one em in those of another, rounded as HarfBuzz rounds: by a factor in 1/65 536.
    static func scaled(_ length: Int32, from unitsPerEm: Int32, to other: Int32) -> Int32 {
        let factor = (Int64(other) << 16) / Int64(unitsPerEm)
        return Int32(truncatingIfNeeded: (Int64(length) * factor + 32_768) >> 16)
    }

    /// Invariant: immutable before it is used, so that fonts of all threads share it.
    nonisolated(unsafe) private static let advanceFunctions: OpaquePointer = {
        // As above: never null.
        let functions = hb_font_funcs_create()!
        hb_font_funcs_set_glyph_h_advances_func(
            functions,
            { font, _, count, glyphs, glyphStride, advances, advanceStride, _ in
                let parent = hb_font_get_parent(font)
                hb_font_get_glyph_h_advances(parent, count, glyphs, glyphStride, advances, advanceStride)
                var (unitsPerEm, own, height): (Int32, Int32, Int32) = (0, 0, 0)
                hb_font_get_scale(parent, &unitsPerEm, &height)
                hb_font_get_scale(font, &own, &height)
                guard unitsPerEm > 0, var next = UnsafeMutableRawPointer(advances) else { return }
                // HarfBuzz passes `count` advances, each `advanceStride` bytes after the one before.
                for _ in 0..<count {
                    let advance = next.assumingMemoryBound(to: hb_position_t.self)
                    advance.pointee = FontUnitFont.scaled(advance.pointee, from: unitsPerEm, to: own)
                    next += Int(advanceStride)
                }
            }, nil, nil)
        hb_font_funcs_make_immutable(functions)
        return functions
    }()
}
