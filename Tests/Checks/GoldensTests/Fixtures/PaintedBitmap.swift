import Drawing
import Goldens
import TestSupport

/// A bitmap that a test paints pixel by pixel, in premultiplied RGBA.
struct PaintedBitmap {
    let width, height: Int
    private var pixels: [UInt8]

    init(width: Int, height: Int, ground: [UInt8] = [0, 0, 0, 0]) {
        self.width = width
        self.height = height
        pixels = [UInt8](pixel: ground, count: width * height)
    }

    init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        pixels = bitmap.pixels
    }

    subscript(x: Int, y: Int) -> [UInt8] {
        get { Array(pixels[(y * width + x) * 4..<(y * width + x) * 4 + 4]) }
        set { pixels.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 4, with: newValue) }
    }

    mutating func fill(x: Range<Int>, y: Range<Int>, _ pixel: [UInt8]) {
        for row in y { for column in x { self[column, row] = pixel } }
    }

    var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }
}

extension Rendering {
    /// A small balloon: a grey background, a caption of two lines of "text" and a hairline between caption and bar; 60
    /// × 40 points at 2x.
    static func sample(caption: String = "Dinner at noon") -> Rendering {
        var picture = PaintedBitmap(width: 120, height: 80, ground: [233, 233, 235, 255])
        // The places of the strokes follow from the letters, as those of glyphs do.
        for (index, letter) in caption.utf8.enumerated() {
            let x = 8 + (index % 7) * 12
            let y = index < 7 ? 10 : 34
            picture.fill(x: x..<x + 2, y: y..<y + 12, [0, 0, 0, 255])
            picture.fill(x: x..<x + 2 + Int(letter % 8), y: y + 4..<y + 6, [60, 60, 60, 255])
        }
        picture.fill(x: 0..<120, y: 60..<61, [198, 198, 200, 255])
        return Rendering(picture: picture.bitmap, layout: .sample(caption: caption), scale: 2)
    }
}
