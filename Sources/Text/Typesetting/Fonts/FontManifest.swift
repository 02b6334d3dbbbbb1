/// The file `manifest.json` in a folder of fonts: which files there are, and the role of each in the cascade
/// (Fonts/README.md describes the format).
struct FontManifest: Sendable {
    /// One font file.
    struct Font: Sendable {
        let file: String
        let family: String
        let role: Role
        let isItalic: Bool
        /// The weights that the file can draw: one, or the range of its `wght` axis.
        let weights: ClosedRange<Double>
        /// The languages for whose texts the family is searched before other text families.
        let languages: FontLanguages
        /// Whether the engine adds the tracking of the system font.
        let isTracked: Bool
        /// The characters that the file draws; nil when the manifest does not list them.
        let coverage: CharacterCoverage?
        /// The size of the file in bytes; nil when any size is allowed.
        let bytes: Int?
        /// The line of the entry in the manifest.
        let line: Int
    }

    /// When a family is searched.
    enum Role: String, Sendable, CaseIterable {
        /// Before all others. Its ascent and descent are the minimum of every line.
        case primary
        /// In the order of the manifest.
        case text
        /// First for a cluster that is shown as emoji, and last for any other.
        case emoji
    }

    /// The path of the manifest.
    let path: String
    let fonts: [Font]
    /// Whether the bundled fonts are searched after these.
    let extendsBundled: Bool
    /// The bytes of the file.
    var text: [UInt8] = []

    /// The name of the manifest in its folder.
    static let fileName = "manifest.json"

    /// Reads the manifest of a folder.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)`` when it is missing or malformed.
    static func read(in directory: String) throws -> FontManifest {
        let path = directory + "/" + fileName
        let file: FontBytes
        do {
            file = try FontBytes(path: path, name: path)
        } catch TypesettingError.unusableFont(_, let reason) {
            throw TypesettingError.unusableFont(
                file: path,
                reason: "\(reason); a folder of fonts needs one, such as "
                    + #"{"extends": "bundled", "fonts": [{"file": "Brand.ttf"}]}"#)
        }
        let bytes = UnsafeRawBufferPointer(start: file.base, count: file.count)
        var manifest = try FontManifestReader(path: path).manifest(of: bytes)
        manifest.text = Array(bytes)
        return manifest
    }
}
