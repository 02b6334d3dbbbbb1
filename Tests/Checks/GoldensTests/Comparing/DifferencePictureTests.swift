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

    /// What came is blue and what is gone orange, whether a letter or a large area.
    @Test(arguments: ChangedPictures.all) func whatCameAndWhatIsGoneHaveTheirColours(_ pictures: ChangedPictures) {
        let picture = Self.difference(pictures)
        #expect(pictures.new.contains(Self.count(DifferencePicture.now, in: picture)))
        #expect(pictures.gone.contains(Self.count(DifferencePicture.was, in: picture)))
    }
}
