import Drawing
import Testing

@testable import Goldens

private let noNodes = NodeMap(from: .init(nodes: []), to: .init(nodes: []), scale: 1)

private func difference(_ expected: Bitmap, _ actual: Bitmap) -> PixelDifference? {
    PixelComparison(expected: expected, actual: actual).difference(nodes: noNodes)
}

@Test func equalPicturesHaveNoDifference() {
    let picture = Rendering.sample().picture
    #expect(difference(picture, picture) == nil)
    #expect(difference(picture, PaintedBitmap(picture).bitmap) == nil)
}

/// Pairs that other tools let pass, each with the pixels that differ and by how much: a change of one pixel's one
/// channel by one, of alpha alone between clear, black and white, of a hairline's colour, a shift by one pixel.
@Test func everyPairOfTheShouldFailCorpusFails() throws {
    let picture = Rendering.sample().picture
    var oneChannel = PaintedBitmap(picture)
    oneChannel[50, 70][2] += 1
    #expect(try #require(difference(picture, oneChannel.bitmap)).ladder.map(\.differingPixels) == [1, 0, 0, 0, 0, 0])

    let clear = PaintedBitmap(width: 4, height: 4).bitmap
    let black = PaintedBitmap(width: 4, height: 4, ground: [0, 0, 0, 255]).bitmap
    let white = PaintedBitmap(width: 4, height: 4, ground: [255, 255, 255, 255]).bitmap
    for (first, second) in [(clear, black), (clear, white), (black, white), (black, clear), (white, clear)] {
        let found = try #require(difference(first, second))
        #expect(found.differingPixels == 16)
        #expect(found.maximumDelta == 255)
        #expect(found.ladder.allSatisfy { $0.differingPixels == 16 })
    }

    var hairline = PaintedBitmap(picture)
    hairline.fill(x: 0..<120, y: 60..<61, [198, 198, 203, 255])
    let recolored = try #require(difference(picture, hairline.bitmap))
    #expect(recolored.differingPixels == 120)
    #expect(recolored.maximumDelta == 3)
    #expect(recolored.region == PixelRegion(x: 0, y: 60, width: 120, height: 1))
    #expect(recolored.ladder.map(\.differingPixels) == [120, 120, 120, 0, 0, 0])

    var shifted = PaintedBitmap(width: 120, height: 80, ground: [233, 233, 235, 255])
    for y in 1..<80 { for x in 0..<120 { shifted[x, y] = PaintedBitmap(picture)[x, y - 1] } }
    #expect(try #require(difference(picture, shifted.bitmap)).differingPixels > 120)
}

@Test func theLadderCountsWhatEachDeltaLeaves() throws {
    let black = PaintedBitmap(width: 6, height: 1, ground: [0, 0, 0, 255])
    var changed = black
    for (x, delta) in [1, 2, 4, 8, 16, 17].enumerated() { changed[x, 0] = [0, UInt8(delta), 0, 255] }
    let found = try #require(difference(black.bitmap, changed.bitmap))
    #expect(found.ladder.map(\.delta) == [0, 1, 2, 4, 8, 16])
    #expect(found.ladder.map(\.differingPixels) == [6, 5, 4, 3, 2, 1])
    #expect(found.maximumDelta == 17)
    #expect(found.share == 1)
}

@Test func theRegionIsTheSmallestBox() throws {
    let ground = PaintedBitmap(width: 30, height: 20)
    var changed = ground
    changed[5, 3] = [1, 1, 1, 1]
    changed[17, 11] = [1, 1, 1, 1]
    let found = try #require(difference(ground.bitmap, changed.bitmap))
    #expect(found.region == PixelRegion(x: 5, y: 3, width: 13, height: 9))
    #expect(found.differingPixels == 2)
    #expect(found.comparedPixels == 600)
}

/// Even where the extra pixels are fully transparent.
@Test func anotherSizeAlwaysDiffers() throws {
    let small = PaintedBitmap(width: 4, height: 3).bitmap
    let wide = PaintedBitmap(width: 6, height: 3).bitmap
    let high = PaintedBitmap(width: 4, height: 5).bitmap
    let found = try #require(difference(small, wide))
    #expect(found.sizesDiffer)
    #expect(found.expectedSize == PixelSize(width: 4, height: 3))
    #expect(found.actualSize == PixelSize(width: 6, height: 3))
    #expect(found.differingPixels == 6)
    #expect(found.region == PixelRegion(x: 4, y: 0, width: 2, height: 3))
    #expect(try #require(difference(wide, small)).differingPixels == 6)
    // 6 x 5 holds both; all but the common 4 x 3 differ.
    #expect(try #require(difference(wide, high)).differingPixels == 18)
}

/// The share is of the pixels that one of the pictures has, and other sizes are told.
@Test(arguments: [(4, 4, 0.25), (2, 4, 0.5)]) func theShareIsOfAllPixels(_ width: Int, _ height: Int, _ share: Double)
    throws
{
    let picture = PaintedBitmap(width: 4, height: 4, ground: [9, 9, 9, 255])
    var other = PaintedBitmap(width: width, height: height, ground: [9, 9, 9, 255])
    if width == 4 { other.fill(x: 0..<4, y: 1..<2, [200, 200, 200, 255]) }
    let found = try #require(difference(picture.bitmap, other.bitmap))
    #expect(found.sizesDiffer == (width != 4 || height != 4))
    #expect(found.share == Double(found.differingPixels) / Double(found.comparedPixels))
    #expect(abs(found.share - share) < 1e-9 && found.comparedPixels == max(width, 4) * max(height, 4))
}

/// Each picture keeps its own size, whichever side is another one.
@Test(arguments: [
    ((4, 3), (4, 5)), ((4, 5), (4, 3)), ((4, 3), (6, 3)), ((6, 3), (4, 3)), ((4, 3), (6, 5)), ((6, 3), (4, 5)),
]) func eachPictureHasItsOwnSize(_ old: (Int, Int), _ new: (Int, Int)) throws {
    let pictures = [old, new].map { PaintedBitmap(width: $0.0, height: $0.1, ground: [9, 9, 9, 255]).bitmap }
    let found = try #require(difference(pictures[0], pictures[1]))
    #expect(found.expectedSize == PixelSize(width: old.0, height: old.1))
    #expect(found.actualSize == PixelSize(width: new.0, height: new.1))
    #expect(found.sizesDiffer && found.maximumDelta == 255)
}
