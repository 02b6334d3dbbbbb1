import Drawing
import Testing

private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    Array(bitmap.pixels[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 4])
}

@Test func picturesAreLaidOverTheBackground() {
    var canvas = SheetCanvas(width: 4, height: 3, background: Color(red: 200, green: 100, blue: 50))
    let picture = Bitmap(width: 3, height: 1, pixels: [1, 2, 3, 255, 0, 0, 0, 0, 64, 0, 0, 128])
    canvas.draw(picture, x: 1, y: 1)
    let sheet = canvas.bitmap
    #expect(pixel(sheet, 0, 1) == [200, 100, 50, 255])
    #expect(pixel(sheet, 1, 1) == [1, 2, 3, 255])
    #expect(pixel(sheet, 2, 1) == [200, 100, 50, 255])
    // Half cover: 64 + 200 * 127 / 255, 100 * 127 / 255, 50 * 127 / 255, all rounded.
    #expect(pixel(sheet, 3, 1) == [164, 50, 25, 255])
}

@Test func whatReachesBeyondIsLeftOut() {
    var canvas = SheetCanvas(width: 2, height: 2, background: .white)
    canvas.fill(x: -5, y: 1, width: 6, height: 9, .black)
    canvas.draw(Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: 255, count: 16)), x: 1, y: -1)
    canvas.draw(Bitmap(width: 1, height: 1, pixels: [9, 9, 9, 255]), x: 7, y: 7)
    canvas.fill(x: 3, y: 3, width: 2, height: 2, .black)
    let sheet = canvas.bitmap
    #expect(pixel(sheet, 0, 0) == [255, 255, 255, 255])
    #expect(pixel(sheet, 0, 1) == [0, 0, 0, 255])
    #expect(pixel(sheet, 1, 0) == [255, 255, 255, 255])
    #expect(pixel(sheet, 1, 1) == [255, 255, 255, 255])
}

/// Each pixel of a picture comes to lie where it belongs, on whichever side the picture extends beyond the canvas.
@Test(arguments: [(0, 0), (-1, 0), (0, -1), (2, 1), (-2, -2), (1, -2), (3, 3), (-3, 0), (0, 4)])
func eachPixelOfAPictureIsAtItsPlace(x: Int, y: Int) {
    for (width, height) in [(3, 3), (3, 1), (1, 3)] {
        let picture = Bitmap(width: width, height: height) { x, y in
            Color(red: UInt8(10 * x + 1), green: UInt8(10 * y + 1), blue: 0)
        }
        var canvas = SheetCanvas(width: 4, height: 4, background: .white)
        canvas.draw(picture, x: x, y: y)
        var filled = SheetCanvas(width: 4, height: 4, background: .white)
        filled.fill(x: x, y: y, width: width, height: height, .black)
        for row in 0..<4 {
            for column in 0..<4 {
                let isInside = (0..<width).contains(column - x) && (0..<height).contains(row - y)
                #expect(
                    canvas.bitmap[column, row] == (isInside ? picture[column - x, row - y] : [255, 255, 255, 255]))
                #expect(filled.bitmap[column, row] == (isInside ? [0, 0, 0, 255] : [255, 255, 255, 255]))
            }
        }
    }
}
