import Drawing

/// The part of a golden that is about its picture: a PNG with its text, whose pixels are decoded on request; or only
/// the hash.
struct GoldenPicture {
    let metadata: GoldenMetadata?
    /// Whether the picture is kept, or its hash.
    let form: GoldenForm
    /// The hash of everything but text.
    let imageDataHash: String
    private let file: [UInt8]

    private init(file: [UInt8], form: GoldenForm) throws(UnreadableGolden.Problem) {
        if let problem = UnreadableGolden.Problem(anyFile: file) { throw problem }
        self.file = file
        self.form = form
        guard form == .picture else {
            metadata = try HashFile.metadata(of: file)
            imageDataHash = metadata?.imageDataHash ?? ""
            return
        }
        guard file.starts(with: PNGChunks.signature) else {
            // A file that ends inside the signature is truncated.
            let isCut = PNGChunks.signature.starts(with: file)
            throw isCut ? .truncated : .foreign(kind: UnreadableGolden.Problem.kind(of: file))
        }
        guard let imageData = Self.imageData(of: file) else { throw .truncated }
        guard imageData.end == file.count else {
            throw .trailingBytes(count: file.count - imageData.end)
        }
        if let broken = imageData.broken {
            throw .damaged(reason: "the checksum of its chunk \(broken) is wrong")
        }
        imageDataHash = imageData.hash
        do {
            metadata = GoldenMetadata(textChunks: try PNGChunks.text(in: file, name: "golden"))
        } catch {
            throw .damaged(reason: Self.reason(of: error))
        }
    }

    /// Reads a file without decoding its pixels.
    static func reading(_ file: [UInt8], as form: GoldenForm = .picture) -> Result<
        GoldenPicture, UnreadableGolden.Problem
    > {
        Result { () throws(UnreadableGolden.Problem) in try GoldenPicture(file: file, form: form) }
    }

    /// The hash of the pixels; nil if the picture has changed since it was recorded.
    var trustedPixelHash: String? {
        guard let metadata, metadata.imageDataHash == imageDataHash else { return nil }
        return metadata.pixelHash
    }

    /// Whether the picture was recorded together with a record; true when the picture's text does not say.
    func wasRecorded(with record: GoldenRecord) -> Bool {
        metadata.map { $0.layoutHash == record.hash } ?? true
    }

    /// Decodes the pixels; nil where only the hash is kept.
    func decoded() throws(UnreadableGolden.Problem) -> Bitmap? {
        guard form == .picture else { return nil }
        if let size = file.withUnsafeBytes({ PNGChunks.imageSize(of: $0) }),
            max(size.width, size.height) > DrawingLimits.maximumCanvasSide
        {
            throw .damaged(reason: "it is \(size.width) x \(size.height) pixels, larger than any canvas")
        }
        do {
            return try PictureFile.decode(file, name: "golden").bitmap
        } catch {
            throw .damaged(reason: Self.reason(of: error))
        }
    }

    /// The bytes of a golden's PNG.
    /// - Parameter effort: `review` for a candidate.
    static func encoded(
        _ picture: Bitmap, pixelHash: String, layoutHash: String, axes: [GoldenAxis], engine: EngineFingerprint,
        inputs: String? = nil, effort: PNGEffort = .size
    ) -> [UInt8] {
        // The text contains the hash of the other chunks, which are the same with and without the text.
        let bare = PNGEncoder.encode(picture, effort: effort)
        let metadata = GoldenMetadata(
            pixelHash: pixelHash, imageDataHash: imageDataHash(of: bare), layoutHash: layoutHash, axes: axes,
            engine: engine,
            inputs: inputs)
        return PNGEncoder.inserting(metadata.textChunks, into: bare)
    }

    /// The hash of everything but text of a PNG that the encoder wrote.
    static func imageDataHash(of file: [UInt8]) -> String {
        guard let data = imageData(of: file) else { preconditionFailure("the encoder wrote a PNG without an end") }
        return data.hash
    }

    /// The hash of everything but text, the end of the last chunk, and the first chunk with a wrong checksum, which
    /// viewers reject. While the hash stays the same, so do the pixels. Nil when the end chunk is missing.
    private static func imageData(of file: [UInt8]) -> (hash: String, end: Int, broken: String?)? {
        let hash = SHA256()
        var broken: String?
        let end = file.withUnsafeBytes { bytes -> Int? in
            for chunk in PNGChunks.Sequence(bytes: bytes) {
                if broken == nil, !PNGChunks.isIntact(chunk, in: bytes) { broken = chunk.type }
                // Text that is added or removed changes no pixel.
                if textTypes.contains(chunk.type) { continue }
                // The type comes right before the data, so both are hashed as one stretch of the file.
                hash.update(UnsafeRawBufferPointer(rebasing: bytes[chunk.data.lowerBound - 4..<chunk.data.upperBound]))
                // A checksum of four bytes follows the data.
                if chunk.type == "IEND" { return chunk.data.upperBound + 4 }
            }
            return nil
        }
        return end.map { (String(hash.finish().prefix(GoldenMetadata.shortHashLength)), $0, broken) }
    }

    private static let textTypes = ["tEXt", "zTXt", "iTXt"]

    /// Only the reason; the caller adds the file's name.
    private static func reason(of error: any Error) -> String {
        if case DrawingError.unusablePicture(_, let reason) = error { return reason }
        return "\(error)"
    }
}
