import Drawing
import Foundation
import UIKitAPI

/// A file to be written. The class of this name of Image I/O: it writes PNG and JPEG.
///
/// ```swift
/// let data = NSMutableData()
/// let file = CGImageDestinationCreateWithData(data, "public.png" as NSString, 1, nil)
/// ```
public final class CGImageDestination {
    fileprivate let write: (Data) -> Bool
    fileprivate let isPNG: Bool
    fileprivate var picture: Picture?
    fileprivate var quality = 1.0

    /// - Parameter type: the kind of file; nil for one that is not written here.
    fileprivate init?(_ type: CFString, write: @escaping (Data) -> Bool) {
        guard ["public.png", "public.jpeg"].contains(type as String) else { return nil }
        (self.write, isPNG) = (write, type as String == "public.png")
    }
}

/// Writes a file into memory, when it is finished.
/// - Returns: nil for another kind than PNG and JPEG.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type) { bytes in
        data.append(bytes)
        return true
    }
}

/// Writes a file, when it is finished.
/// - Returns: nil for another kind than PNG and JPEG.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type) { bytes in (try? bytes.write(to: url as URL)) != nil }
}

/// Adds the picture; the first one is written.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    guard idst.picture == nil else { return }
    idst.picture = image.picture
    idst.quality = (properties?[kCGImageDestinationLossyCompressionQuality] as? NSNumber)?.doubleValue ?? 1
}

/// Writes the file.
/// - Returns: whether there was a picture and the file is there.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let image = idst.picture.map({ UIImage($0) }) else { return false }
    let bytes = idst.isPNG ? image.pngData() : image.jpegData(compressionQuality: idst.quality)
    return bytes.map(idst.write) ?? false
}

/// The key of how good a JPEG is, from 0 to 1.
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"
