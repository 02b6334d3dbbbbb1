/// The file of a golden that keeps only the hash of its picture. It contains the text of a picture, line by line.
enum HashFile {
    private static let header = "balloon-hash 1"

    /// The bytes of the file.
    static func encoded(_ metadata: GoldenMetadata) -> [UInt8] {
        let lines = [header] + metadata.textChunks.map { "\($0.keyword): \($0.text)" }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// Reads a file.
    /// - Throws: what is wrong with it. A file that was changed in any way is invalid.
    static func metadata(of file: [UInt8]) throws(UnreadableGolden.Problem) -> GoldenMetadata {
        // Git may have converted the line ends.
        let text = String(decoding: file, as: UTF8.self).replacing("\r\n", with: "\n")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first.map(String.init) == header else {
            throw .badHash(reason: "it does not begin with \"\(header)\"")
        }
        let chunks = lines.dropFirst().compactMap { line -> GoldenMetadata.TextChunk? in
            guard let colon = line.firstRange(of: ": ") else { return nil }
            return (String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
        }
        guard let metadata = GoldenMetadata(textChunks: chunks),
            metadata.imageDataHash == GoldenMetadata.noImageData, encoded(metadata) == Array(text.utf8)
        else {
            throw .badHash(reason: "it is not as it was recorded")
        }
        return metadata
    }

    /// The metadata of a golden that does not keep its picture.
    static func metadata(
        pixelHash: String, layoutHash: String, axes: [GoldenAxis], engine: EngineFingerprint, inputs: String?
    ) -> GoldenMetadata {
        GoldenMetadata(
            pixelHash: pixelHash, imageDataHash: GoldenMetadata.noImageData, layoutHash: layoutHash, axes: axes,
            engine: engine, inputs: inputs)
    }
}
