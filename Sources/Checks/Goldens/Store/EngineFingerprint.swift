/// The engine that drew a picture. Goldens keep it, so that a difference between machines can be traced to its cause.
package struct EngineFingerprint: Hashable, Sendable {
    /// The version of this package.
    package let version: String
    /// The set of fonts with its digest; for a picture, each font that draws in it.
    package let fonts: [Component]
    /// The libraries under the engine (FreeType, HarfBuzz, ICU), each with its version.
    package let libraries: [Component]

    /// A font or a library, with what distinguishes its builds.
    package struct Component: Hashable, Sendable {
        /// The file name of a font or the name of a library, without spaces.
        package let name: String
        /// A digest or a version, without spaces.
        package let identity: String
        /// The version that the font or library states; nil where it is not known.
        package let version: String?

        package init(name: String, identity: String, version: String? = nil) {
            self.name = name.replacing(" ", with: "_")
            self.identity = identity
            self.version = version?.replacing(" ", with: "_")
        }
    }

    package init(version: String, fonts: [Component], libraries: [Component]) {
        self.version = version
        self.fonts = fonts
        self.libraries = libraries
    }

    /// The fingerprint of one picture: with the fonts that draw in it. A picture without texts has the set of fonts.
    package func drawing(with fonts: [Component]) -> EngineFingerprint {
        EngineFingerprint(version: version, fonts: fonts.isEmpty ? self.fonts : fonts, libraries: libraries)
    }

    /// The fingerprint that goldens are compared with: the set of fonts, and the fonts that draw now.
    package func naming(_ fonts: [Component]) -> EngineFingerprint {
        EngineFingerprint(version: version, fonts: self.fonts + fonts, libraries: libraries)
    }
}

/// Whether a change of the engine can be the reason for a difference.
package enum EngineEvidence: Hashable, Sendable {
    /// The golden is unchanged since it was recorded, and the scene is the same: the engine is the reason.
    case certain
    /// It is not known from which scene the golden was drawn.
    case possible
    /// The scene has changed, or somebody has edited the golden: this may be the only reason.
    case otherReason
}

/// The engine and the scene that a golden was drawn with, compared with those of now.
struct GoldenOrigin {
    /// The parts of the engine that differ.
    let changes: [EngineChange]
    let evidence: EngineEvidence

    /// Reads a golden's files; nil where they do not name the engine. A golden without text is not a sign of another
    /// engine.
    init?(of files: GoldenStore.Files, for rendering: Rendering, drawnBy engine: EngineFingerprint) {
        guard let file = files.picture, let form = files.form,
            case .success(let picture) = GoldenPicture.reading(file, as: form), let metadata = picture.metadata
        else { return nil }
        changes = GoldenMetadata.changes(
            of: metadata, comparedWith: GoldenMetadata(of: engine.naming(rendering.fonts())))
        evidence = Self.evidence(picture, metadata, record: files.record, rendering)
    }

    private static func evidence(
        _ picture: GoldenPicture, _ metadata: GoldenMetadata, record file: [UInt8]?, _ rendering: Rendering
    ) -> EngineEvidence {
        guard picture.trustedPixelHash != nil, let file, case .success(let record) = GoldenRecord.reading(file),
            picture.wasRecorded(with: record)
        else { return .otherReason }
        guard let inputs = rendering.inputs, !metadata.inputs.isEmpty else { return .possible }
        return GoldenMetadata.shortened(inputs) == metadata.inputs ? .certain : .otherReason
    }
}
