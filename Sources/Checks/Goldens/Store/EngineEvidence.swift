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
