import Drawing
import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import Goldens

@Test func thePNGSaysWhatItShowsAndWhatDrewIt() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    let cell = try GoldenCell.sample(axes: [GoldenAxis("locale", "ar"), GoldenAxis("appearance", "dark")])
    try store.record(.sample(), for: cell, engine: .sample)
    let file = try #require(folder.bytes("dinner@ar_dark.png"))
    let text = try PNGChunks.text(in: file, name: "golden")
    #expect(
        text.map(\.keyword) == [
            "balloon pixels", "balloon image data", "balloon layout", "balloon axes", "balloon engine", "balloon fonts",
            "balloon libraries",
        ])
    #expect(text[0].text == PixelHash.hexadecimalDigest(of: Rendering.sample().picture))
    #expect(text[3].text == "scene=dinner locale=ar appearance=dark")
    #expect(text[4].text == "1.0.0")
    #expect(text[5].text == "BubbleSans.ttf=abababababab")
    #expect(text[6].text == "FreeType=2.12.1 HarfBuzz=6.0.0")

    let metadata = try #require(try store.metadata(of: cell))
    #expect(metadata.axes == [GoldenAxis("scene", "dinner")] + cell.axes)
    #expect(metadata.engine == "1.0.0")
}

/// What a lossless optimiser or a stripping hook leaves: the pixels, none of the text.
@Test func aStrippedGoldenStillVerifies() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    let cell = try GoldenCell.sample()
    let golden = Rendering.sample()
    try store.record(golden, for: cell, engine: .sample)
    try folder.write(PNGEncoder.encode(golden.picture), to: "dinner.png")
    #expect(try store.metadata(of: cell) == nil)
    #expect(try store.verify(golden, for: cell) == .equal)
    #expect(try store.verify(.sample(caption: "Dinner at moon"), for: cell).difference?.pixels != nil)
    #expect(try store.record(golden, for: cell, engine: .sample) == .unchanged)
}

/// A tool that paints in a golden but keeps its text must not make it pass: the text's hash still is the old picture's.
@Test func aPaintedGoldenWithItsOldTextIsNotTrusted() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    let cell = try GoldenCell.sample()
    let golden = Rendering.sample()
    try store.record(golden, for: cell, engine: .sample)
    let text = try PNGChunks.text(in: try #require(folder.bytes("dinner.png")), name: "golden")
    var painted = PaintedBitmap(golden.picture)
    painted[3, 3] = [255, 0, 0, 255]
    try folder.write(PNGEncoder.encode(painted.bitmap, text: text), to: "dinner.png")
    #expect(try store.verify(golden, for: cell).difference?.pixels?.differingPixels == 1)
}

/// The hash spares decoding: a golden whose pixels cannot be decoded, but whose chunks are as hashed, is equal.
@Test func anEqualHashDecodesNothing() throws {
    let golden = Rendering.sample()
    let bare = PNGEncoder.encode(golden.picture)
    let file = GoldenPicture.encoded(
        golden.picture, pixelHash: golden.pixelHash, layoutHash: GoldenRecord(golden.layout).hash, axes: [],
        engine: .sample)
    #expect(file.count > bare.count)
    let picture = try GoldenPicture.reading(file).get()
    #expect(picture.trustedPixelHash == PixelHash.hexadecimalDigest(of: golden.picture))

    // One bit of the compressed pixels flips: the checksum tells it before any hash.
    var flipped = file
    flipped[file.count - 30] ^= 1
    #expect(throws: UnreadableGolden.Problem.self) { try GoldenPicture.reading(flipped).get() }
}

/// No canvas has a side of more than 16,384 pixels: a longer picture was never recorded, and is not decoded.
@Test(arguments: [(16_384, 1, true), (1, 16_384, true), (16_385, 1, false), (1, 16_385, false)])
func aPictureLongerThanAnyCanvasIsDamaged(width: Int, height: Int, isRead: Bool) throws {
    let picture = PaintedBitmap(width: width, height: height, ground: [255, 0, 0, 255]).bitmap
    let golden = try GoldenPicture.reading(PNGEncoder.encode(picture)).get()
    if isRead {
        #expect(try golden.decoded() == picture)
    } else {
        #expect(throws: UnreadableGolden.Problem.self) { try golden.decoded() }
    }
}

@Test func picturesComeBackExactly() throws {
    var picture = PaintedBitmap(width: 16, height: 16)
    for y in 0..<16 {
        for x in 0..<16 {
            let alpha = UInt8(x * 17)
            picture[x, y] = [UInt8(min(Int(alpha), y * 17)), alpha / 2, alpha, alpha]
        }
    }
    let file = GoldenPicture.encoded(
        picture.bitmap, pixelHash: PixelHash.hexadecimalDigest(of: picture.bitmap), layoutHash: "", axes: [],
        engine: .sample)
    #expect(try GoldenPicture.reading(file).get().decoded() == picture.bitmap)
}
