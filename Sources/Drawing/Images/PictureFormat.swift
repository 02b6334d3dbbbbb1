/// The formats of picture files, recognised by their first bytes.
package enum PictureFormat {
    case png
    case jpeg
    case gif

    /// - Throws: ``DrawingError/unusablePicture(file:reason:)`` that says what the file is instead.
    package init(_ bytes: UnsafeRawBufferPointer, name: String) throws {
        func starts(with prefix: String, at offset: Int = 0) -> Bool {
            let prefix = Array(prefix.utf8)
            guard bytes.count >= offset + prefix.count else { return false }
            return bytes[offset..<(offset + prefix.count)].elementsEqual(prefix)
        }
        if bytes.starts(with: PNGChunks.signature) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if starts(with: "GIF87a") || starts(with: "GIF89a") {
            self = .gif
        } else {
            let reason: String
            if bytes.isEmpty {
                reason = "is empty; write it again"
            } else if starts(with: "version https://git-lfs") {
                reason = "is a Git LFS pointer, not the file itself; run `git lfs pull`"
            } else if starts(with: "<<<<<<< ") {
                reason = "holds the marks of a Git conflict; check out one of the two versions"
            } else if let media = Self.media(bytes) {
                reason = "is a \(media); name it as mediaFileURL, or give a PNG, JPEG or GIF"
            } else if starts(with: "ftyp", at: 4) {
                reason = "is a HEIF or AVIF file; convert it to PNG or JPEG"
            } else if starts(with: "RIFF") {
                reason = "is a RIFF file, as WebP is; convert it to PNG or JPEG"
            } else if starts(with: "II*\0") || starts(with: "MM\0*") {
                reason = "is a TIFF file; convert it to PNG or JPEG"
            } else if starts(with: "<svg") || starts(with: "<?xml") {
                reason = "is a drawing in XML; export it as PNG"
            } else {
                reason = Self.unknown(name)
            }
            throw DrawingError.unusablePicture(file: name, reason: reason)
        }
    }

    /// The kind of file that a template takes as `mediaFileURL`: "film" or "sound".
    private static func media(_ bytes: UnsafeRawBufferPointer) -> String? {
        switch MediaFormat(bytes) {
        case .film: "film"
        case .sound, .wave: "sound"
        case .picture, .unknown: nil
        }
    }

    /// The message about bytes of an unknown format: they are not what the name says.
    private static func unknown(_ name: String) -> String {
        switch MediaKind(name: name) {
        case .film: "does not begin as a film does; export it as MP4 or MOV"
        case .sound: "does not begin as a sound does; export it as M4A, MP3 or WAV"
        case .picture, nil: "does not begin as a PNG, JPEG or GIF does; convert it to one of them"
        }
    }
}
