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

    /// The pixels across.
    public var width: Int { Int((size.width * scale).rounded()) }
    /// The pixels down.
    public var height: Int { Int((size.height * scale).rounded()) }
    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// Begins things that are drawn as one; each is drawn on its own here.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) { saveGState() }
    /// Ends them.
    public func endTransparencyLayer() { restoreGState() }
    /// Whether the outline is empty.
    public var isPathEmpty: Bool { outline.isEmpty }
    /// Nothing: curves are as fine as pixels.
    public func setFlatness(_ flatness: CGFloat) {}
    /// The rectangle around the outline.
    public var boundingBoxOfPath: CGRect { CGMutablePath(outline.mapped(by: state.map.inverted())).boundingBox }
}

/// How pixels are kept, with the order of their bytes. Core Graphics' raw values.
///
/// ```swift
/// let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
/// ```
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// Core Graphics' raw value.
    public let rawValue: UInt32
    /// Makes one of Core Graphics' raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits that say where alpha is.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// As large numbers are written.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
    /// The other way round.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
}

/// How pixels are kept. Core Graphics' raw values; they are kept as red, green, blue and alpha.
///
/// ```swift
/// let info = CGImageAlphaInfo.premultipliedLast.rawValue
/// ```
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
