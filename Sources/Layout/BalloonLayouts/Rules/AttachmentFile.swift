import Drawing
import Foundation

/// The rules for files that are sent with a message.
package enum AttachmentFile {
    /// - Parameters:
    ///   - url: where the file is.
    ///   - name: what the file is, for the message: `mediaFileURL`.
    /// - Throws: an error of ``MSMessagesErrorDomain``: improperFileURL, fileNotFound or fileUnreadable.
    package static func validate(_ url: URL, name: String) throws {
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

    /// The size of a file in bytes; nil when it is not known.
    package static func byteCount(_ url: URL) -> Int? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
        return (attributes?[.size] as? NSNumber)?.intValue
    }

    /// As ``validate(_:name:)``, and that the file is a picture, a film or a sound: by its extension, as the system
    /// tells types, and by its first bytes where they are known. That Messages refuses a file of another kind than its
    /// name says is inferred.
    /// - Throws: also improperFileType.
    package static func validateMedia(_ url: URL) throws {
        try validate(url, name: "mediaFileURL")
        guard let kind = MediaKind(name: url.lastPathComponent) else {
            throw MSMessageErrorCode.improperFileType.error(
                "mediaFileURL: \(url.lastPathComponent) has an extension that is not one of a picture, film or sound; give a PNG, "
                    + "JPEG, GIF, MOV or MP4 file")
        }
        // If the file was deleted meanwhile, the code that reads it reports this.
        guard let format = try? MediaFile.format(of: url.path), let contents = contents(format, of: url, named: kind)
        else { return }
        throw MSMessageErrorCode.improperFileType.error(
            "mediaFileURL: \(url.lastPathComponent) is a \(kind) by its extension and \(contents) by its first bytes; "
                + "give the file that its name says")
    }

    /// The kind of a file if it differs from what its name says; nil when it does not, and when it is not known.
    private static func contents(_ format: MediaFormat, of url: URL, named kind: MediaKind) -> String? {
        switch (kind, format) {
        case (.picture, .film): "a film"
        case (.picture, .sound), (.picture, .wave): "a sound"
        case (.film, .picture), (.sound, .picture): "a picture"
        case (_, .unknown) where !believed.contains(url.pathExtension.lowercased()): "none"
        default: nil
        }
    }

    /// The extensions of formats whose first bytes are not checked.
    private static let believed: Set<String> = ["tif", "tiff", "bmp", "webp", "mpg", "mpeg"]
}
