import Drawing
import Support
import ViewLayout

extension GoldenStore {
    /// The result of recording.
    package enum RecordOutcome: String, Hashable, Sendable, Codable {
        /// The golden was written.
        case written
        /// The golden was another one, which nobody has reviewed in this run.
        case replaced
        /// The golden was already equal; neither of its files was touched.
        case unchanged
    }

    /// Stores a rendering as the golden of a cell, in the form that the golden has unless another one is requested. An
    /// equal golden is not touched, even if another version of the engine recorded it, so that a change of version
    /// alone changes no file.
    ///
    /// Both files are complete before the first is replaced, so that a full disk leaves the golden unchanged. If the
    /// process ends between the two replacements, the picture's hash of the record shows that the files do not belong
    /// together, and the next recording repairs them.
    /// - Throws: ``GoldenError/blank(cell:source:_:)`` for a picture that shows nothing,
    ///   ``GoldenError/flawed(cell:source:_:)`` for one with flaws; ``GoldenError/unreadable(_:)`` for a file that may
    ///   hide a good golden; an error that names the file when it cannot be written.
    @discardableResult
    package func record(
        _ rendering: Rendering, for cell: GoldenCell, engine: EngineFingerprint, as asked: GoldenForm? = nil
    ) throws -> RecordOutcome {
        guard let golden = try prepared(rendering, for: cell, engine: engine, as: asked) else { return .unchanged }
        try write(golden)
        return golden.isOther ? .replaced : .written
    }

    /// The files that recording a rendering would write; nil where the golden is already equal. Writes nothing.
    /// - Throws: the errors of recording, except for files that cannot be written.
    func prepared(
        _ rendering: Rendering, for cell: GoldenCell, engine: EngineFingerprint, as asked: GoldenForm? = nil
    ) throws -> PreparedGolden? {
        if cell.blankReason == nil, let blank = rendering.blank {
            throw GoldenError.blank(cell: cell.name, source: cell.source, blank)
        }
        guard rendering.flaws(in: cell).isEmpty else {
            throw GoldenError.flawed(cell: cell.name, source: cell.source, rendering.flaws)
        }
        let record = GoldenRecord(rendering.layout)
        let files = try files(of: cell)
        let form = asked ?? files.form ?? expectedForm(of: cell, files)
        var isOther = false
        switch verify(rendering, for: cell, against: files) {
        case .different: isOther = true
        case .equal: if files.form == form, isWholePair(files, of: rendering.layout) { return nil }
        case .unreadable(let files):
            if let hidden = files.first(where: \.problem.mayHideGolden) { throw GoldenError.unreadable(hidden) }
        default: break
        }

        let engine = engine.drawing(with: rendering.fonts())
        let picture =
            switch form {
            case .picture:
                GoldenPicture.encoded(
                    rendering.picture, pixelHash: rendering.pixelHash, layoutHash: record.hash, axes: cell.sceneAndAxes,
                    engine: engine, inputs: rendering.inputs)
            case .hash:
                HashFile.encoded(
                    HashFile.metadata(
                        pixelHash: rendering.pixelHash, layoutHash: record.hash, axes: cell.sceneAndAxes,
                        engine: engine, inputs: rendering.inputs))
            }
        return PreparedGolden(
            name: cell.name, form: form, picture: picture, record: record.file, isOther: isOther)
    }

    /// Whether the golden's two files were recorded together, as far as the picture says, and the record's text equals
    /// that of the new layout.
    private func isWholePair(_ files: Files, of new: LayoutRecord) -> Bool {
        guard let picture = files.picture, let record = files.record,
            case .success(let readPicture) = GoldenPicture.reading(picture, as: files.form ?? .picture),
            case .success(let readRecord) = GoldenRecord.reading(record)
        else { return false }
        return readPicture.wasRecorded(with: readRecord)
            && readRecord.text == GoldenRecord(new.withURLs(as: readRecord.layout)).text
    }
}

extension GoldenCell {
    /// The scene and then the axes, as in a picture's text.
    var sceneAndAxes: [GoldenAxis] { [GoldenAxis("scene", scene)] + axes }
}
