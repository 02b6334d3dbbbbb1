import Foundation
import Testing

@testable import Drawing

@Suite struct PNGDecoderTests {
    /// One row of pixels in every colour type and bit depth of the specification's table 11.1, with the colours that
    /// its section 13.12 gives them.
    @Test(arguments: [
        (
            UInt8(0), UInt8(1), [UInt8(0b0110_0000)],
            [[UInt8(0), 0, 0], [255, 255, 255], [255, 255, 255], [0, 0, 0]]
        ),
        (0, 2, [0b0001_1011], [[0, 0, 0], [85, 85, 85], [170, 170, 170], [255, 255, 255]]),
        (0, 4, [0x07, 0xF1], [[0, 0, 0], [119, 119, 119], [255, 255, 255], [17, 17, 17]]),
        (0, 8, [0, 7, 200, 255], [[0, 0, 0], [7, 7, 7], [200, 200, 200], [255, 255, 255]]),
        (2, 8, [1, 2, 3, 4, 5, 6, 7, 8, 9, 250, 251, 252], [[1, 2, 3], [4, 5, 6], [7, 8, 9], [250, 251, 252]]),
        (3, 1, [0b0100_0000], [[10, 20, 30], [40, 50, 60], [10, 20, 30], [10, 20, 30]]),
        (3, 2, [0b0001_0001], [[10, 20, 30], [40, 50, 60], [10, 20, 30], [40, 50, 60]]),
        (3, 4, [0x01, 0x10], [[10, 20, 30], [40, 50, 60], [40, 50, 60], [10, 20, 30]]),
        (3, 8, [1, 0, 0, 1], [[40, 50, 60], [10, 20, 30], [10, 20, 30], [40, 50, 60]]),
    ])
    func everyOpaqueTypeIsRead(type: UInt8, depth: UInt8, row: [UInt8], colors: [[UInt8]]) throws {
        let palette: [(String, [UInt8])] = type == 3 ? [("PLTE", [10, 20, 30, 40, 50, 60])] : []
        let file = PNGBuilder.file(
            width: 4, height: 1, bitDepth: depth, colorType: type, chunks: palette, scanlines: [0] + row)
        let bitmap = try PictureFile.decode(file, name: "a.png").bitmap
        let opaque: [[UInt8]] = colors.map { $0 + [255] }
        #expect(bitmap.pixels == Array(opaque.joined()))
    }

    /// 257 of 65,536 values are nearest to one byte (specification, 13.12, to fewer bits by a linear scale).
    @Test func sixteenBitsAreRounded() throws {
        let file = PNGBuilder.file(
            width: 3, height: 1, bitDepth: 16, colorType: 2,
            scanlines: [
                0, 0x12, 0x12, 0xFF, 0xFF, 0, 0, 0x80, 0x80, 0x00, 0x80, 0x00, 0x81, 0x01, 0xFF, 0x12, 0x99, 0xFF, 0,
            ])
        let bitmap = try PictureFile.decode(file, name: "a.png").bitmap
        #expect(bitmap.pixels == [0x12, 255, 0, 255, 0x80, 0, 1, 255, 2, 0x13, 254, 255])
        let clear = PNGBuilder.file(
            width: 2, height: 1, bitDepth: 16, colorType: 4,
            scanlines: [0, 0xFF, 0xFF, 0x80, 0x80, 0x12, 0x34, 0, 0])
        #expect(try PictureFile.decode(clear, name: "a.png").bitmap.pixels == [128, 128, 128, 128, 0, 0, 0, 0])
    }

