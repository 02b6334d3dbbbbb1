import Drawing
import ViewLayout

/// A golden, or a candidate, read from its two files.
package struct StoredGolden {
    /// The name without extension.
    package let name: String
    /// The layout in the record.
    package let layout: LayoutRecord
    /// The sizes of the two files in bytes.
    package let pictureSize, recordSize: Int
    private let picture: GoldenPicture
    private let record: GoldenRecord
    private let files: GoldenStore.Files
    /// The picture drawn again, for a golden that keeps only a hash.
    private var redrawn: Bitmap?

    /// Reads the files of a golden in a folder; nil when one of them is missing.
    /// - Throws: ``GoldenError/unreadable(_:)`` for a damaged file.
    package init?(name: String, in folder: String) throws {
        let files = try GoldenStore(root: folder).files(named: name)
        guard let pictureFile = files.picture, let recordFile = files.record, let form = files.form else { return nil }
        self.name = name
        self.files = files
        picture = try Self.value(of: GoldenPicture.reading(pictureFile, as: form), in: "\(name).\(form.fileExtension)")
        record = try Self.value(of: GoldenRecord.reading(recordFile), in: "\(name).\(GoldenStore.recordExtension)")
        layout = record.layout
        (pictureSize, recordSize) = (pictureFile.count, recordFile.count)
    }

    private static func value<Value>(of result: Result<Value, GoldenProblem>, in file: String) throws -> Value {
        switch result {
        case .success(let value): value
        case .failure(let error): throw GoldenError.unreadable(UnreadableGolden(file: file, problem: error.problem))
        }
    }

    /// The name of the scene.
    package var scene: String { GoldenCell.scene(ofName: name) }
    /// The traits of the viewer.
    package var traits: TraitCollection { TraitCollection(recordInputs: layout.inputs) }
    /// What the picture says about itself; nil where a tool has removed its text.
    package var metadata: GoldenMetadata? { picture.metadata }
    /// Whether the two files were recorded together, as far as the picture says.
    package var isWholePair: Bool { picture.wasRecorded(with: record) }
    /// What the golden keeps of its picture.
    package var form: GoldenForm { picture.form }
    /// Where its picture is on the sheet of its scene; nil where no sheet shows it.
    package var sheetPlace: SheetPlace? {
        guard form == .hash, let hash = metadata?.pixelHash,
            let sheet = (try? files.store.sheet(ofScene: scene)) ?? nil, sheet.shows(name, pixelHash: hash),
            let place = sheet.places[name]
        else { return nil }
        return SheetPlace(
            file: GoldenSheet.file(ofScene: scene), x: place.x, y: place.y, width: place.width, height: place.height)
    }

    /// A box on a sheet, in pixels.
    package struct SheetPlace: Encodable {
        let file: String
        let x, y, width, height: Int

        /// `on dinner+sheet.png: 402 x 210 at (8, 8)`.
        package var words: String { "on \(file): \(box)" }
        /// `Goldens/dinner+sheet.png: 402 x 210 at (8, 8)`.
        package func words(in folder: String) -> String { "\(GoldenStore(root: folder).path(of: file)): \(box)" }

        private var box: PixelRegion { PixelRegion(x: x, y: y, width: width, height: height) }
    }

    /// The hash of the record.
    package var layoutHash: String { record.hash }
    /// What a filter can test about the golden.
    package var facts: CellFacts { CellFacts(name: name, scene: scene, traits: traits) }

    /// The pixels.
    /// - Throws: ``GoldenError/unreadable(_:)`` when they cannot be decoded, or when only the hash is kept.
    package func pixels() throws -> Bitmap {
        if let bitmap = try knownPixels() { return bitmap }
        throw unreadable(.hashAlone)
    }

    /// The pixels; nil where only the hash is kept.
    private func knownPixels() throws -> Bitmap? {
        if let redrawn { return redrawn }
        do {
            return try files.decoded(picture)
        } catch {
            throw unreadable(error.problem)
        }
    }

    private func unreadable(_ problem: UnreadableGolden.Problem) -> GoldenError {
        .unreadable(UnreadableGolden(file: "\(name).\(form.fileExtension)", problem: problem))
    }

    /// The golden with its picture drawn again; nil where that picture differs from the recorded one.
    package func showing(_ bitmap: Bitmap) throws -> StoredGolden? {
        guard try pixelHash() == PixelHash.hexadecimalDigest(of: bitmap) else { return nil }
        var golden = self
        golden.redrawn = bitmap
        return golden
    }

    /// How another golden differs from this one.
    /// - Throws: ``GoldenError/unreadable(_:)`` when a picture cannot be decoded.
    package func difference(to other: StoredGolden) throws -> GoldenVerdict {
        let layout = LayoutDifference(from: layout, to: other.layout)
        guard let before = try knownPixels(), let after = try other.knownPixels() else {
            return try difference(byHashTo: other, layout)
        }
        let width = Double(other.layout.nodes.first?.frame.width ?? 0)
        let scale = width > 0 ? (Double(after.width) / width).rounded() : 1
        let pixels = PixelComparison(expected: before, actual: after)
            .difference(nodes: NodeMap(from: self.layout, to: other.layout, scale: scale))
        if layout.isEmpty, pixels == nil { return .equal }
        return .different(GoldenDifference(layout: layout, pixels: pixels, isTornPair: false))
    }

    /// How another golden differs, where one of the two keeps only the hash of its picture.
    private func difference(byHashTo other: StoredGolden, _ layout: LayoutDifference) throws -> GoldenVerdict {
        let isOther = try pixelHash() != other.pixelHash()
        if layout.isEmpty, !isOther { return .equal }
        return .different(
            GoldenDifference(layout: layout, pixels: nil, isTornPair: false, isPictureUnknown: isOther))
    }

    /// The hash of the pixels: from the picture's text while it is valid, otherwise computed.
    private func pixelHash() throws -> String {
        try picture.trustedPixelHash ?? PixelHash.hexadecimalDigest(of: pixels())
    }
}
