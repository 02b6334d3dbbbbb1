import Drawing
import Foundation

/// The file of a sticker, read and checked.
package enum StickerFile {
    /// The art of a sticker.
    /// - Throws: an error of ``MSStickersErrorDomain`` with the code of what is wrong and a message that tells the
    ///   fix.
    package static func picture(at url: URL) throws -> Picture {
        guard url.isFileURL else {
            throw MSMessageErrorCode.improperFileURL.stickerError(
                "the sticker's URL is \(url.absoluteString); download the file and give its file URL")
        }
        return try picture(atPath: url.path)
    }

    /// As ``picture(at:)``, for a path as a scene names it.
    package static func picture(atPath path: String) throws -> Picture {
        let data = try contents(of: path)
        try checkFormat(of: data, name: path)
        let decoded: Picture
        do {
            decoded = try PictureFile.decode([UInt8](data), name: path)
        } catch let error as DrawingError {
            throw MSMessageErrorCode.fileUnreadable.stickerError("\(error)")
        }
        let sides = StickerRules.pixelSides
        guard sides.contains(decoded.bitmap.width), sides.contains(decoded.bitmap.height) else {
            throw MSMessageErrorCode.stickerFileImproperFileAttributes.stickerError(
                "\(path) has \(decoded.bitmap.width) x \(decoded.bitmap.height) pixels; each side of a sticker must "
                    + "have \(sides.lowerBound) to \(sides.upperBound), 100 to 206 points at 3x")
        }
        return Picture(
            bitmap: decoded.bitmap, scale: StickerRules.scale, frameCount: decoded.frameCount,
            animationDuration: decoded.animationDuration)
    }

    private static func contents(of path: String) throws -> Data {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw MSMessageErrorCode.fileNotFound.stickerError("\(path): there is no such file; check the path")
        }
        let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
        guard !isFolder.boolValue, let attributes, attributes[.type] as? FileAttributeType == .typeRegular else {
            throw MSMessageErrorCode.improperFileType.stickerError(
                "\(path) is \(isFolder.boolValue ? "a folder" : "not a regular file"); name the picture of the sticker")
        }
        let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
        guard size <= StickerRules.maximumFileSize else {
            throw MSMessageErrorCode.stickerFileImproperFileSize.stickerError(
                "\(path) has \(size) bytes; a sticker has at most \(StickerRules.maximumFileSize), so use fewer "
                    + "colours, frames or pixels")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw MSMessageErrorCode.fileUnreadable.stickerError("\(path) cannot be read; check its permissions")
        }
        return data
    }

    private static func checkFormat(of data: Data, name: String) throws {
        do {
            _ = try data.withUnsafeBytes { try PictureFormat($0, name: name) }
        } catch let error as DrawingError {
            throw MSMessageErrorCode.stickerFileImproperFileFormat.stickerError(
                "\(error); a sticker is PNG, APNG, GIF or JPEG")
        }
    }
}

extension MSMessageErrorCode {
    /// An error of the stickers' domain with this code and a message that says the fix.
    func stickerError(_ message: String) -> NSError {
        NSError(domain: MSStickersErrorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: message])
    }
}
