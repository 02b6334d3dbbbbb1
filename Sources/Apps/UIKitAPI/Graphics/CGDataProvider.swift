import Drawing
import Foundation

/// Bytes of a picture. Core Graphics' class of this name.
///
/// ```swift
/// let provider = CGDataProvider(data: NSData(data: Data([255, 0, 0, 255])))
/// ```
public final class CGDataProvider: @unchecked Sendable {
    /// The bytes.
    public let data: CFData?
    /// Makes one of bytes.
    public init?(data: CFData) { self.data = data }
}

extension CGImage {
    /// Makes a picture of bytes, as the colour space and the format say.
    /// - Returns: nil where there are too few bytes, and for parts of colours that have no byte of their own.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard bitsPerComponent == 8, let data = provider.data,
            let format = PixelFormat(bitsPerPixel: bitsPerPixel, isGray: space.isGray, bitmapInfo),
            let bitmap = format.bitmap([UInt8](data as Data), width: width, height: height, bytesPerRow: bytesPerRow)
        else { return nil }
        self.init(Picture(bitmap: bitmap))
    }
}

/// How colours are converted; there is one colour space here. Core Graphics' raw values.
///
/// ```swift
/// let intent = CGColorRenderingIntent.defaultIntent
/// ```
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