    @Test func alphaIsMultipliedIn() throws {
        let file = PNGBuilder.file(
            width: 3, height: 1, bitDepth: 8, colorType: 6,
            scanlines: [0, 255, 128, 0, 128, 10, 20, 30, 0, 1, 2, 3, 255])
        #expect(
            try PictureFile.decode(file, name: "a.png").bitmap.pixels == [128, 64, 0, 128, 0, 0, 0, 0, 1, 2, 3, 255])
        let keyed = PNGBuilder.file(
            width: 2, height: 1, bitDepth: 8, colorType: 0, chunks: [("tRNS", [0, 77])], scanlines: [0, 77, 78])
        #expect(try PictureFile.decode(keyed, name: "a.png").bitmap.pixels == [0, 0, 0, 0, 78, 78, 78, 255])
    }

    @Test func interlacedRowsComeIntoOrder() throws {
        // Adam7 (specification, 8.2): the seven passes of a picture of 8 x 8 in which every pixel has its own value.
        let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        var scanlines: [UInt8] = []
        for (left, top, right, down) in passes {
            for y in stride(from: top, to: 8, by: down) {
                scanlines.append(0)
                for x in stride(from: left, to: 8, by: right) { scanlines.append(UInt8(y * 8 + x)) }
            }
        }
        let file = PNGBuilder.file(
            width: 8, height: 8, bitDepth: 8, colorType: 0, isInterlaced: true, scanlines: scanlines)
        let bitmap = try PictureFile.decode(file, name: "a.png").bitmap
        #expect(stride(from: 0, to: 256, by: 4).map { bitmap.pixels[$0] } == Array(0..<64))
    }

    @Test func framesOfAnAnimationAreCounted() throws {
        // Of what `acTL` says, no more than there are.
        for (told, frames, count) in [(12, 3, 3), (2, 3, 2), (12, 0, 1)] as [(UInt8, Int, Int)] {
            let control = (type: "acTL", data: [0, 0, 0, told, 0, 0, 0, 0])
            let frame = (type: "fcTL", data: [UInt8](repeating: 0, count: 26))
            let file = PNGBuilder.file(
                width: 1, height: 1, bitDepth: 8, colorType: 0, chunks: [control], scanlines: [0, 9],
                chunksAfter: Array(repeating: frame, count: frames))
            #expect(try PictureFile.decode(file, name: "a.png").frameCount == count)
        }
        let still = PNGBuilder.file(width: 1, height: 1, bitDepth: 8, colorType: 0, scanlines: [0, 9])
        #expect(try PictureFile.decode(still, name: "a.png").frameCount == 1)
    }

    /// A default image that no `fcTL` stands before is no frame (PNG, third edition, 11.3.6.2).
    @Test func theFirstFrameIsDrawnWhereTheDefaultImageIsNone() throws {
        func number(_ value: Int) -> [UInt8] { PNGWriter.bigEndian(UInt32(value)) }
        func control(_ sequence: Int, _ width: Int, _ height: Int, _ x: Int, _ y: Int) -> (String, [UInt8]) {
            ("fcTL", number(sequence) + number(width) + number(height) + number(x) + number(y) + [0, 1, 0, 10, 0, 1])
        }
        func file(_ frames: [(String, [UInt8])]) -> [UInt8] {
            PNGBuilder.file(
                width: 3, height: 2, bitDepth: 8, colorType: 3,
                chunks: [("acTL", number(2) + number(0)), ("PLTE", [10, 20, 30, 40, 50, 60]), ("tRNS", [255, 128])],
                scanlines: [0, 1, 1, 1, 0, 1, 1, 1], chunksAfter: frames)
        }
        // A frame of 2 x 1 pixels at (1, 1) in two parts, and a second one.
        let row = PNGBuilder.zlib([0, 0, 1])
        let frames = [
            control(0, 2, 1, 1, 1), ("fdAT", number(1) + row.prefix(4)), ("fdAT", number(2) + row.dropFirst(4)),
            control(3, 3, 2, 0, 0), ("fdAT", number(4) + PNGBuilder.zlib([0, 0, 0, 0, 0, 0, 0, 0])),
        ]
        let picture = try PictureFile.decode(file(frames), name: "a.png")
        let clear: [UInt8] = [0, 0, 0, 0]
        #expect(picture.frameCount == 2)
        #expect(
            picture.bitmap.pixels == clear + clear + clear + clear + [10, 20, 30, 255] + [20, 25, 30, 128])

        // Where the animation is wrong there is the default image, as the specification tells.
        let still = Array(repeating: [20, 25, 30, 128] as [UInt8], count: 6).flatMap { $0 }
        for wrong in [
            [control(0, 2, 1, 2, 1)] + frames.dropFirst(), [control(0, 0, 1, 1, 1)] + frames.dropFirst(),
            [control(0, 2, 1, Int(Int32.max), 1)] + frames.dropFirst(), [frames[0]], [frames[1]], [],
        ] {
            #expect(try PictureFile.decode(file(wrong), name: "a.png").bitmap.pixels == still)
        }
        // Damaged pixels are an error, as in a default image.
        var damaged = file(frames)
        let place = try #require(Data(damaged).range(of: Data("fdAT".utf8))).upperBound + 6
        damaged[place] ^= 1
        #expect(throws: DrawingError.self) { try PictureFile.decode(damaged, name: "a.png") }
        // So is a file without its end.
        #expect(throws: DrawingError.self) { try PictureFile.decode(Array(file(frames).dropLast(12)), name: "a.png") }
        let short = [frames[0], frames[1], frames[3], frames[4]]
        #expect(throws: DrawingError.self) { try PictureFile.decode(file(short), name: "a.png") }
    }

    @Test func aPictureBeyondTheLimitIsRefusedByItsHeader() {
        let bomb = PNGBuilder.file(width: 60_000, height: 60_000, bitDepth: 8, colorType: 6, scanlines: [0])
        #expect(throws: DrawingError.pictureTooLarge(file: "a.png", width: 60_000, height: 60_000)) {
            try PictureFile.decode(bomb, name: "a.png")
        }
        let empty = PNGBuilder.file(width: 0, height: 4, bitDepth: 8, colorType: 6, scanlines: [0])
        #expect(throws: DrawingError.self) { try PictureFile.decode(empty, name: "a.png") }
    }

    @Test func everyTruncationIsAnError() throws {
        let file = PNGEncoder.encode(Bitmap.noise(width: 9, height: 9, seed: 3, isOpaque: false))
        // The last twelve bytes are IEND, which holds nothing.
        for length in 0..<(file.count - 12) {
            #expect(throws: DrawingError.self) { try PictureFile.decode(Array(file[..<length]), name: "a.png") }
        }
    }

    /// `eXIf` turns a PNG as EXIF data turn a JPEG (PNG, third edition, 11.3.4.6): the corners, clockwise from the
    /// upper left.
    @Test(arguments: [
        (1, "RGWB"), (2, "GRBW"), (3, "WBRG"), (4, "BWGR"), (5, "RBWG"), (6, "BRGW"), (7, "WGRB"), (8, "GWBR"),
        (9, "RGWB"),
    ])
    func orientationIsApplied(orientation: Int, corners: String) throws {
        let colors: [Character: [UInt8]] = [
            "R": [255, 0, 0, 255], "G": [0, 255, 0, 255], "B": [0, 0, 255, 255], "W": [255, 255, 255, 255],
        ]
        // Three columns and two rows; the middle column is black.
        let scanlines: [UInt8] =
            [0, 255, 0, 0, 0, 0, 0, 0, 255, 0] + [0, 0, 0, 255, 0, 0, 0, 255, 255, 255]
        for isLittleEndian in [true, false] {
            let tiff = Array(JPEGDecoderTests.exif(UInt8(orientation), isLittleEndian: isLittleEndian)[10...])
            for isBefore in [true, false] {
                let chunk = [(type: "eXIf", data: tiff)]
                let file = PNGBuilder.file(
                    width: 3, height: 2, bitDepth: 8, colorType: 2, chunks: isBefore ? chunk : [],
                    scanlines: scanlines, chunksAfter: isBefore ? [] : chunk)
                let bitmap = try PictureFile.decode(file, name: "a.png").bitmap
                let isTurned = (5...8).contains(orientation)
                #expect(bitmap.width == (isTurned ? 2 : 3) && bitmap.height == (isTurned ? 3 : 2))
                let (right, bottom) = (bitmap.width - 1, bitmap.height - 1)
                for (corner, place) in zip(corners, [(0, 0), (right, 0), (right, bottom), (0, bottom)]) {
                    #expect(bitmap[place.0, place.1] == colors[corner])
                }
            }
        }
    }

    /// EXIF asks for a SHORT; some cameras write a LONG (TIFF 6.0, page 15: types 3 and 4). Another type, several values,
    /// and a number without a meaning say nothing.
    @Test(
        arguments: [
            ([0, 3], [0, 0, 0, 1], [0, 6, 0, 0], 1), ([0, 4], [0, 0, 0, 1], [0, 0, 0, 6], 1),
            ([0, 4], [0, 0, 0, 2], [0, 0, 0, 6], 2), ([0, 2], [0, 0, 0, 1], [0, 6, 0, 0], 2),
            ([0, 3], [0, 0, 0, 0], [0, 6, 0, 0], 2), ([0, 4], [0, 0, 0, 1], [0, 1, 0, 6], 2),
        ] as [([UInt8], [UInt8], [UInt8], Int)])
    func formsOfTheOrientation(type: [UInt8], count: [UInt8], value: [UInt8], width: Int) throws {
        let tiff: [UInt8] =
            [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 1, 0x12] + type + count + value + [0, 0, 0, 0]
        let file = PNGBuilder.file(
            width: 2, height: 1, bitDepth: 8, colorType: 2, chunks: [("eXIf", tiff)],
            scanlines: [0, 1, 2, 3, 4, 5, 6])
        #expect(try PictureFile.decode(file, name: "a.png").bitmap.width == width)
    }

    /// A chunk that only describes the picture is passed over when it is damaged.
    @Test func aDamagedOrientationIsNone() throws {
        let tiff = Array(JPEGDecoderTests.exif(6, isLittleEndian: true)[10...])
        let scanlines: [UInt8] = [0, 1, 2, 3, 4, 5, 6]
        for length in 0..<(tiff.count - 4) {
            let file = PNGBuilder.file(
                width: 2, height: 1, bitDepth: 8, colorType: 2, chunks: [("eXIf", Array(tiff.prefix(length)))],
                scanlines: scanlines)
            _ = try PictureFile.decode(file, name: "a.png")
        }
        var file = PNGBuilder.file(
            width: 2, height: 1, bitDepth: 8, colorType: 2, chunks: [("eXIf", tiff)], scanlines: scanlines)
        let data = try #require(file.firstRange(of: Array("eXIf".utf8))).upperBound
        #expect(try PictureFile.decode(file, name: "a.png").bitmap.width == 1)
        file[data + tiff.count] ^= 1  // its checksum
        #expect(try PictureFile.decode(file, name: "a.png").bitmap.width == 2)
    }

    /// Profiles, previews and notes say nothing of pixels, however large or damaged; what makes pixels transparent
    /// does.
    @Test func whatDecidesAboutNoPixelIsPassedOver() throws {
        func file(_ chunks: [(type: String, data: [UInt8])]) -> [UInt8] {
            PNGBuilder.file(
                width: 2, height: 1, bitDepth: 8, colorType: 0, chunks: chunks, scanlines: [0, 77, 78],
                chunksAfter: chunks)
        }
        let profile = Array("a".utf8) + [0, 0] + PNGBuilder.zlib([UInt8](repeating: 1, count: 20 << 20))
        for chunks in [
            [("iCCP", profile)], [("tEXt", [])], [("eXIf", [])], [("gAMA", [1])], [("prVt", [0])],
            Array(repeating: ("tEXt", Array("a\0b".utf8)), count: 2_000),
        ] {
            let pixels = try PictureFile.decode(file(chunks), name: "a.png").bitmap.pixels
            #expect(pixels == [77, 77, 77, 255, 78, 78, 78, 255])
        }
        let keyed = PNGBuilder.file(
            width: 2, height: 1, bitDepth: 8, colorType: 0, chunks: [("gAMA", [1]), ("tRNS", [0, 77])],
            scanlines: [0, 77, 78])
        #expect(try PictureFile.decode(keyed, name: "a.png").bitmap.pixels == [0, 0, 0, 0, 78, 78, 78, 255])
        var damaged = keyed
        let place = try #require(damaged.firstRange(of: Array("tRNS".utf8))).upperBound
        damaged[place + 1] ^= 1
        #expect(throws: DrawingError.self) { try PictureFile.decode(damaged, name: "a.png") }
        // A chunk that a decoder must know.
        #expect(throws: DrawingError.self) { try PictureFile.decode(file([("PRVt", [0])]), name: "a.png") }
        for length in 0..<(keyed.count - 12) {
            #expect(throws: DrawingError.self) { try PictureFile.decode(Array(keyed[..<length]), name: "a.png") }
        }
    }
}
