import CFreeType
import Foundation
import Typesetting

/// Glyphs as drawings without a size: outlines or bitmaps in ems, the origin at the baseline, y down.
///
/// Belongs to one thread at a time, as the rasteriser it opens faces with.
final class GlyphOutlines {
    /// The parts of a glyph.
    enum Drawing {
        case nothing
        case outline([PathElement])
        case bitmap(GlyphBitmap)
    }

    /// A colour glyph; lengths in ems.
    struct GlyphBitmap {
        let picture: Bitmap
        /// From the origin to the left edge, and from the baseline up to the top edge.
        let left, top: Double
        let width, height: Double
    }

    private let rasterizer: Rasterizer
    private var faces: [FontInstance: GlyphFace] = [:]

    init() throws { rasterizer = try Rasterizer() }

    func drawing(of glyph: UInt32, in font: FontInstance) throws -> Drawing {
        let face = try face(for: font)
        if font.file.hasColorBitmaps {
            guard let bitmap = try face.colorBitmap(glyph: glyph) else { return .nothing }
            let em = Double(bitmap.pixelsPerEm)
            return .bitmap(
                GlyphBitmap(
                    picture: Bitmap(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels),
                    left: Double(bitmap.left) / em, top: Double(bitmap.top) / em, width: Double(bitmap.width) / em,
                    height: Double(bitmap.height) / em))
        }
        let outline = try face.outline(glyph: glyph)
        return outline.isEmpty ? .nothing : .outline(outline)
    }

    private func face(for font: FontInstance) throws -> GlyphFace {
        if let face = faces[font] { return face }
        let face = try GlyphFace(font: font, rasterizer: rasterizer)
        faces[font] = face
        return face
    }
}

extension PathElement {
    /// The step enlarged about zero, then moved.
    func scaled(by factor: Double, movedTo place: CGPoint) -> PathElement {
        mapped { CGPoint(x: place.x + $0.x * factor, y: place.y + $0.y * factor) }
    }
}
