import Drawing
import Testing

@testable import BalloonLayouts

@Suite struct MirroredPictureTests {
    /// Three by three pixels whose red is 10 a row and 1 a column.
    private var picture: Picture {
        let reds: [UInt8] = [0, 1, 2, 10, 11, 12, 20, 21, 22]
        let pixels = reds.flatMap { red -> [UInt8] in [red, 0, 0, 255] }
        return Picture(bitmap: Bitmap(width: 3, height: 3, pixels: pixels))
    }

    private func reds(_ picture: Picture) -> [UInt8] {
        stride(from: 0, to: picture.bitmap.pixels.count, by: 4).map { picture.bitmap.pixels[$0] }
    }

    @Test func theOutermostPixelsComeFirst() {
        #expect(reds(picture.mirroredRows(above: 1, count: 2)) == [20, 21, 22, 10, 11, 12])
        #expect(reds(picture.mirroredRows(below: 0, count: 2)) == [10, 11, 12, 0, 1, 2])
        #expect(reds(picture.mirroredColumns(before: 1, count: 2)) == [2, 1, 12, 11, 22, 21])
        #expect(reds(picture.mirroredColumns(behind: 0, count: 2)) == [1, 0, 11, 10, 21, 20])
    }

    @Test func thereIsAlwaysAtLeastAPixel() {
        for part in [-1, 0, 0.5, 1, 2] {
            #expect(picture.mirroredRows(above: part, count: 0).bitmap.height == 1)
            #expect(picture.mirroredRows(below: part, count: 0).bitmap.height == 1)
            #expect(picture.mirroredColumns(before: part, count: 9).bitmap.width >= 1)
            #expect(picture.mirroredColumns(behind: part, count: 9).bitmap.width >= 1)
        }
    }
}
