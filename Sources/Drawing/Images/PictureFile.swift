import Files
import Foundation

/// Reads picture files: PNG and APNG, JPEG, GIF. The first frame is decoded, the others are counted.
///
/// Pixels are treated as sRGB. Gamma and ICC profiles in the file are ignored, because the phone drops them when it
/// re-encodes pictures of messages. The EXIF orientation of a JPEG or a PNG is applied.
package enum PictureFile {
    /// Decodes a file. A name that ends in `@2x` or `@3x` before the extension sets the scale, as in Xcode.
    /// - Throws: ``DrawingError`` that names the file, the place in it and the fix.
    package static func decode(contentsOf path: String) throws -> Picture {
        try decode(bytes(contentsOf: path), name: path)
    }

    /// The bytes of a file.
    static func bytes(contentsOf path: String) throws -> [UInt8] {
        do {
            return try LimitedFile.read(path, limit: DrawingLimits.maximumPictureFileSize)
        } catch {
            throw DrawingError.unusablePicture(file: path, reason: "\(error)")
        }
    }

    /// Decodes the bytes of a file.
    /// - Parameter name: the file's name for errors; it sets the scale as in ``decode(contentsOf:)``.
    package static func decode(_ bytes: [UInt8], name: String) throws -> Picture {
        try bytes.withUnsafeBytes { try decode($0, name: name) }
    }

    static func decode(_ bytes: UnsafeRawBufferPointer, name: String) throws -> Picture {
        let frames: (bitmap: Bitmap, count: Int, duration: Double)
        switch try PictureFormat(bytes, name: name) {
        case .png: frames = try PNGDecoder.decode(bytes, name: name)
        case .jpeg: frames = (try JPEGDecoder.decode(bytes, name: name), 1, 0)
        case .gif: frames = try GIFDecoder.decode(bytes, name: name)
        }
        return Picture(
            bitmap: frames.bitmap, scale: scale(of: name), frameCount: frames.count,
            animationDuration: frames.count > 1 ? frames.duration : 0)
    }

    /// Throws for sizes beyond the limits, before anything is allocated.
    static func check(width: Int, height: Int, name: String) throws {
        guard width > 0, height > 0 else {
            throw DrawingError.unusablePicture(
                file: name, reason: "says it is \(width) x \(height) pixels; write the picture again")
        }
        guard width <= DrawingLimits.maximumPictureSide, height <= DrawingLimits.maximumPictureSide,
            width * height <= DrawingLimits.maximumPixelCount
        else { throw DrawingError.pictureTooLarge(file: name, width: width, height: height) }
    }

    /// Pixels per point, as a file's name says.
    static func scale(of name: String) -> Double {
        let stem = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
        if stem.hasSuffix("@3x") { return 3 }
        return stem.hasSuffix("@2x") ? 2 : 1
    }
}
