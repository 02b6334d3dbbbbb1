import Drawing
import Testing

@testable import Goldens

/// How bright pixels are to the eye.
struct PictureBrightnessTests {
    private static func brightness(_ pixel: [UInt8], isDark: Bool = false) -> Int {
        let picture = PaintedBitmap(width: 1, height: 1, ground: pixel).bitmap
        return Int(
            PictureBrightness(of: picture, isDark: isDark, width: 1, height: 1, column: { $0 }, row: { $0 })[0])
    }

    /// Rec. 601: 0.299 of red, 0.587 of green, 0.114 of blue.
    @Test(
        arguments: [
            ([255, 0, 0, 255], 76), ([0, 255, 0, 255], 150), ([0, 0, 255, 255], 29), ([255, 255, 255, 255], 255),
            ([0, 0, 0, 255], 0), ([255, 255, 0, 255], 226), ([100, 100, 100, 255], 100),
        ] as [([UInt8], Int)])
    func eachColourHasItsShare(_ pixel: [UInt8], _ brightness: Int) {
        for isDark in [false, true] { #expect(abs(Self.brightness(pixel, isDark: isDark) - brightness) <= 2) }
    }

    /// What is missing of a pixel is white, or black in the dark.
    @Test(
        arguments: [([0, 0, 0, 0], 255, 0), ([0, 0, 0, 128], 127, 0), ([128, 128, 128, 128], 255, 128)]
            as [([UInt8], Int, Int)])
    func whatIsTransparentShowsTheGround(_ pixel: [UInt8], _ light: Int, _ dark: Int) {
        #expect(abs(Self.brightness(pixel) - light) <= 1 && abs(Self.brightness(pixel, isDark: true) - dark) <= 1)
    }

    @Test(
        arguments: [([1, 2, 3], 2), ([1, 2, 3, 4], 3), ([9, 9, 9, 200, 250], 9), ([0], 0), ([255, 255, 0], 255)]
            as [([UInt8], UInt8)])
    func halfOfThePixelsAreAtLeastTheMedian(_ values: [UInt8], _ median: UInt8) {
        var counts = BrightnessCounts()
        #expect(counts.median == nil)
        for value in values { counts.add(value) }
        #expect(counts.median == median)
    }

    /// Where the picture has no column or no row, it is as transparent.
    @Test(arguments: [(false, 255), (true, 0)] as [(Bool, UInt8)])
    func aPlaceWithoutAPixelShowsTheGround(_ isDark: Bool, _ ground: UInt8) {
        let red = PaintedBitmap(width: 1, height: 1, ground: [255, 0, 0, 255]).bitmap
        let brightness = PictureBrightness(
            of: red, isDark: isDark, width: 2, height: 2, column: { $0 == 0 ? 0 : nil }, row: { $0 == 0 ? 0 : nil })
        #expect((1...3).map { brightness[$0] } == [ground, ground, ground] && abs(Int(brightness[0]) - 76) <= 2)
    }
}
