/// A PNG file seen as its chunks, none of them decoded (PNG specification, third edition, section 5).
struct PNGStructure {
    /// One chunk: its type and where its data lie in the file.
    struct Chunk {
        let type: [UInt8]
        let data: Range<Int>
    }

    let chunks: [Chunk]

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// The types whose data are words about the picture.
    private static let textTypes = ["tEXt", "zTXt", "iTXt"].map { Array($0.utf8) }

    /// Walks the chunks.
    /// - Throws: what is wrong when this is not a whole PNG.
    init(_ file: [UInt8]) throws(GoldenProblem) {
        guard file.starts(with: Self.signature) else {
            // A file that ends inside the signature is one that was cut off.
            let isCut = !file.isEmpty && Self.signature.starts(with: file)
            throw GoldenProblem(isCut ? .truncated : .foreign(kind: UnreadableGolden.Problem.kind(of: file)))
        }
        var chunks: [Chunk] = []
        var position = Self.signature.count
        // Length and type before the data, the checksum after them.
        while file.count - position >= 12 {
            let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = Array(file[position + 4..<position + 8])
            guard length <= file.count - position - 12 else { break }
            chunks.append(Chunk(type: type, data: position + 8..<position + 8 + length))
            position += 12 + length
            if type == Array("IEND".utf8) {
                self.chunks = chunks
                return
            }
        }
        throw GoldenProblem(.truncated)
    }

    /// The hash of everything but text: as long as it is the same, so are the pixels.
    func imageDataHash(of file: [UInt8]) -> String {
        let hash = SHA256()
        file.withUnsafeBytes { bytes in
            for chunk in chunks where !Self.textTypes.contains(chunk.type) {
                // The type stands right before the data; together they are one stretch of the file.
                hash.update(UnsafeRawBufferPointer(rebasing: bytes[chunk.data.lowerBound - 4..<chunk.data.upperBound]))
            }
        }
        return String(hash.finish().prefix(GoldenMetadata.shortHashLength))
    }
}
