import Foundation

/// Turns display lists into pixels: FreeType makes coverage, pixman composites, both in integers, so that the same
/// list gives the same bytes on every machine, whatever was drawn before.
///
/// A renderer keeps glyphs and scaled pictures for the next list, within bounds. It belongs to one thread at a time;
/// make one for each.
package final class Renderer {
    private let rasterizer: Rasterizer
    private let glyphs: GlyphCache
    private let pictures: ScaledPictureCache

    /// Makes a renderer with empty caches.
    /// - Throws: ``DrawingError`` when FreeType does not start.
    package convenience init() throws { try self.init(bands: nil) }

    /// - Parameter bands: the pictures of which many parts are drawn, shared with other renderers.
    init(bands: PictureBands?) throws {
        pictures = ScaledPictureCache(bands: bands)
        rasterizer = try Rasterizer()
        glyphs = GlyphCache(rasterizer: rasterizer)
    }

    /// Draws a list on a transparent canvas.
    /// - Parameters:
    ///   - scale: pixels per point, 1 to 16; screens have 1, 2 or 3.
    ///   - part: a box in points, of which the pixels that lie completely in it are wanted; nil for all. They are the
    ///     same as without it, and others take no time.
    /// - Returns: the list's size in pixels, rounded outward, or the pixels of the part, which may be none;
    ///   premultiplied.
    /// - Throws: ``DrawingError`` when the canvas is too large, a number is not finite or a font is damaged.
    package func render(_ list: DisplayList, scale: Int, part: CGRect? = nil) throws -> Bitmap {
        guard (1...16).contains(scale) else {
            throw DrawingError.outOfRange(what: "the scale", value: "\(scale)", allowed: "1 to 16")
        }
        let grid = CanvasGrid(scale: Double(scale))
        let exactWidth = grid.outward(list.size.width)
        let exactHeight = grid.outward(list.size.height)
        let sides = 1...Double(DrawingLimits.maximumCanvasSide)
        guard sides.contains(exactWidth), sides.contains(exactHeight),
            exactWidth * exactHeight <= Double(DrawingLimits.maximumPixelCount)
        else { throw DrawingError.unusableCanvas(width: exactWidth, height: exactHeight) }

        let whole = PixelRect(left: 0, top: 0, right: Int(exactWidth), bottom: Int(exactHeight))
        let bounds = part.map { PixelRect(in: $0, scale: grid.scale, of: whole) } ?? whole
        let byteCount = bounds.width * bounds.height * 4
        let pixels = try [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
            guard let bytes = buffer.baseAddress, byteCount > 0 else { return }
            bytes.initialize(repeating: 0, count: byteCount)
            count = byteCount
            let painter = Painter(
                canvas: Canvas(bounds: bounds, bytes: bytes), grid: grid, rasterizer: rasterizer, glyphs: glyphs,
                pictures: pictures)
            try painter.draw(list.items, within: painter.canvas.bounds)
        }
        return Bitmap(width: bounds.width, height: bounds.height, pixels: pixels)
    }
}
