import CFreeType
import Typesetting

/// Text laid out glyph by glyph with FreeType's own metrics, without shaping. It is independent of the code in
/// Typesetting.
enum FreeTypeText {
    static func run(_ text: String, font: FontInstance, size: Double) -> GlyphRun {
        var library: FT_Library?
        FT_Init_FreeType(&library)
        defer { FT_Done_FreeType(library) }
        let face = open(font, library: library)
        defer { FT_Done_Face(face) }
        var x = 0.0
        var glyphs: [PositionedGlyph] = []
        for scalar in text.unicodeScalars {
            let glyph = FT_Get_Char_Index(face, FT_ULong(scalar.value))
            glyphs.append(PositionedGlyph(id: glyph, x: x, y: 0))
            FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE))
            let isBitmap = font.file.hasColorBitmaps
            x +=
                isBitmap
                ? size * 136 / 109
                : size * Double(face.pointee.glyph.pointee.metrics.horiAdvance) / Double(face.pointee.units_per_EM)
        }
        return GlyphRun(font: font, pointSize: size, glyphs: glyphs)
    }

    static func glyph(_ scalar: Unicode.Scalar, in font: FontInstance) -> UInt32 {
        run(String(scalar), font: font, size: 16).glyphs[0].id
    }

    static func open(_ font: FontInstance, library: FT_Library?) -> FT_Face {
        var face: FT_Face?
        let bytes = font.file.bytes
        FT_New_Memory_Face(
            library, bytes.base.assumingMemoryBound(to: FT_Byte.self), FT_Long(bytes.count), 0, &face)
        if !font.file.axes.isEmpty {
            var design = font.coordinates.map { FT_Fixed($0 * 65_536) }
            FT_Set_Var_Design_Coordinates(face, FT_UInt(design.count), &design)
        }
        return face!  // the vendored fonts open
    }
}
