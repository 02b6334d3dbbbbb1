/// Whether what draws can be the reason why a golden differs.
package enum EngineEvidence: Hashable, Sendable {
    /// The golden is as it was recorded, and was drawn from the very scene that is drawn now: what draws is the reason.
    case certain
    /// It is not known what the golden was drawn from.
    case possible
    /// The scene is another one, or somebody has edited the golden: that can be the whole reason.
    case otherReason
}

/// What a golden was drawn with and from, compared with what draws now.
struct GoldenOrigin {
    /// What drew it that does not draw here.
    let changes: [EngineChange]
    let evidence: EngineEvidence

    /// Reads a golden's files; nil where they do not say what drew it. A tool that strips text is not another engine.
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
        let known = [rendering.inputs, rendering.textInputs].compactMap { $0.map(GoldenMetadata.shortened) }
        guard !known.isEmpty, !metadata.inputs.isEmpty else { return .possible }
        return known.contains(metadata.inputs) ? .certain : .otherReason
    }
}
