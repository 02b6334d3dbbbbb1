import Testing

@testable import Drawing

@Suite struct GIFDecoderTests {
    /// The sample of "What's In A GIF" (M. Flickinger, 2005): 10 x 10 pixels of white, red and blue.
    static let header: [UInt8] = [
        0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x0A, 0x00, 0x0A, 0x00, 0x91, 0x00, 0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0x00,
        0x00,
        0x00, 0x00, 0xFF, 0x00, 0x00, 0x00,
    ]
    static let image: [UInt8] = [
        0x2C, 0x00, 0x00, 0x00, 0x00, 0x0A, 0x00, 0x0A, 0x00, 0x00, 0x02, 0x16, 0x8C, 0x2D, 0x99, 0x87, 0x2A, 0x1C,
        0xDC,
        0x33, 0xA0, 0x02, 0x75, 0xEC, 0x95, 0xFA, 0xA8, 0xDE, 0x60, 0x8C, 0x04, 0x91, 0x4C, 0x01, 0x00,
    ]
    static let rows = [
        "1111122222", "1111122222", "1111122222", "1110000222", "1110000222", "2220000111", "2220000111", "2222211111",
        "2222211111", "2222211111",
    ]

    private func control(transparent: UInt8?) -> [UInt8] {
        [0x21, 0xF9, 0x04, transparent == nil ? 0 : 1, 0x00, 0x00, transparent ?? 0, 0x00]
    }

    private func pixels(rows: [String], transparent: Character? = nil) -> [UInt8] {
        let colors: [Character: [UInt8]] = ["0": [255, 255, 255, 255], "1": [255, 0, 0, 255], "2": [0, 0, 255, 255]]
        return rows.joined().flatMap { $0 == transparent ? [0, 0, 0, 0] : colors[$0] ?? [] }
    }

    @Test func thePublishedSampleIsRead() throws {
        let picture = try PictureFile.decode(
            Self.header + control(transparent: nil) + Self.image + [0x3B], name: "a.gif")
        #expect(picture.bitmap.width == 10 && picture.bitmap.height == 10 && picture.frameCount == 1)
        #expect(picture.bitmap.pixels == pixels(rows: Self.rows))
    }

    @Test func theTransparentColourIsNotDrawn() throws {
        let file = Self.header + control(transparent: 0) + Self.image + [0x3B]
        let picture = try PictureFile.decode(file, name: "a.gif")
        #expect(picture.bitmap.pixels == pixels(rows: Self.rows, transparent: "0"))
    }

    @Test func interlacedRowsComeIntoOrder() throws {
        var image = Self.image
        image[9] = 0x40
        let picture = try PictureFile.decode(Self.header + image + [0x3B], name: "a.gif")
        var rows = [String](repeating: "", count: 10)
        for (index, row) in [0, 8, 4, 2, 6, 1, 3, 5, 7, 9].enumerated() { rows[row] = Self.rows[index] }
        #expect(picture.bitmap.pixels == pixels(rows: rows))
    }

    @Test func framesAreCountedAndTheFirstIsTaken() throws {
        // The later frames have a colour table of their own, which the count must step over.
        var later = Self.image
        later[9] = 0x80
        later.insert(contentsOf: [9, 9, 9, 8, 8, 8], at: 10)
        let loop: [UInt8] = [0x21, 0xFF, 0x0B] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        let file =
            Self.header + loop + control(transparent: nil) + Self.image + control(transparent: 1) + later
            + control(transparent: 1) + later + [0x3B]
        let picture = try PictureFile.decode(file, name: "a.gif")
        #expect(picture.frameCount == 3)
        #expect(picture.bitmap.pixels == pixels(rows: Self.rows))
    }

    @Test func aFrameBesideTheScreenIsCut() throws {
        var image = Self.image
        image[1] = 6
        image[3] = 8
        let picture = try PictureFile.decode(Self.header + image + [0x3B], name: "a.gif")
        let empty = String(repeating: ".", count: 10)
        let expected = [String](repeating: empty, count: 8) + ["......1111", "......1111"]
        #expect(picture.bitmap.pixels == pixels(rows: expected.map { $0 }, transparent: "."))
    }

    /// Some encoders leave the screen at 0: then it is as large as its first image, wherever that is.
    @Test(arguments: [(true, true), (true, false), (false, true)])
    func aScreenWithoutASizeHoldsItsImage(_ isWidthZero: Bool, _ isHeightZero: Bool) throws {
        var (header, image) = (Self.header, Self.image)
        if isWidthZero { header[6] = 0 }
        if isHeightZero { header[8] = 0 }
        (image[1], image[3]) = (1, 2)
        let bitmap = try PictureFile.decode(header + image + [0x3B], name: "a.gif").bitmap
        #expect(bitmap.width == (isWidthZero ? 11 : 10) && bitmap.height == (isHeightZero ? 12 : 10))
        #expect(bitmap[0, 2][3] == 0 && bitmap[1, 1][3] == 0 && bitmap[1, 2] == [255, 0, 0, 255])
        // The last column and the last row are the image's, where there is room for them.
        #expect(bitmap[bitmap.width - 1, bitmap.height - 1][3] == 255)
    }

    @Test func everyTruncationIsAnError() throws {
        let file = Self.header + control(transparent: 0) + Self.image + control(transparent: 0) + Self.image + [0x3B]
        for length in 0..<file.count {
            #expect(throws: DrawingError.self) { try PictureFile.decode(Array(file[..<length]), name: "a.gif") }
        }
    }

    @Test func aScreenBeyondTheLimitIsRefused() {
        var header = Self.header
        header.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(throws: DrawingError.pictureTooLarge(file: "a.gif", width: 65_535, height: 65_535)) {
            try PictureFile.decode(header + Self.image + [0x3B], name: "a.gif")
        }
    }
}
