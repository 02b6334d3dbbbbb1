import CFreeType
import Typesetting

/// A font instance opened with FreeType, for drawing only: advances come from HarfBuzz.
///
/// Invariant: `face` reads from the font file's mapped bytes, which `font` keeps alive, and belongs to the library of
/// `rasterizer`, which outlives it; it is used by one thread at a time.
final class GlyphFace {
    let font: FontInstance
    private let rasterizer: Rasterizer
    private let face: FT_Face
    /// The em in 26.6 pixels that the face is set to; 0 before the first glyph.
    private var em = 0

    init(font: FontInstance, rasterizer: Rasterizer) throws {
        self.font = font
        self.rasterizer = rasterizer
        var opened: FT_Face?
        let bytes = font.file.bytes
        let status = FT_New_Memory_Face(
            rasterizer.library, bytes.base.assumingMemoryBound(to: FT_Byte.self), FT_Long(bytes.count), 0, &opened)
        guard status == 0, let opened else {
            throw Self.refusal(font: font, glyph: 0, call: "FT_New_Memory_Face", status)
        }
        face = opened
        if font.file.hasColorBitmaps {
            try check(FT_Select_Size(face, 0), glyph: 0, "FT_Select_Size")
        } else if !font.file.axes.isEmpty {
            var coordinates = font.coordinates.map { FT_Fixed(($0 * 65_536).rounded()) }
            try check(
                FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates), glyph: 0,
                "FT_Set_Var_Design_Coordinates")
        }
    }

    deinit { FT_Done_Face(face) }

    /// The coverage of an outline glyph around its origin, moved right and down by parts of a pixel.
    /// - Parameters:
    ///   - em: the size of the em in 26.6 pixels.
    ///   - limits: the pixels that matter, relative to the origin.
    /// - Returns: nil for a glyph without ink.
    func outlineMask(
        glyph: UInt32, em: Int, stepX: Int, stepY: Int, within limits: PixelRect
    ) throws -> CoverageMask? {
        try load(glyph, em: em)
        guard face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return nil }
        let unit = 64 / CanvasGrid.glyphSteps
        FT_Outline_Translate(&face.pointee.glyph.pointee.outline, FT_Pos(stepX * unit), FT_Pos(-stepY * unit))
        return try rasterizer.mask(of: &face.pointee.glyph.pointee.outline, within: limits)
    }

    /// The outline of a glyph around its origin, in ems, y down; empty for a glyph without ink.
    func outline(glyph: UInt32) throws -> [PathElement] {
        // 1,024 pixels per em: FreeType's 26.6 numbers are then 65,536ths of it.
        let em = 1_024 * 64
        try load(glyph, em: em)
        guard face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return [] }
        let collector = OutlineCollector(unitsPerEm: Double(em))
        try check(collector.collect(&face.pointee.glyph.pointee.outline), glyph: glyph, "FT_Outline_Decompose")
        return collector.elements
    }

    /// The bitmap of a colour glyph at the font's own size; nil for a glyph without one.
    func colorBitmap(glyph: UInt32) throws -> ColorGlyphBitmap? {
        try check(FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)), glyph: glyph, "FT_Load_Glyph")
        let slot = face.pointee.glyph.pointee
        guard slot.format == FT_GLYPH_FORMAT_BITMAP, slot.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
            slot.bitmap.width > 0, slot.bitmap.rows > 0, slot.bitmap.pitch > 0
        else { return nil }
        return ColorGlyphBitmap(
            copying: slot.bitmap, left: Int(slot.bitmap_left), top: Int(slot.bitmap_top),
            pixelsPerEm: Int(face.pointee.size.pointee.metrics.x_ppem))
    }

    /// Loads a glyph unhinted. `em` is in 26.6 pixels.
    private func load(_ glyph: UInt32, em: Int) throws {
        if self.em != em {
            try check(FT_Set_Char_Size(face, 0, FT_F26Dot6(em), 72, 72), glyph: glyph, "FT_Set_Char_Size")
            self.em = em
        }
        let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
        try check(FT_Load_Glyph(face, glyph, flags), glyph: glyph, "FT_Load_Glyph")
    }

    private func check(_ status: FT_Error, glyph: UInt32, _ call: String) throws {
        guard status == 0 else { throw Self.refusal(font: font, glyph: glyph, call: call, status) }
    }

    private static func refusal(font: FontInstance, glyph: UInt32, call: String, _ status: FT_Error) -> DrawingError {
        .unusableGlyph(font: font.file.name, glyph: glyph, reason: "\(call) fails with error \(status)")
    }
}
