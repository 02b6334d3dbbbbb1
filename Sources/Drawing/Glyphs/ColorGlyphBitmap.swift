import CFreeType

/// A colour glyph as the font stores it: premultiplied RGBA with its offset from the origin.
struct ColorGlyphBitmap {
    let width, height: Int
    let pixels: [UInt8]
    /// Pixels from the origin to the left edge, and from the baseline up to the top edge.
    let left, top: Int
    /// The em in pixels that the bitmap was made for.
    let pixelsPerEm: Int

    /// Copies a bitmap of FreeType's, turning its BGRA into RGBA.
    init(copying bitmap: FT_Bitmap, left: Int, top: Int, pixelsPerEm: Int) {
        let width = Int(bitmap.width)
        let height = Int(bitmap.rows)
        let pitch = Int(bitmap.pitch)
        self.width = width
        self.height = height
        self.left = left
        self.top = top
        self.pixelsPerEm = max(1, pixelsPerEm)
        pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            for row in 0..<height {
                let source = bitmap.buffer + row * pitch
                let target = buffer.baseAddress! + row * width * 4  // not empty: FreeType gave a bitmap with pixels
                var offset = 0
                while offset < width * 4 {
                    target[offset] = source[offset + 2]
                    target[offset + 1] = source[offset + 1]
                    target[offset + 2] = source[offset]
                    target[offset + 3] = source[offset + 3]
                    offset += 4
                }
            }
            count = width * height * 4
        }
    }

    /// The glyph at another size: premultiplied pixels around the origin, moved right and down by parts of a pixel.
    /// - Parameters:
    ///   - em: the size of the em in 26.6 pixels.
    ///   - limits: the pixels that matter, relative to the origin.
    /// - Returns: nil when the glyph has no ink there.
    func scaled(em: Int, stepX: Int, stepY: Int, within limits: PixelRect) -> ColorGlyph? {
        let factor = Double(em) / 64 / Double(pixelsPerEm)
        let step = 1 / Double(CanvasGrid.glyphSteps)
        let across = ScaledExtent(
            start: Double(left) * factor + Double(stepX) * step, length: Double(width) * factor)
        let down = ScaledExtent(
            start: Double(-top) * factor + Double(stepY) * step, length: Double(height) * factor)
        // Its edges fade out over the pixel beyond them, unless it is drawn without scaling.
        let fading = factor == 1 && stepX == 0 && stepY == 0 ? 0 : 1
        let bounds = PixelRect(
            left: across.outward.lowerBound - fading, top: down.outward.lowerBound - fading,
            right: across.outward.upperBound + fading, bottom: down.outward.upperBound + fading
        ).intersection(limits)
        guard !bounds.isEmpty else { return nil }
        let scaled = pixels.withUnsafeBufferPointer { source in
            Resampler.resample(
                source, width: width,
                across: ResamplingAxis(
                    source: width, target: across, window: bounds.left..<bounds.right, beyondEdge: .transparent),
                down: ResamplingAxis(
                    source: height, target: down, window: bounds.top..<bounds.bottom, beyondEdge: .transparent))
        }
        return ColorGlyph(bounds: bounds, pixels: scaled)
    }
}

/// A colour glyph at the size it is drawn; the box is relative to the glyph's origin, y down.
struct ColorGlyph {
    let bounds: PixelRect
    /// Premultiplied RGBA.
    let pixels: [UInt8]
}
