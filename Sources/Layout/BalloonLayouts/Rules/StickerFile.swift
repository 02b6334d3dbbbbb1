import Drawing
import Files
import Foundation

/// Reads and checks the file of a sticker.
package enum StickerFile {
    /// The art of a sticker.
    /// - Throws: an error of ``MSStickersErrorDomain`` with a code and a message that contains the
    ///   fix.
    package static func picture(at url: URL, pictures: PictureStore = PictureStore()) throws -> Picture {
        guard url.isFileURL else {
            throw MSMessageErrorCode.improperFileURL.stickerError(
                "the sticker's URL is \(url.absoluteString); download the file and give its file URL")
        }
        return try picture(atPath: url.path, pictures: pictures)
    }

    /// As ``picture(at:)``, for a path as a scene names it.
    package static func picture(atPath path: String, pictures: PictureStore = PictureStore()) throws -> Picture {
        let data = try contents(of: path)
        try checkFormat(of: data, name: path)
        let decoded: Picture
        do {
            decoded = try pictures.picture(data, name: path)
        } catch let error as DrawingError {
            throw MSMessageErrorCode.fileUnreadable.stickerError("\(error)")
        }
        let sides = StickerRules.pixelSides
        guard sides.contains(decoded.width), sides.contains(decoded.height) else {
            throw MSMessageErrorCode.stickerFileImproperFileAttributes.stickerError(
                "\(path) has \(decoded.width) x \(decoded.height) pixels; each side of a sticker must "
                    + "have \(sides.lowerBound) to \(sides.upperBound), 100 to 206 points at 3x")
        }
        return decoded.at(scale: StickerRules.scale)
    }

    private static func contents(of path: String) throws -> [UInt8] {
        do {
            return try LimitedFile.read(path, limit: StickerRules.maximumFileSize)
        } catch {
            let code: MSMessageErrorCode
            let reason: String
            switch error {
            case .missing: (code, reason) = (.fileNotFound, "there is no such file; check the path")
            case .notRegular(let kind):
                (code, reason) = (.improperFileType, "is \(kind); name the picture of the sticker")
            case .tooLarge(let limit):
                (code, reason) = (
                    .stickerFileImproperFileSize,
                    "has more than \(limit) bytes, which is the maximum of a sticker; use fewer colours, frames or pixels"
                )
            case .refused: (code, reason) = (.fileUnreadable, "\(error)")
            }
            throw code.stickerError("\(path): \(reason)")
        }
    }

    private static func checkFormat(of data: [UInt8], name: String) throws {
        do {
            _ = try data.withUnsafeBytes { try PictureFormat($0, name: name) }
        } catch let error as DrawingError {
            throw MSMessageErrorCode.stickerFileImproperFileFormat.stickerError(
                "\(error); a sticker is PNG, APNG, GIF or JPEG")
        }
    }
}

extension MSMessageErrorCode {
    /// An error of the stickers' domain with this code and a message that contains the fix.
    package func stickerError(_ message: String) -> NSError {
        NSError(domain: MSStickersErrorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: message])
    }
}
