import Drawing
import Support
import ViewLayout

extension GoldenStore {
    /// The result of recording.
    package enum RecordOutcome: String, Hashable, Sendable, Codable {
        /// The golden was written.
        case written
        /// The golden was already equal; neither of its files was touched.
        case unchanged
    }

    /// Stores a rendering as the golden of a cell. An equal golden is not touched, even if another version of the
    /// engine recorded it, so that a change of version alone changes no file.
    ///
    /// Each file is replaced as a whole. The record is written first: if the process ends between the two, the
    /// picture's hash of the record shows that the two do not belong together, and the next recording fixes it.
    /// - Throws: ``GoldenError/blank(cell:source:_:)`` for a picture that shows nothing; an error that names the file
    ///   when it cannot be written.
    @discardableResult
    package func record(
        _ rendering: Rendering, for cell: GoldenCell, engine: EngineFingerprint
    ) throws -> RecordOutcome {
        if !cell.isBlank, let blank = BlankPicture(rendering.picture) {
            throw GoldenError.blank(cell: cell.name, source: cell.source, blank)
        }
        if try verify(rendering, for: cell) == .equal, try isWholePair(cell) { return .unchanged }

        let names = Self.fileNames(of: cell)
        let record = GoldenRecord(rendering.layout)
        let picture = GoldenPicture.encoded(
            rendering.picture, layoutHash: record.hash, axes: cell.sceneAndAxes, engine: engine)
        try AtomicFile.write(record.file, to: path(of: names.record))
        try AtomicFile.write(picture, to: path(of: names.picture))
        return .written
    }

    /// Whether the golden's two files were recorded together, as far as the picture says.
    private func isWholePair(_ cell: GoldenCell) throws -> Bool {
        let files = try files(of: cell)
        guard let picture = files.picture, let record = files.record,
            case .success(let readPicture) = GoldenPicture.reading(picture),
            case .success(let readRecord) = GoldenRecord.reading(record)
        else { return false }
        return readPicture.wasRecorded(with: readRecord)
    }
}

extension GoldenCell {
    /// The scene as the first of the axes, as a picture's text has it.
    fileprivate var sceneAndAxes: [GoldenAxis] { [GoldenAxis("scene", scene)] + axes }
}
