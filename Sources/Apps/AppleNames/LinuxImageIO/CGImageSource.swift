import Drawing
import Foundation
import UIKitAPI

/// A file with a picture. The class of this name of Image I/O.
///
/// ```swift
/// func picture(in source: CGImageSource) -> CGImage? { CGImageSourceCreateImageAtIndex(source, 0, nil) }
/// ```
public final class CGImageSource: Sendable {
    let picture: Picture?
    init(_ picture: Picture?) { self.picture = picture }
}

/// Reads the bytes of a PNG, JPEG or GIF file.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(UIImage(data: data as Data)?.picture)
}

/// Reads such a file.
/// - Returns: nil where there is no file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let path = url.path, FileManager.default.isReadableFile(atPath: path) else { return nil }
    return CGImageSource(UIImage(contentsOfFile: path)?.picture)
}

/// The number of pictures: of an animation the first frame is read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.picture == nil ? 0 : 1 }

/// The picture; nil for another number than 0, and for other files.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.picture.map { CGImage($0.at(scale: 1)) } : nil }

/// The picture, made smaller to the pixels that the options allow for its longer side.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0, let picture = isrc.picture else { return nil }
    let longer = max(picture.width, picture.height)
    let side = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.intValue ?? longer
    guard side > 0 else { return nil }
    return CGImage(side < longer ? Picture(bitmap: picture.bitmap.thumbnail(side: side)) : picture.at(scale: 1))
}

/// The size of the picture.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0, let picture = isrc.picture else { return nil }
    return [kCGImagePropertyPixelWidth: picture.width, kCGImagePropertyPixelHeight: picture.height] as NSDictionary
}

/// The key of the pixels of a thumbnail's longer side.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The key of whether a thumbnail is made of the picture; it always is.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// The key of whether a thumbnail is made where the file has none; it always is.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The key of whether a picture is rotated as the camera was; it always is.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
/// The key of whether pixels are kept.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The key of whether pixels are read at once.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The key of the width in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of the height in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
