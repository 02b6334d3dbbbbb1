import Drawing

/// A golden's PNG: its bytes, what its text says, and its pixels when they are asked for.
struct GoldenPicture {
    let metadata: GoldenMetadata?
    private let file: [UInt8]
    private let imageDataHash: String

    private init(file: [UInt8]) throws(GoldenProblem) {
        if let problem = UnreadableGolden.Problem(anyFile: file) { throw GoldenProblem(problem) }
        let structure = try PNGStructure(file)
        do {
            metadata = GoldenMetadata(textChunks: try PNGChunks.text(in: file, name: "golden"))
        } catch {
            throw GoldenProblem(.damaged(reason: Self.reason(of: error)))
        }
        imageDataHash = structure.imageDataHash(of: file)
        self.file = file
    }

    /// Looks at a file without decoding its pixels.
    static func reading(_ file: [UInt8]) -> Result<GoldenPicture, GoldenProblem> {
        do throws(GoldenProblem) { return .success(try GoldenPicture(file: file)) } catch { return .failure(error) }
    }

    /// The hash of the pixels, if the picture still is as it was recorded.
    var trustedPixelHash: String? {
        guard let metadata, metadata.imageDataHash == imageDataHash else { return nil }
        return metadata.pixelHash
    }

    /// Whether the picture was recorded together with a record; true when the picture's text does not tell.
    func wasRecorded(with record: GoldenRecord) -> Bool {
        metadata.map { $0.layoutHash == record.hash } ?? true
    }

    /// The pixels.
    func decoded() throws(GoldenProblem) -> Bitmap {
        do {
            return try PictureFile.decode(file, name: "golden").bitmap
        } catch {
            throw GoldenProblem(.damaged(reason: Self.reason(of: error)))
        }
    }

    /// The bytes of a golden's PNG.
    static func encoded(
        _ picture: Bitmap, layoutHash: String, axes: [GoldenAxis], engine: EngineFingerprint
    ) -> [UInt8] {
        // The text holds the hash of the other chunks, which are the same with and without it.
        let bare = PNGEncoder.encode(picture, text: [])
        let imageDataHash: String
        do throws(GoldenProblem) {
            imageDataHash = try PNGStructure(bare).imageDataHash(of: bare)
        } catch {
            preconditionFailure("the encoder wrote a PNG that is not one")
        }
        let metadata = GoldenMetadata(
            pixelHash: PixelHash.hexadecimalDigest(of: picture), imageDataHash: imageDataHash, layoutHash: layoutHash,
            axes: axes, engine: engine)
        return PNGEncoder.encode(picture, text: metadata.textChunks)
    }

    /// The reason alone; the file is named by whoever reports it.
    private static func reason(of error: any Error) -> String {
        if case DrawingError.unusablePicture(_, let reason) = error { return reason }
        return "\(error)"
    }
}
