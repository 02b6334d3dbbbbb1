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

    @Test func aBetterPictureIsLargerAndNoneIsNone() throws {
        let noise = Bitmap.noise(width: 32, height: 32, seed: 3, isOpaque: true)
        let sizes = try [1, 50, 95].map { try #require(noise.jpeg(quality: $0)).count }
        #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
        #expect(try #require(noise.jpeg(quality: 95, halvesColors: true)).count < sizes[2])
        #expect(Bitmap(width: 0, height: 4, pixels: []).jpeg(quality: 90) == nil)
    }
}
