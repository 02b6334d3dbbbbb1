import Testing

@testable import Drawing

/// What makes two pictures equal, and what is asked about their pixels.
struct PictureTests {
    private let bitmap = Bitmap(width: 4, height: 2) { x, y in Color(red: UInt8(9 * x), green: UInt8(y), blue: 3) }

    private func picture(
        _ bitmap: Bitmap? = nil, scale: Double = 2, frames: Int = 3, duration: Double = 1.5,
        origin: Picture.Origin = .picture, side: Int? = 3
    ) -> Picture {
        var picture = Picture(
            bitmap: bitmap ?? self.bitmap, scale: scale, frameCount: frames, animationDuration: duration, origin: origin
        )
        picture.thumbnailSide = side
        return picture
    }

    @Test func everyPropertyMakesAnotherPicture() {
        let copy = Bitmap(width: 4, height: 2, pixels: bitmap.pixels.map { $0 })
        #expect(picture() == picture() && picture(copy) == picture())
        let others = [
            picture(Bitmap(width: 2, height: 4, pixels: bitmap.pixels)),
            picture(Bitmap(width: 4, height: 2) { _, _ in .white }),
            picture(scale: 3), picture(frames: 4), picture(duration: 1), picture(origin: .posterFrame),
            picture(origin: .waveform), picture(origin: .placeholder(reason: "a")), picture(side: nil),
            picture(side: 2),
        ]
        for other in others { #expect(other != picture() && other == other) }
        #expect(picture(origin: .placeholder(reason: "a")) != picture(origin: .placeholder(reason: "b")))
    }

    @Test func pixelsAreSharedWhereTheyAreTheSameMemory() {
        let picture = picture()
        #expect(picture.sharesPixels(with: picture.at(scale: 3)))
        let copy = Bitmap(width: 4, height: 2, pixels: bitmap.pixels.map { $0 })
        #expect(!picture.sharesPixels(with: Picture(bitmap: copy)))
    }

    /// The longer side has so many pixels, the other one its share, and one at least. A smaller picture stays.
    @Test(arguments: [
        (100, 50, 10, 10, 5), (50, 100, 10, 5, 10), (100, 3, 10, 10, 1), (10, 10, 9, 9, 9), (10, 7, 10, 10, 7),
        (10, 7, 11, 10, 7), (30, 20, 4, 4, 3), (8, 8, 0, 1, 1),
    ])
    func aThumbnailKeepsItsShape(_ width: Int, _ height: Int, _ side: Int, _ columns: Int, _ rows: Int) {
        let drawn = picture(Bitmap(width: width, height: height) { _, _ in .white }, side: side).drawnBitmap
        #expect([drawn.width, drawn.height] == [columns, rows] && drawn.isOpaque)
    }

    /// From half of 255 on a pixel hides more than it shows.
    @Test func whatHidesMoreThanItShows() throws {
        let spots = Bitmap(width: 5, height: 4) { x, y in
            let alpha: UInt8 = [x, y] == [1, 2] ? 128 : [x, y] == [3, 1] ? 255 : 127
            return Color(red: 0, green: 0, blue: 0, alpha: alpha)
        }
        let box = try #require(Picture(bitmap: spots).opaqueBox)
        #expect(box.columns == 1..<4 && box.rows == 1..<3 && !Picture(bitmap: spots).isOpaque)
        let whole = try #require(Picture(bitmap: bitmap).opaqueBox)
        #expect(whole.columns == 0..<4 && whole.rows == 0..<2 && Picture(bitmap: bitmap).isOpaque)
        #expect(Picture(bitmap: Bitmap(width: 2, height: 2) { _, _ in .clear }).opaqueBox == nil)
    }

    /// A copy at another scale, or as an animation, is the same in everything else.
    @Test(
        arguments: [.picture, .posterFrame, .waveform, .waveformOfBeginning(seconds: 9), .placeholder(reason: "a")]
            as [Picture.Origin])
    func aCopyKeepsEverythingElse(_ origin: Picture.Origin) {
        let original = picture(origin: origin)
        #expect(original.at(scale: 5) == picture(scale: 5, origin: origin))
        #expect(original.animated(frameCount: 7, duration: 2) == picture(frames: 7, duration: 2, origin: origin))
    }
}
