import Testing

@testable import Drawing

/// Pictures as JPEG, which knows no transparency.
@Suite struct JPEGEncoderTests {
    private func sent(_ color: Color, halvesColors: Bool = false) throws -> [UInt8] {
        let bitmap = Bitmap(width: 16, height: 16) { _, _ in color }
        let file = try #require(bitmap.jpeg(quality: 95, halvesColors: halvesColors))
        return try PictureFile.decode(file, name: "a.jpg").bitmap[8, 8]
    }

    /// What is transparent is white, what is half transparent is half white; within the loss of the format.
    @Test(
        arguments: [
            (Color(red: 0, green: 0, blue: 0, alpha: 0), [255, 255, 255]), (.black, [0, 0, 0]),
            (.white, [255, 255, 255]), (Color(red: 255, green: 0, blue: 0), [255, 0, 0]),
            (Color(red: 255, green: 0, blue: 0, alpha: 128), [255, 127, 127]),
            (Color(red: 0, green: 0, blue: 0, alpha: 51), [204, 204, 204]),
        ] as [(Color, [Int])], [false, true])
    func whatIsTransparentIsWhite(_ sample: (color: Color, sent: [Int]), halvesColors: Bool) throws {
        let found = try sent(sample.color, halvesColors: halvesColors)
        for (one, other) in zip(found, sample.sent) { #expect(abs(Int(one) - other) < 6) }
    }

    /// "ISO 10918-1, B.2.2": in a frame header each component has its samples across and down; 4:2:0 has a colour for two
    /// by two pixels, 4:4:4 one for each.
    @Test(arguments: [(true, [0x22, 0x11, 0x11]), (false, [0x11, 0x11, 0x11])] as [(Bool, [UInt8])])
    func coloursAreHalvedAcrossAndDown(_ halvesColors: Bool, _ samples: [UInt8]) throws {
        let noise = Bitmap.noise(width: 32, height: 24, seed: 3, isOpaque: true)
        let file = try #require(noise.jpeg(quality: 95, halvesColors: halvesColors))
        let header = try #require(file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
        #expect(Array(file[(header + 4)..<(header + 10)]) == [8, 0, 24, 0, 32, 3])
        #expect((0..<3).map { file[header + 11 + 3 * $0] } == samples)
    }

    @Test func aBetterPictureIsLargerAndNoneIsNone() throws {
        let noise = Bitmap.noise(width: 32, height: 32, seed: 3, isOpaque: true)
        let sizes = try [1, 50, 95].map { try #require(noise.jpeg(quality: $0)).count }
        #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
        #expect(try #require(noise.jpeg(quality: 95, halvesColors: true)).count < sizes[2])
        #expect(Bitmap(width: 0, height: 4, pixels: []).jpeg(quality: 90) == nil)
    }
}
