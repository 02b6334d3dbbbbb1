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

    /// Reads the files of a golden in a folder; nil when one of them is missing.
    /// - Throws: ``GoldenError/unreadable(_:)`` for a damaged file.
    package init?(name: String, in folder: String) throws {
        let files = try GoldenStore(root: folder).files(named: name)
        guard let pictureFile = files.picture, let recordFile = files.record, let form = files.form else { return nil }
        self.name = name
        picture = try Self.value(of: GoldenPicture.reading(pictureFile, as: form), in: "\(name).\(form.fileExtension)")
        record = try Self.value(of: GoldenRecord.reading(recordFile), in: "\(name).\(GoldenStore.recordExtension)")
        layout = record.layout
        (pictureSize, recordSize) = (pictureFile.count, recordFile.count)
    }

    private static func value<Value>(of result: Result<Value, UnreadableGolden.Problem>, in file: String) throws
        -> Value
    {
        switch result {
        case .success(let value): value
        case .failure(let error): throw GoldenError.unreadable(UnreadableGolden(file: file, problem: error))
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
    /// The hash of the record.
    package var layoutHash: String { record.hash }
    /// The hashes of the picture and of the record, which do not depend on the order of data in URLs; nil where the picture's
    /// text does not say the first.
    var contentHash: String? { metadata.map { $0.pixelHash + GoldenRecord(layout.withNormalURLs()).hash } }
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
        do {
            return try picture.decoded()
        } catch {
            throw unreadable(error)
        }
    }

    private func unreadable(_ problem: UnreadableGolden.Problem) -> GoldenError {
        .unreadable(UnreadableGolden(file: "\(name).\(form.fileExtension)", problem: problem))
    }

    /// How another golden differs from this one.
    /// - Throws: ``GoldenError/unreadable(_:)`` when a picture cannot be decoded.
    package func difference(to other: StoredGolden) throws -> GoldenVerdict {
        let layout = LayoutDifference(from: layout, to: other.layout.withURLs(as: layout))
        guard let before = try knownPixels(), let after = try other.knownPixels() else {
            return try difference(byHashTo: other, layout)
        }
        let width = Double(other.layout.nodes.first?.frame.width ?? 0)
        let scale = width > 0 ? (Double(after.width) / width).rounded() : 1
        let pixels = PixelComparison(expected: before, actual: after)
            .difference(nodes: NodeMap(from: self.layout, to: other.layout, scale: scale))
        if layout.isEmpty, pixels == nil { return .equal }
        return .different(GoldenDifference(layout: layout, pixels: pixels, isMismatchedPair: false))
    }

    /// How another golden differs, where one of the two keeps only the hash of its picture.
    private func difference(byHashTo other: StoredGolden, _ layout: LayoutDifference) throws -> GoldenVerdict {
        let isOther = try pixelHash() != other.pixelHash()
        if layout.isEmpty, !isOther { return .equal }
        return .different(
            GoldenDifference(layout: layout, pixels: nil, isMismatchedPair: false, isPictureUnknown: isOther))
    }

    /// The hash of the pixels: from the picture's text while it is valid, otherwise computed.
    private func pixelHash() throws -> String {
        try picture.trustedPixelHash ?? PixelHash.hexadecimalDigest(of: pixels())
    }
}
