import Foundation

/// The rules for files that travel with a message.
enum AttachmentFile {
    /// The extensions of what conforms to `public.image`, `public.movie` or `public.audio`, the types of `mediaFileURL`
    /// ("Apple, MSMessageTemplateLayout, mediaFileURL"); the type of a file is told by its extension, as by the system.
    static let mediaExtensions: Set<String> = [
        "png", "apng", "jpg", "jpeg", "gif", "heic", "heif", "tif", "tiff", "bmp", "webp",
        "mov", "qt", "mp4", "m4v", "mpg", "mpeg", "avi", "3gp", "3g2", "m4a", "mp3", "aac",
        "wav", "aif", "aiff", "caf",
    ]

    /// - Parameters:
    ///   - url: where the file is.
    ///   - name: what the file is, for the message: `mediaFileURL`.
    /// - Throws: an error of ``MSMessagesErrorDomain``: improperFileURL, fileNotFound or fileUnreadable.
    static func validate(_ url: URL, name: String) throws {
        guard url.isFileURL else {
            throw MSMessageErrorCode.improperFileURL.error(
                "\(name) is \(url.absoluteString); download the file and give its file URL")
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw MSMessageErrorCode.fileNotFound.error(
                "\(name): there is no file \(url.relativePath); write it before the message is made")
        }
        guard !isFolder.boolValue, FileManager.default.isReadableFile(atPath: url.path) else {
            let reason = isFolder.boolValue ? "is a folder; name a file in it" : "cannot be read; check its permissions"
            throw MSMessageErrorCode.fileUnreadable.error("\(name): \(url.relativePath) \(reason)")
        }
    }

    /// The size of a file; nil when it cannot be told.
    static func byteCount(_ url: URL) -> Int? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
        return (attributes?[.size] as? NSNumber)?.intValue
    }

    /// As ``validate(_:name:)``, and that the file is a picture or a film.
    /// - Throws: also improperFileType.
    static func validateMedia(_ url: URL) throws {
        try validate(url, name: "mediaFileURL")
        guard mediaExtensions.contains(url.pathExtension.lowercased()) else {
            throw MSMessageErrorCode.improperFileType.error(
                "mediaFileURL: \(url.lastPathComponent) is no picture, film or sound by its extension; give a PNG, "
                    + "JPEG, GIF or MOV file")
        }
    }
}
