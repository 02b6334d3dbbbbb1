import BalloonLayouts
import Drawing
import Foundation

/// A sticker: a picture file, checked, and what it shows in words.
///
/// Source: Messages framework, `MSSticker` (iOS 10).
///
/// ```swift
/// let file = URL(fileURLWithPath: "Examples/images/sticker-cup.png")
/// let sticker = try MSSticker(contentsOfFileURL: file, localizedDescription: "A cup")
/// try await conversation.insert(sticker)
/// ```
open class MSSticker: NSObject {
    /// The picture's file.
    public let imageFileURL: URL
    /// What the sticker shows, for VoiceOver.
    public let localizedDescription: String
    /// The art: its first frame at 3x, and how many frames it has.
    package let art: Picture

    /// Makes a sticker of a PNG, APNG, GIF or JPEG file of at most 500 KB, whose sides have 300 to 618 pixels.
    /// - Parameters:
    ///   - fileURL: a file URL; the file is read and decoded.
    ///   - localizedDescription: at most 150 characters.
    /// - Throws: an error of ``MSStickersErrorDomain``: ``MSMessageErrorCode/improperFileURL``, `fileNotFound`,
    ///   `fileUnreadable`, `improperFileType` for what is not a file, `stickerFileImproperFileFormat`,
    ///   `stickerFileImproperFileSize` for too many bytes, `stickerFileImproperFileAttributes` for pixels out of range
    ///   and, inferred, for a description that is too long.
    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
        try StickerRules.check(description: localizedDescription, of: fileURL.lastPathComponent)
        art = try StickerFile.picture(at: fileURL)
        imageFileURL = fileURL
        self.localizedDescription = localizedDescription
        super.init()
    }

    /// How many frames the art has: 1 unless it is an animated PNG or GIF.
    public var frameCount: Int { art.frameCount }
}
