/// `manifest.json` beside the fonts: which files there are, and what each is in the cascade (Fonts/README.md tells the
/// format).
struct FontManifest: Sendable {
    /// One file.
    struct Font: Sendable {
        let file: String
        let family: String
        let role: Role
        let isItalic: Bool
        /// The weights that the file draws: one, or those of its `wght` axis.
        let weights: ClosedRange<Double>
        /// The languages for whose texts the family is asked before other text fonts.
        let languages: FontLanguages
        /// Whether the engine adds the tracking of the system font.
        let isTracked: Bool
        /// The characters that the file draws; nil when only the file tells.
        let coverage: CharacterCoverage?
        /// The size of the file; nil when any will do.
        let bytes: Int?
        /// Where the entry stands.
        let line: Int
    }

    /// What a family is asked for.
    enum Role: String, Sendable, CaseIterable {
        /// Asked before all others; its ascent and descent are those of every line.
        case primary
        /// Asked in the order of the manifest.
        case text
        /// Asked first for a cluster that is to be shown as emoji, and last for any other.
        case emoji
    }

    /// The path of the manifest.
    let path: String
    let fonts: [Font]
    /// Whether the bundled fonts are asked after these.
    let extendsBundled: Bool

    /// The name of the manifest in its folder.
    static let fileName = "manifest.json"

    /// Reads the manifest of a folder.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)`` when it is missing or malformed.
    static func read(in directory: String) throws -> FontManifest {
        let path = directory + "/" + fileName
        let file: MappedFile
        do {
            file = try MappedFile(path: path, name: path)
        } catch TypesettingError.unusableFont(_, let reason) {
            throw TypesettingError.unusableFont(
                file: path,
                reason: "\(reason); a folder of fonts needs one, such as "
                    + #"{"extends": "bundled", "fonts": [{"file": "Brand.ttf"}]}"#)
        }
        let bytes = UnsafeRawBufferPointer(start: file.base, count: file.count)
        return try FontManifestReader(path: path).manifest(ManifestText.value(of: bytes, path: path))
    }
}
