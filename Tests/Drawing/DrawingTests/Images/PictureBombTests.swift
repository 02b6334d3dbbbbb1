import CAllocationCounter
import CTurboJPEG
import Testing

@testable import Drawing

/// Small files that say they are 50 million pixels and a column more. Each is refused by its size, and nothing that
/// large is ever asked for.
@Suite(.enabled(if: allocation_counter_works(), "the allocator is counted with glibc and without sanitizers only"))
struct PictureBombTests {
    private static let (width, height) = (10_001, 5_000)

    /// The size as two 16-bit numbers, the higher byte first if `isBigEndian`.
    private static func words(_ first: Int, _ second: Int, isBigEndian: Bool) -> [UInt8] {
        [first, second].flatMap { number in
            let bytes = [UInt8(number >> 8), UInt8(number & 255)]
            return isBigEndian ? bytes : bytes.reversed()
        }
    }

    private static func refused(_ file: [UInt8], _ name: String, width: Int = width, height: Int = height) {
        _ = allocation_counter_take_largest()
        #expect(throws: DrawingError.pictureTooLarge(file: name, width: width, height: height)) {
            try PictureFile.decode(file, name: name)
        }
        // The libraries' own tables are some ten kilobytes.
        #expect(allocation_counter_take_largest() < 1 << 20, "\(name) is refused after memory was asked for")
    }

    @Test func theLimitIs50MillionPixels() {
        #expect(Self.width * Self.height == DrawingLimits.maximumPixelCount + Self.height)
        #expect(DrawingLimits.maximumPixelCount == 50_000_000)
        #expect(throws: Never.self) { try PictureFile.check(width: 10_000, height: 5_000, name: "a.png") }
        // What a phone's camera of 48 megapixels makes.
        #expect(throws: Never.self) { try PictureFile.check(width: 8_064, height: 6_048, name: "a.png") }
    }

    /// 64 megapixels are refused, counted in thousands or in powers of two.
    @Test(arguments: [8_000, 8_192]) func sixtyFourMegapixels(side: Int) {
        let file = PNGBuilder.file(width: side, height: side, bitDepth: 8, colorType: 6, scanlines: [0])
        Self.refused(file, "a.png", width: side, height: side)
    }

    @Test(arguments: [0, 2, 3, 4, 6] as [UInt8], [false, true]) func png(colorType: UInt8, isInterlaced: Bool) {
        let file = PNGBuilder.file(
            width: Self.width, height: Self.height, bitDepth: 8, colorType: colorType, isInterlaced: isInterlaced,
            chunks: colorType == 3 ? [("PLTE", [1, 2, 3])] : [], scanlines: [0])
        Self.refused(file, "a.png")
    }

    /// An animation whose canvas is too large, and one whose second frame says it is.
    @Test func apng() throws {
        func control(_ width: Int, _ height: Int, _ number: UInt32) -> [UInt8] {
            PNGWriter.bigEndian(number) + PNGWriter.bigEndian(UInt32(width)) + PNGWriter.bigEndian(UInt32(height))
                + [UInt8](repeating: 0, count: 8) + [0, 1, 0, 10, 0, 0]
        }
        let animation: (String, [UInt8]) = ("acTL", [0, 0, 0, 2, 0, 0, 0, 0])
        let canvas = PNGBuilder.file(
            width: Self.width, height: Self.height, bitDepth: 8, colorType: 6,
            chunks: [animation, ("fcTL", control(Self.width, Self.height, 0))], scanlines: [0])
        Self.refused(canvas, "a.png")

        let frame = PNGBuilder.file(
            width: 1, height: 1, bitDepth: 8, colorType: 0,
            chunks: [animation, ("fcTL", control(1, 1, 0)), ("fcTL", control(Self.width, Self.height, 1))],
            scanlines: [0, 9])
        _ = allocation_counter_take_largest()
        #expect(try PictureFile.decode(frame, name: "a.png").bitmap.pixels == [9, 9, 9, 255])
        #expect(allocation_counter_take_largest() < 1 << 20)
    }

    /// Baseline and progressive: the size stands after the marker of the frame, its length and its precision.
    @Test(arguments: [0, TJFLAG_PROGRESSIVE]) func jpeg(flags: Int32) throws {
        var file = JPEGDecoderTests.encode(JPEGDecoderTests.quarters(), flags: flags)
        let marker: UInt8 = flags == 0 ? 0xC0 : 0xC2
        let frame = try #require((0..<file.count - 1).first { file[$0] == 0xFF && file[$0 + 1] == marker })
        file.replaceSubrange(
            (frame + 5)..<(frame + 9), with: Self.words(Self.height, Self.width, isBigEndian: true))
        Self.refused(file, "a.jpg")
    }

    /// A screen too large, and an image too large for its small screen.
    @Test func gif() {
        let size = Self.words(Self.width, Self.height, isBigEndian: false)
        var screen = GIFDecoderTests.header
        screen.replaceSubrange(6..<10, with: size)
        Self.refused(screen + GIFDecoderTests.image + [0x3B], "a.gif")
        var image = GIFDecoderTests.image
        image.replaceSubrange(5..<9, with: size)
        Self.refused(GIFDecoderTests.header + image + [0x3B], "a.gif")
    }
}
