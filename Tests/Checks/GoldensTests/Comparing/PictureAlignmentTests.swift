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
            // Of equally good seams the last one; of two changes the seam is at the one that leaves fewer differences.
            ([1, 1], [1, 1, 1], 2..<3, 1), ([1, 2, 2, 3], [1, 2, 2, 2, 2, 3], 3..<5, 2),
            ([1, 2, 3, 4, 5], [9, 1, 2, 3, 8, 5], 0..<1, 2), ([1, 2, 3, 4, 5], [8, 2, 3, 4, 9, 5], 4..<5, 2),
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

    /// A row and a column in the middle, each of whose pixels is like none beside it.
    @Test func aRowAndAColumnInTheMiddleAreGaps() {
        func picture(columns: [Int], rows: [Int]) -> Bitmap {
            var pixels: [UInt8] = []
            for row in rows {
                for column in columns { pixels += [UInt8(row * 16 + column), UInt8(255 - row * 16 - column), 0, 255] }
            }
            return Bitmap(width: columns.count, height: rows.count, pixels: pixels)
        }
        let small = picture(columns: [0, 1, 2, 3, 4], rows: [0, 1, 2, 3])
        let large = picture(columns: [0, 1, 9, 2, 3, 4], rows: [0, 1, 2, 8, 3])
        for (was, now) in [(small, large), (large, small)] {
            let comparison = PixelComparison(expected: was, actual: now)
            #expect(comparison.alignment.columns.gap == 2..<3 && comparison.alignment.rows.gap == 3..<4)
            #expect(comparison.deltas.count { $0 != 0 } == 6 * 5 - 5 * 4)
        }
    }

    /// A long picture and a wide one that no canvas holds together are compared where both have pixels.
    @Test func whatIsTooLargeTogetherIsCropped() {
        let long = Bitmap(width: 1, height: 60_000, pixels: [UInt8](repeating: 255, count: 240_000))
        let wide = Bitmap(width: 1_000, height: 2, pixels: [UInt8](repeating: 255, count: 8_000))
        let comparison = PixelComparison(expected: long, actual: wide)
        #expect(comparison.width == 1 && comparison.height == 2)
        #expect(comparison.deltas == [0, 0])
    }

    /// What one of two pictures has alone is all but what both have, and no place counts twice.
    @Test(arguments: [(14, 11), (14, 6), (7, 11), (7, 6), (10, 11), (10, 8)])
    func gapsAreWhatOnePictureHasAlone(width: Int, height: Int) {
        let was = PaintedBitmap(width: 10, height: 8, ground: [255, 255, 255, 255]).bitmap
        let now = PaintedBitmap(width: width, height: height, ground: [255, 255, 255, 255]).bitmap
        let comparison = PixelComparison(expected: was, actual: now)
        let (columns, rows) = (comparison.alignment.columns, comparison.alignment.rows)
        func brightness(
            _ picture: Bitmap, _ column: (Int) -> Int?, _ row: (Int) -> Int?
        ) -> PictureBrightness {
            PictureBrightness(
                of: picture, isDark: false, width: columns.length, height: rows.length, column: column, row: row)
        }
        let gaps = PictureGap.all(
            of: comparison, old: brightness(was, columns.oldIndex, rows.oldIndex),
            new: brightness(now, columns.newIndex, rows.newIndex))
        var places: [Int] = []
        for gap in gaps { gap.forEachPlace { places.append($0) } }
        let common = min(width, 10) * min(height, 8)
        #expect(places.count == Set(places).count && places.count == width * height + 80 - 2 * common)
        #expect(gaps.reduce(0) { $0 + $1.pixelCount } == places.count)
    }

    /// Edges on the seam belong to what is before it; what is behind it moves by the gap.
    @Test func edgesBehindTheSeamMove() {
        let grown = AxisAlignment(old: 10, new: 14).parted(at: 6)
        #expect(grown.gap == 6..<10)
        #expect([0, 5, 6, 7, 10].map { grown.place(ofOldEdge: $0) } == [0, 5, 6, 11, 14])
        #expect([0, 6, 9, 14].map { grown.place(ofNewEdge: $0) } == [0, 6, 9, 14])
        #expect((0..<14).map { grown.oldIndex(at: $0) } == [0, 1, 2, 3, 4, 5, nil, nil, nil, nil, 6, 7, 8, 9])
        #expect((0..<14).map { grown.newIndex(at: $0) } == Array(0..<14))
        let shrunk = AxisAlignment(old: 14, new: 10).parted(at: 6)
        #expect([0, 6, 7, 10].map { shrunk.place(ofNewEdge: $0) } == [0, 6, 11, 14])
        #expect((0..<14).map { shrunk.newIndex(at: $0) } == (0..<14).map { grown.oldIndex(at: $0) })
        let same = AxisAlignment(old: 5, new: 5)
        #expect(same.gap.isEmpty && same.place(ofOldEdge: 5) == 5 && same.oldIndex(at: 4) == 4)
    }
}
