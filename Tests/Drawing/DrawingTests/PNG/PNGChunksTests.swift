import Testing

@testable import Drawing

@Suite struct PNGChunksTests {
    private func file(_ chunks: [(type: String, data: [UInt8])]) -> [UInt8] {
        PNGBuilder.file(width: 1, height: 1, bitDepth: 8, colorType: 0, chunks: chunks, scanlines: [0, 128])
    }

    @Test func compressedTextsOfOtherProgramsAreRead() throws {
        let bytes = file([
            ("zTXt", Array("Software".utf8) + [0, 0] + PNGBuilder.zlib([0x67, 0x72, 0xF6, 0xDF, 0x65])),
            ("iTXt", Array("Title".utf8) + [0, 1, 0] + Array("de".utf8) + [0, 0] + PNGBuilder.zlib(Array("日本".utf8))),
        ])
        let texts = try PNGChunks.text(in: bytes, name: "a.png")
        #expect(texts.map(\.text) == ["größe", "日本"])
        #expect(texts.map(\.keyword) == ["Software", "Title"])
    }

    @Test func aTextBombIsRefused() {
        let bomb = PNGBuilder.zlib([UInt8](repeating: 65, count: DrawingLimits.maximumPNGTextSize + 1))
        #expect(throws: DrawingError.self) {
            try PNGChunks.text(in: file([("zTXt", Array("a".utf8) + [0, 0] + bomb)]), name: "a.png")
        }
    }

    /// The limit is that of all texts together.
    @Test func manyTextsAreRefused() throws {
        let half = PNGBuilder.zlib([UInt8](repeating: 65, count: DrawingLimits.maximumPNGTextSize / 2 - 100))
        let text = (type: "zTXt", data: Array("a".utf8) + [0, 0] + half)
        #expect(try PNGChunks.text(in: file([text, text]), name: "a.png").count == 2)
        #expect(throws: DrawingError.self) { try PNGChunks.text(in: file([text, text, text]), name: "a.png") }
        // Empty ones are not many for nothing.
        let empty = (type: "tEXt", data: Array("a\0".utf8))
        let count = DrawingLimits.maximumPNGTextSize / 14
        #expect(throws: DrawingError.self) {
            try PNGChunks.text(in: file(Array(repeating: empty, count: count + 2)), name: "a.png")
        }
    }

    @Test func damageIsNamedWithItsPlace() throws {
        var bytes = file([("tEXt", Array("key\0value".utf8))])
        bytes[45] ^= 1
        let error = try #require(throws: DrawingError.self) { try PNGChunks.text(in: bytes, name: "x/a.png") }
        #expect(error.description.contains("x/a.png") && error.description.contains("tEXt chunk at byte 33"))
    }

    @Test func everyTruncationIsAnError() throws {
        let bytes = file([("tEXt", Array("key\0value".utf8))])
        for length in 0..<bytes.count {
            #expect(throws: DrawingError.self) { try PNGChunks.text(in: Array(bytes[..<length]), name: "a.png") }
        }
        #expect(try PNGChunks.text(in: bytes, name: "a.png").count == 1)
    }

    @Test(arguments: [
        ("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "git lfs pull"),
        ("<<<<<<< HEAD\n", "conflict"), ("", "empty"), ("hello", "convert"), ("RIFF....WEBP", "WebP"),
    ])
    func foreignFilesGetTheirOwnMessage(text: String, hint: String) throws {
        let error = try #require(throws: DrawingError.self) { try PNGChunks.text(in: Array(text.utf8), name: "a.png") }
        #expect(error.description.contains(hint))
        let same = try #require(throws: DrawingError.self) { try PictureFile.decode(Array(text.utf8), name: "a.png") }
        #expect(same == error)
    }

    /// A chunk may be empty ("PNG, third edition", 5.3). The chunk that ends the file is IEND and no other.
    @Test(arguments: ["IDAT", "prVt", "tEXt"]) func anEmptyChunkIsNotTheEnd(_ type: String) {
        let bytes = file([(type, [])]) + file([])
        let types = bytes.withUnsafeBytes { PNGChunks.Sequence(bytes: $0).map(\.type) }
        #expect(types == ["IHDR", type, "IDAT", "IEND"])
    }

    /// The delays of all frames, in parts of a second that are hundredths where they say nothing (APNG 1.0).
    @Test func delaysAreFractions() throws {
        let delays: [[UInt8]] = [[0, 1, 0, 4], [0, 50, 0, 0], [1, 0, 1, 0], [0, 0, 0, 7]]
        let frames = delays.map { (type: "fcTL", data: [UInt8](repeating: 0, count: 20) + $0 + [0, 0]) }
        let duration = file(frames).withUnsafeBytes { PNGChunks.animationDuration(of: $0) }
        #expect(abs(duration - (0.25 + 0.5 + 1)) < 1e-9)
    }
}
