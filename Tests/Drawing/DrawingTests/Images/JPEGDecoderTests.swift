import CTurboJPEG
import Testing

@testable import Drawing

@Suite struct JPEGDecoderTests {
    /// A picture whose four quarters tell how it lies: red, green / blue, white.
    static func quarters(width: Int = 32, height: Int = 16) -> Bitmap {
        Bitmap(width: width, height: height) { x, y in
            switch (x < width / 2, y < height / 2) {
            case (true, true): return Color(red: 255, green: 0, blue: 0)
            case (false, true): return Color(red: 0, green: 255, blue: 0)
            case (true, false): return Color(red: 0, green: 0, blue: 255)
            case (false, false): return .white
            }
        }
    }

    static func encode(
        _ bitmap: Bitmap, format: TJPF = TJPF_RGBA, sampling: TJSAMP = TJSAMP_444, flags: Int32 = 0
    ) -> [UInt8] {
        let compressor = tjInitCompress()
        defer { tjDestroy(compressor) }
        var buffer: UnsafeMutablePointer<UInt8>?
        var length: UInt = 0
        tjCompress2(
            compressor, bitmap.pixels, Int32(bitmap.width), 0, Int32(bitmap.height), Int32(format.rawValue), &buffer,
            &length, Int32(sampling.rawValue), 95, flags)
        defer { tjFree(buffer) }
        return Array(UnsafeBufferPointer(start: buffer, count: Int(length)))
    }

    static func exif(_ orientation: UInt8, isLittleEndian: Bool) -> [UInt8] {
        let tiff: [UInt8] =
            isLittleEndian
            ? [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
            : [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
        let data = Array("Exif\0\0".utf8) + tiff
        return [0xFF, 0xE1, 0, UInt8(data.count + 2)] + data
    }

    private func isNear(_ pixel: [UInt8], _ color: [UInt8]) -> Bool {
        zip(pixel, color).allSatisfy { abs(Int($0) - Int($1)) < 12 } && pixel[3] == 255
    }

    @Test func coloursComeBackWithinTheLossOfTheFormat() throws {
        let picture = try PictureFile.decode(Self.encode(Self.quarters()), name: "a.jpg")
        #expect(picture.bitmap.width == 32 && picture.bitmap.height == 16)
        #expect(isNear(picture.bitmap[3, 3], [255, 0, 0]) && isNear(picture.bitmap[28, 12], [255, 255, 255]))
    }

    /// The corners, clockwise from the upper left, by EXIF 2.32's definition of the tag's eight values.
    @Test(arguments: [
        (1, "RGWB"), (2, "GRBW"), (3, "WBRG"), (4, "BWGR"), (5, "RBWG"), (6, "BRGW"), (7, "WGRB"), (8, "GWBR"),
    ])
    func orientationIsApplied(orientation: Int, corners: String) throws {
        let colors: [Character: [UInt8]] = [
            "R": [255, 0, 0], "G": [0, 255, 0], "B": [0, 0, 255], "W": [255, 255, 255],
        ]
        for isLittleEndian in [true, false] {
            var file = Self.encode(Self.quarters())
            file.insert(contentsOf: Self.exif(UInt8(orientation), isLittleEndian: isLittleEndian), at: 2)
            let bitmap = try PictureFile.decode(file, name: "a.jpg").bitmap
            #expect(bitmap.width == (orientation < 5 ? 32 : 16) && bitmap.height == (orientation < 5 ? 16 : 32))
            let (right, bottom) = (bitmap.width - 4, bitmap.height - 4)
            let places = [(3, 3), (right, 3), (right, bottom), (3, bottom)]
            for (corner, place) in zip(corners, places) {
                #expect(isNear(bitmap[place.0, place.1], colors[corner] ?? []))
            }
        }
    }

    @Test func cmykIsConvertedAsAdobeWritesIt() throws {
        // Inverted: 255 is no ink.
        let ink = Bitmap(width: 16, height: 16, pixels: (0..<256).flatMap { _ in [255, 128, 0, 255] as [UInt8] })
        let bitmap = try PictureFile.decode(Self.encode(ink, format: TJPF_CMYK), name: "a.jpg").bitmap
        #expect(isNear(bitmap[8, 8], [255, 128, 0]))
    }

    @Test func everyTruncationIsAnError() throws {
        let file = Self.encode(Self.quarters(), sampling: TJSAMP_420)
        // The last two bytes mark the end, which the decoder can do without.
        for length in 0..<(file.count - 2) {
            #expect(throws: DrawingError.self) { try PictureFile.decode(Array(file[..<length]), name: "a.jpg") }
        }
    }

    /// Bytes before the end's marker are behind the picture. Of stray bytes before another marker the library tells,
    /// and then of nothing more: what is missing behind them must not be drawn grey.
    @Test(arguments: [0, TJFLAG_PROGRESSIVE]) func strayBytesHideNothing(flags: Int32) throws {
        let file = Self.encode(Self.quarters(), flags: flags)
        let picture = try PictureFile.decode(file, name: "a.jpg")
        let markers = file.indices.dropFirst(2).dropLast().filter { file[$0] == 0xFF && file[$0 + 1] >= 0xC0 }
        try #require(markers.count > 5 && markers.last == file.count - 2)
        for marker in markers {
            var stray = file
            stray.insert(contentsOf: [1, 2, 3], at: marker)
            let drawn = try? PictureFile.decode(stray, name: "a.jpg")
            let isRight = drawn == picture || drawn == nil && marker != markers.last
            #expect(isRight, "before the marker at \(marker)")
            for length in (marker + 3)..<(stray.count - 2) {
                #expect(throws: DrawingError.self) { try PictureFile.decode(Array(stray[..<length]), name: "a.jpg") }
            }
        }
    }

    @Test func aPictureBeyondTheLimitIsRefusedByItsHeader() throws {
        var file = Self.encode(Self.quarters())
        let frame = try #require((0..<file.count).first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
        file.replaceSubrange((frame + 5)..<(frame + 9), with: [0xFF, 0x00, 0xFF, 0x00])
        #expect(throws: DrawingError.pictureTooLarge(file: "a.jpg", width: 65_280, height: 65_280)) {
            try PictureFile.decode(file, name: "a.jpg")
        }
    }
}
