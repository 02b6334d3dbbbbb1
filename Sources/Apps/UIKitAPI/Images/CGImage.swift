import Drawing
import Foundation

/// A picture of pixels. Core Graphics' class of this name.
///
/// ```swift
/// let photo = CALayer()
/// photo.contents = UIImage(named: "Event")?.cgImage
/// ```
public final class CGImage: @unchecked Sendable {
    /// The picture, which is immutable.
    package let picture: Picture

    package init(_ picture: Picture) { self.picture = picture }

    /// The width in pixels.
    public var width: Int { picture.width }
    /// The height in pixels.
    public var height: Int { picture.height }

    /// The bits per component.
    public var bitsPerComponent: Int { 8 }
    /// The bits per pixel.
    public var bitsPerPixel: Int { 32 }
    /// The bytes per row.
    public var bytesPerRow: Int { width * 4 }
    /// The colour space, which is always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// The format of pixels: red, green, blue and alpha, premultiplied.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    /// The format of pixels, with the order of bytes.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

    /// The part of the picture in a rectangle, in pixels; nil when it is empty.
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
    /// The picture's pixels. An optional as in UIKit; never nil.
    public var cgImage: CGImage? { CGImage(picture) }

    /// Makes an image from pixels, with one pixel per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage.picture.at(scale: 1)) }

    /// Makes an image from pixels. They are not rotated.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage.picture.at(scale: Double(scale)))
    }
}

/// The format of pixels, with the order of bytes. Core Graphics' raw values.
///
/// ```swift
/// let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
/// ```
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// Core Graphics' raw value.
    public let rawValue: UInt32
    /// Makes a format from Core Graphics' raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits for the place of alpha.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The most significant byte is first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
    /// The bits of the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 7 << 12)
    /// The least significant byte is first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
}

/// The place of alpha in a pixel. Core Graphics' raw values; pixels always have red, green, blue and alpha here.
///
/// ```swift
/// let info = CGImageAlphaInfo.premultipliedLast.rawValue
/// ```
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// Core Foundation's name for a list of objects.
public typealias CFArray = [Any]

/// A colour space. Core Graphics' class of this name; it is always sRGB here.
///
/// ```swift
/// let space = CGColorSpaceCreateDeviceRGB()
/// ```
public final class CGColorSpace: Sendable {
    /// Core Graphics' name for sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"

    /// Whether colours have one component and alpha.
    let isGray: Bool

    /// Makes a colour space, which is always sRGB.
    public init?(name: String) { isGray = false }

    init(isGray: Bool = false) { self.isGray = isGray }
}

/// The colour space of the device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// The grey colour space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(isGray: true) }

extension CGColor {
    /// Makes a colour from components from 0 to 1: red, green, blue and alpha, or grey and alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if space.isGray {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }
}
