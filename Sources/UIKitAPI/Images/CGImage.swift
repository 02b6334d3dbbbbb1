import Drawing
import Foundation

/// Pixels. Core Graphics' class of this name.
///
/// ```swift
/// let photo = CALayer()
/// photo.contents = UIImage(named: "Event")?.cgImage
/// ```
public final class CGImage: @unchecked Sendable {
    /// The pixels. Immutable.
    package let picture: Picture

    package init(_ picture: Picture) { self.picture = picture }

    /// The pixels of a row.
    public var width: Int { picture.width }
    /// The rows.
    public var height: Int { picture.height }

    /// The bits of a part of a pixel.
    public var bitsPerComponent: Int { 8 }
    /// The bits of a pixel.
    public var bitsPerPixel: Int { 32 }
    /// The bytes of a row.
    public var bytesPerRow: Int { width * 4 }
    /// sRGB, which all pictures have here.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// How pixels are kept: red, green, blue and alpha, multiplied by it.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    /// The same, with the order of bytes.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

    /// The pixels in a rectangle, in pixels; nil when there are none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let box = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !box.isNull, box.width >= 1, box.height >= 1 else { return nil }
        let (left, top, columns, rows) = (Int(box.minX), Int(box.minY), Int(box.width), Int(box.height))
        let pixels = (0..<rows).flatMap { row -> ArraySlice<UInt8> in
            let start = ((top + row) * width + left) * 4
            return picture.bitmap.pixels[start..<(start + columns * 4)]
        }
        return CGImage(Picture(bitmap: Bitmap(width: columns, height: rows, pixels: pixels), scale: picture.scale))
    }
}

extension UIImage {
    /// The pixels. An optional as in UIKit; never nil.
    public var cgImage: CGImage? { CGImage(picture) }

    /// Makes an image of pixels, one to a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage.picture.at(scale: 1)) }

    /// Makes an image of pixels. They are not turned.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage.picture.at(scale: Double(scale)))
    }
}
