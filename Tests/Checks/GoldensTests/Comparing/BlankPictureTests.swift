import Drawing
import Testing

@testable import Goldens

@Test func blankPicturesAreTold() {
    #expect(BlankPicture(Bitmap(width: 0, height: 0, pixels: [])) == .empty)
    #expect(BlankPicture(Bitmap(width: 0, height: 9, pixels: [])) == .empty)
    #expect(BlankPicture(PaintedBitmap(width: 9, height: 5).bitmap) == .transparent)
    #expect(BlankPicture(PaintedBitmap(width: 1, height: 1).bitmap) == .transparent)
    #expect(BlankPicture(PaintedBitmap(width: 9, height: 5, ground: [255, 255, 255, 255]).bitmap) == .singleColor)
    #expect(BlankPicture(PaintedBitmap(width: 9, height: 5, ground: [10, 10, 10, 128]).bitmap) == .singleColor)
}

@Test func onePixelMakesAPicture() {
    var picture = PaintedBitmap(width: 9, height: 5, ground: [255, 255, 255, 255])
    picture[8, 4] = [255, 255, 254, 255]
    #expect(BlankPicture(picture.bitmap) == nil)
    #expect(BlankPicture(Rendering.sample().picture) == nil)
}

/// A balloon that shows as little as one without content; a picture of another form is another picture.
@Test func aBalloonWithoutContentIsTold() {
    var picture = PaintedBitmap(width: 4, height: 2, ground: [255, 255, 255, 255])
    picture[1, 1] = [0, 0, 0, 255]
    let balloon = picture.bitmap
    #expect(BlankPicture(balloon, empty: balloon) == .onlyBalloon)
    #expect(BlankPicture(balloon, empty: Bitmap(width: 2, height: 4, pixels: balloon.pixels)) == nil)
    picture[2, 1] = [0, 0, 0, 255]
    #expect(BlankPicture(picture.bitmap, empty: balloon) == nil)
}

/// What cannot be seen is alpha alone: black is a colour, however faint.
@Test(
    arguments: [
        ([0, 0, 0, 0], .transparent), ([0, 0, 0, 255], .singleColor), ([0, 0, 0, 1], .singleColor),
        ([255, 255, 255, 255], .singleColor), ([0, 7, 0, 255], .singleColor),
    ] as [([UInt8], BlankPicture)])
func aPictureOfOneColourIsToldByItsAlpha(_ pixel: [UInt8], _ blank: BlankPicture) {
    #expect(BlankPicture(PaintedBitmap(width: 3, height: 2, ground: pixel).bitmap) == blank)
}
