/// The file of a golden that keeps the hash of its picture alone: what a picture's text would say, line by line.
enum HashFile {
    private static let header = "balloon-hash 1"

    /// The file for a picture that is not kept.
    static func encoded(_ metadata: GoldenMetadata) -> [UInt8] {
        let lines = [header] + metadata.textChunks.map { "\($0.keyword): \($0.text)" }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// What a file says.
    /// - Throws: what is wrong with it. A file that is not wholly as it was written counts for nothing.
    static func metadata(of file: [UInt8]) throws(GoldenProblem) -> GoldenMetadata {
        // Git may have converted the line ends.
        let text = String(decoding: file, as: UTF8.self).replacing("\r\n", with: "\n")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first.map(String.init) == header else {
            throw GoldenProblem(.badHash(reason: "it does not begin with \"\(header)\""))
        }
        let chunks = lines.dropFirst().compactMap { line -> GoldenMetadata.TextChunk? in
            guard let colon = line.firstRange(of: ": ") else { return nil }
            return (String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
        }
        guard let metadata = GoldenMetadata(textChunks: chunks),
            metadata.imageDataHash == GoldenMetadata.noImageData, encoded(metadata) == Array(text.utf8)
        else {
            throw GoldenProblem(.badHash(reason: "it is not as it was recorded"))
        }
        return metadata
    }

    /// What a picture's text says, for a golden that does not keep the picture.
    static func metadata(
        pixelHash: String, layoutHash: String, axes: [GoldenAxis], engine: EngineFingerprint, inputs: String?
    ) -> GoldenMetadata {
        GoldenMetadata(
            pixelHash: pixelHash, imageDataHash: GoldenMetadata.noImageData, layoutHash: layoutHash, axes: axes,
            engine: engine, inputs: inputs)
    }
}
