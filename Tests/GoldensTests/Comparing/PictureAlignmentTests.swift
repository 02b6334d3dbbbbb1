import Drawing
import Testing

@testable import Goldens

struct PictureAlignmentTests {
    /// A column of pixels, each of one shade.
    private static func column(_ shades: [UInt8]) -> Bitmap {
        Bitmap(width: 1, height: shades.count, pixels: shades.flatMap { [$0, $0, $0, 255] })
    }

    private static func row(_ shades: [UInt8]) -> Bitmap {
        Bitmap(width: shades.count, height: 1, pixels: shades.flatMap { [$0, $0, $0, 255] })
    }

    @Test(
        arguments: [
            ([1, 2, 3], [1, 9, 2, 3], 1..<2, 1), ([1, 9, 2, 3], [1, 2, 3], 1..<2, 1),
            ([1, 2], [1, 2, 9, 9], 2..<4, 2),
            ([1, 2], [9, 1, 2], 0..<1, 1), ([1, 2, 3], [1, 9, 2, 4], 1..<2, 2), ([], [1, 2], 0..<2, 2),
            ([1, 2], [1, 2], 2..<2, 0),
        ] as [([UInt8], [UInt8], Range<Int>, Int)])
    func theShorterOneIsPartedWhereTheRestIsEqual(was: [UInt8], now: [UInt8], gap: Range<Int>, differing: Int) {
        for (expected, actual) in [
            (Self.column(was), Self.column(now)), (Self.row(was), Self.row(now)),
        ] where expected.width > 0 && expected.height > 0 {
            let comparison = PixelComparison(expected: expected, actual: actual)
            let isColumn = expected.width == 1 && actual.width == 1
            #expect((isColumn ? comparison.alignment.rows : comparison.alignment.columns).gap == gap)
            #expect(comparison.deltas.count { $0 != 0 } == differing)
        }
    }

    /// A balloon that grows in both ways at its left and its top keeps its right lower corner.
    @Test func bothSidesAreAligned() {
        var was = PaintedBitmap(width: 10, height: 8, ground: [255, 255, 255, 255])
        was.fill(x: 6..<9, y: 5..<7, [0, 0, 0, 255])
        var now = PaintedBitmap(width: 14, height: 11, ground: [255, 255, 255, 255])
        now.fill(x: 10..<13, y: 8..<10, [0, 0, 0, 255])
        let comparison = PixelComparison(expected: was.bitmap, actual: now.bitmap)
        // Nothing but what the new picture alone has.
        #expect(comparison.deltas.count { $0 != 0 } == 14 * 11 - 10 * 8)
    }
}
