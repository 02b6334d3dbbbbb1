import Drawing
import Foundation

extension CGContext {
    /// A canvas of pixels of its own, y up, as Core Graphics has it. The pixels are read as ``makeImage()``, and none are
    /// written into memory that is given.
    /// - Parameter data: nil; for memory of the app's there is no canvas.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard data == nil, width > 0, height > 0 else { return nil }
        self.init(
            size: CGSize(width: width, height: height), scale: 1,
            map: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    /// The width in pixels.
    public var width: Int { Int((size.width * scale).rounded()) }
    /// The height in pixels.
    public var height: Int { Int((size.height * scale).rounded()) }
    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// Begins a transparency layer. Here each item in it is drawn on its own.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) { saveGState() }
    /// Ends the transparency layer.
    public func endTransparencyLayer() { restoreGState() }
    /// Whether the outline is empty.
    public var isPathEmpty: Bool { outline.isEmpty }
    /// Does nothing: curves are always as exact as the pixels.
    public func setFlatness(_ flatness: CGFloat) {}
    /// The rectangle around the outline.
    public var boundingBoxOfPath: CGRect { CGMutablePath(outline.mapped(by: state.map.inverted())).boundingBox }
}
