import Testing

@testable import Drawing

/// The first frame of an animation and how long all of them take.
@Suite struct AnimatedPictureTests {
    /// The white, red and blue sample of "What's In A GIF".
    private let image = GIFDecoderTests.image

    private func control(delay: UInt8) -> [UInt8] { [0x21, 0xF9, 0x04, 0, delay, 0, 0, 0] }

    /// GIF89a, 23: a graphic control extension is about the image behind it alone, so that one without has no delay.
    @Test func aDelayIsThatOfItsOwnFrame() throws {
        let file = GIFDecoderTests.header + control(delay: 20) + image + image + control(delay: 10) + image + [0x3B]
        let picture = try PictureFile.decode(file, name: "a.gif")
        #expect(picture.frameCount == 3 && abs(picture.animationDuration - 0.3) < 1e-9)
    }

    /// What has one frame stands still, whatever delay it says.
    @Test func oneFrameHasNoDuration() throws {
        let gif = try PictureFile.decode(GIFDecoderTests.header + control(delay: 20) + image + [0x3B], name: "a.gif")
        #expect(gif.frameCount == 1 && gif.animationDuration == 0)
        let places: [UInt32] = [0, 1, 1, 0, 0]
        let frame: [UInt8] = places.flatMap(PNGWriter.bigEndian) + [0, 5, 0, 10, 0, 0]
        for (count, duration) in [(1, 0.0), (2, 1.0)] {
            let control = (type: "acTL", data: PNGWriter.bigEndian(UInt32(count)) + PNGWriter.bigEndian(0))
            let png = PNGBuilder.file(
                width: 1, height: 1, bitDepth: 8, colorType: 2,
                chunks: [control] + (0..<count).map { _ in (type: "fcTL", data: frame) }, scanlines: [0, 1, 2, 3])
            let picture = try PictureFile.decode(png, name: "a.png")
            #expect(picture.frameCount == count && abs(picture.animationDuration - duration) < 1e-9)
        }
    }

    /// GIF89a, 21: a local colour table is used in place of the global one.
    @Test func aFrameHasItsOwnColours() throws {
        var own = image
        own[9] = 0x81
        own.insert(contentsOf: [0, 0, 0, 9, 8, 7, 40, 50, 60, 0, 0, 0], at: 10)
        let pixels = try PictureFile.decode(GIFDecoderTests.header + own + [0x3B], name: "a.gif").bitmap.pixels
        #expect(pixels.prefix(4) == [9, 8, 7, 255] && pixels.dropFirst(36).prefix(4) == [40, 50, 60, 255])
    }

    /// A first frame that is smaller than its canvas stands at its place ("PNG, third edition", 11.3.6.2).
    @Test(arguments: [
        (3, 1, 0, 1), (3, 1, 0, 0), (1, 2, 2, 0), (2, 1, 1, 1), (2, 2, 1, 0), (2, 2, 0, 0), (3, 2, 0, 0),
    ])
    func aFrameStandsAtItsPlace(width: Int, height: Int, x: Int, y: Int) throws {
        let bitmap = try firstFrame(width: width, height: height, x: x, y: y)
        let drawn: [Bool] = (0..<6).map { bitmap.pixels[$0 * 4 + 3] == 255 }
        let isInFrame: [Bool] = (0..<6).map { (x..<x + width).contains($0 % 3) && (y..<y + height).contains($0 / 3) }
        #expect(bitmap.width == 3 && bitmap.height == 2)
        #expect(drawn == isInFrame)
    }

    /// A frame has pixels, and all of them on the canvas; where it has not, the default image is shown.
    @Test(arguments: [
        (0, 1, 0, 0), (1, 0, 0, 0), (3, 2, 1, 0), (3, 2, 0, 1), (4, 1, 0, 0), (1, 3, 0, 0), (1, 1, 3, 0), (1, 1, 0, 2),
    ])
    func aFrameThatCannotBeIsNone(width: Int, height: Int, x: Int, y: Int) throws {
        let bitmap = try firstFrame(width: width, height: height, x: x, y: y)
        #expect(bitmap == Bitmap(width: 3, height: 2) { _, _ in .black })
    }

    /// What is drawn of a black picture of 3 by 2 pixels whose first frame, of another grey, is a part of it.
    private func firstFrame(width: Int, height: Int, x: Int, y: Int) throws -> Bitmap {
        let places = [0, width, height, x, y].flatMap { PNGWriter.bigEndian(UInt32($0)) }
        let row: [UInt8] = [0] + [UInt8](repeating: 7, count: width * 3)
        let rows = [[UInt8]](repeating: row, count: height).flatMap { $0 }
        let file = PNGBuilder.file(
            width: 3, height: 2, bitDepth: 8, colorType: 2,
            chunks: [("acTL", PNGWriter.bigEndian(1) + PNGWriter.bigEndian(0))],
            scanlines: [UInt8](repeating: 0, count: 20),
            chunksAfter: [
                ("fcTL", places + [0, 1, 0, 10, 0, 1]), ("fdAT", PNGWriter.bigEndian(1) + PNGBuilder.zlib(rows)),
            ])
        return try PictureFile.decode(file, name: "a.png").bitmap
    }
}
