import Drawing
import Testing

@testable import Goldens

struct DifferencePictureTests {
    private static func difference(_ pictures: ChangedPictures) -> Bitmap {
        ComparedPictures(expected: pictures.was, actual: pictures.now).difference
    }

    private static func count(_ color: Color, in bitmap: Bitmap) -> Int {
        let painted = PaintedBitmap(bitmap)
        return (0..<bitmap.height).reduce(0) { sum, y in
            sum + (0..<bitmap.width).count { painted[$0, y] == [color.red, color.green, color.blue, 255] }
        }
    }

    /// What is equal is pale, of a light balloon and of a dark one.
    @Test(arguments: [false, true]) func whatIsEqualIsPale(isDark: Bool) {
        let (ground, letter) = isDark ? (UInt8(10), UInt8(240)) : (240, 10)
        func picture(_ place: Int) -> Bitmap {
            var pixels = [UInt8](repeating: 255, count: 40 * 20 * 4)
            for y in 0..<20 {
                for x in 0..<40 {
                    let isInk = (5..<9).contains(x) && (5..<15).contains(y) || (place..<place + 4).contains(x) && y < 9
                    for channel in 0..<3 { pixels[(y * 40 + x) * 4 + channel] = isInk ? letter : ground }
                }
            }
            return Bitmap(width: 40, height: 20, pixels: pixels)
        }
        let drawn = PaintedBitmap(ComparedPictures(expected: picture(20), actual: picture(28)).difference)
        // The ground is nearly white, the letter that stands in both is darker than it.
        #expect(drawn[2, 18][0] > 200)
        #expect(drawn[6, 10][0] < drawn[2, 18][0])
    }

    /// What came is blue and what is gone orange, whether a letter or a large area.
    @Test(arguments: ChangedPictures.all) func whatCameAndWhatIsGoneHaveTheirColours(_ pictures: ChangedPictures) {
        let picture = Self.difference(pictures)
        #expect(pictures.new.contains(Self.count(DifferencePicture.now, in: picture)))
        #expect(pictures.gone.contains(Self.count(DifferencePicture.was, in: picture)))
    }
}
