import Typesetting

/// The glyphs that a renderer has made, by font instance, glyph, size and sub-pixel step.
///
/// The cache is emptied when it is full. Drawings never depend on the cache, and a sweep needs the
/// same glyphs again within a balloon or two.
final class GlyphCache {
    /// Bytes of masks and colour glyphs kept. All glyphs of a long sweep in one script take about 4 MB.
    static let capacity = 32 << 20
    /// The maximum number of open faces. A sweep over twelve text sizes and two weights opens about 60.
    static let faceCapacity = 256
    /// The maximum em, in 26.6 pixels, of cached glyphs; larger ones are made only for the pixels that they are drawn
    /// on.
    static let largestKeptEm = 256 * 64

    /// The box of pixels around the origin that is kept of a glyph: eight ems of the largest size in each direction. A
    /// damaged font can have a glyph that would need all memory.
    private static let farthestInk: PixelRect = {
        let reach = largestKeptEm / 64 * 8
        return PixelRect(left: -reach, top: -reach, right: reach, bottom: reach)
    }()

    private struct Key: Hashable {
        let face: Int
        let em: Int
        let glyph: UInt32
        let step: Int
    }

    private let rasterizer: Rasterizer
    private var faceIndices: [FontInstance: Int] = [:]
    private var faces: [GlyphFace] = []
    private var masks: [Key: CoverageMask?] = [:]
    private var colorGlyphs: [Key: ColorGlyph?] = [:]
    private var byteCount = 0

    init(rasterizer: Rasterizer) { self.rasterizer = rasterizer }

    /// The number of a font instance's face, for the calls below; valid until this function is called again.
    func faceIndex(for font: FontInstance) throws -> Int {
        if let index = faceIndices[font] { return index }
        if faces.count == Self.faceCapacity {
            removeGlyphs()
            faces.removeAll()
            faceIndices.removeAll()
        }
        faces.append(try GlyphFace(font: font, rasterizer: rasterizer))
        faceIndices[font] = faces.count - 1
        return faces.count - 1
    }

    /// The coverage of an outline glyph around its origin; nil without ink.
    /// - Parameters:
    ///   - em: the size of the em in 26.6 pixels.
    ///   - limits: the pixels that matter, relative to the origin; the mask can be larger.
    func mask(
        face: Int, glyph: UInt32, em: Int, stepX: Int, stepY: Int, within limits: PixelRect
    ) throws -> CoverageMask? {
        guard em <= Self.largestKeptEm else {
            return try faces[face].outlineMask(glyph: glyph, em: em, stepX: stepX, stepY: stepY, within: limits)
        }
        let key = Key(face: face, em: em, glyph: glyph, step: stepY * CanvasGrid.glyphSteps + stepX)
        if let known = masks[key] { return known }
        let mask = try faces[face].outlineMask(
            glyph: glyph, em: em, stepX: stepX, stepY: stepY, within: Self.farthestInk)
        makeRoom(for: mask?.byteCount ?? 0)
        masks[key] = .some(mask)
        return mask
    }

    /// A colour glyph at the size it is drawn, around its origin; nil without ink.
    /// - Parameter limits: as above.
    func colorGlyph(
        face: Int, glyph: UInt32, em: Int, stepX: Int, stepY: Int, within limits: PixelRect
    ) throws -> ColorGlyph? {
        guard em <= Self.largestKeptEm else {
            return try faces[face].colorBitmap(glyph: glyph)?.scaled(
                em: em, stepX: stepX, stepY: stepY, within: limits)
        }
        let key = Key(face: face, em: em, glyph: glyph, step: stepY * CanvasGrid.glyphSteps + stepX)
        if let known = colorGlyphs[key] { return known }
        let glyph = try faces[face].colorBitmap(glyph: glyph)?.scaled(
            em: em, stepX: stepX, stepY: stepY, within: Self.farthestInk)
        makeRoom(for: glyph?.pixels.count ?? 0)
        colorGlyphs[key] = .some(glyph)
        return glyph
    }

    private func makeRoom(for bytes: Int) {
        // The memory of a dictionary entry in addition to its pixels, so that a million blank glyphs count too.
        let entry = 128
        if byteCount + bytes + entry > Self.capacity { removeGlyphs() }
        byteCount += bytes + entry
    }

    private func removeGlyphs() {
        masks.removeAll()
        colorGlyphs.removeAll()
        byteCount = 0
    }
}
