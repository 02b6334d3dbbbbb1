/// The kind of a media file, judged by its extension as the system does.
package enum MediaKind: String, Sendable {
    case picture
    case film
    case sound

    /// The extensions of types that conform to `public.image`, `public.movie` or `public.audio`, which `mediaFileURL`
    /// accepts ("Apple, MSMessageTemplateLayout, mediaFileURL").
    private static let extensions: [(kind: MediaKind, names: Set<String>)] = [
        (.picture, ["png", "apng", "jpg", "jpeg", "gif", "heic", "heif", "tif", "tiff", "bmp", "webp"]),
        (.film, ["mov", "qt", "mp4", "m4v", "mpg", "mpeg", "avi", "3gp", "3g2"]),
        (.sound, ["m4a", "mp3", "aac", "wav", "aif", "aiff", "caf"]),
    ]

    /// Nil for a name without the extension of a media file.
    package init?(name: String) {
        let file = name.split(separator: "/").last ?? ""
        guard let dot = file.lastIndex(of: ".") else { return nil }
        let ending = file[file.index(after: dot)...].lowercased()
        guard let kind = Self.extensions.first(where: { $0.names.contains(ending) })?.kind else { return nil }
        self = kind
    }
}
