import Drawing
import Testing

@testable import Goldens

/// The picture of the golden, the new picture and their difference.
struct ComparisonStripTests {
    /// Wide pictures are below each other and tall ones beside each other, with eight pixels around each.
    @Test(arguments: [(30, 10, 46, 62), (10, 30, 62, 46), (20, 20, 92, 36)])
    func theStripIsAsCompactAsItCanBe(_ width: Int, _ height: Int, _ stripWidth: Int, _ stripHeight: Int) throws {
        let shades: [UInt8] = [10, 120, 250]
        let pictures = shades.map { PaintedBitmap(width: width, height: height, ground: [$0, $0, $0, 255]).bitmap }
        let strip = PaintedBitmap(
            try ComparisonStrip.make(expected: pictures[0], actual: pictures[1], difference: pictures[2]))
        #expect(strip.width == stripWidth && strip.height == stripHeight)
        for (index, shade) in shades.enumerated() {
            let (x, y) = width > height ? (8, 8 + index * (height + 8)) : (8 + index * (width + 8), 8)
            #expect(strip[x, y] == [shade, shade, shade, 255] && strip[x + width - 1, y + height - 1] == strip[x, y])
            // The frame of the golden has the colour of what was, that of the new picture the colour of what is.
            let frame = [DifferencePicture.was, DifferencePicture.now, nil][index].map {
                [$0.red, $0.green, $0.blue, 255]
            }
            for corner in [strip[x - 1, y - 1], strip[x + width, y + height]] {
                #expect(corner == frame ?? strip[0, 0])
            }
            #expect(strip[x - 5, y - 5] == strip[0, 0])
        }
    }

    /// A smaller picture leaves no gap before the next one.
    @Test func picturesOfTwoSizesFollowEachOther() throws {
        let small = PaintedBitmap(width: 4, height: 30, ground: [1, 1, 1, 255]).bitmap
        let large = PaintedBitmap(width: 20, height: 30, ground: [2, 2, 2, 255]).bitmap
        let strip = PaintedBitmap(try ComparisonStrip.make(expected: small, actual: large, difference: large))
        #expect(strip.width == 8 + 4 + 8 + 20 + 8 + 20 + 8 && strip[8 + 4 + 8, 8] == [2, 2, 2, 255])
    }
}
