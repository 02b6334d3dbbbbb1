import Drawing
import Foundation

/// A picture in greys on which tests paint. It is white at first, and has 3 pixels per point: 840 pixels are the 280
/// points of a balloon.
package struct PaintedPicture {
    package let width, height: Int
    private var greys: [UInt8]

    package init(width: Int, height: Int, grey: UInt8 = 255) {
        self.width = width
        self.height = height
        greys = [UInt8](repeating: grey, count: width * height)
    }

    /// The picture with a filled rectangle of pixels.
    package func filled(_ columns: Range<Int>, _ rows: Range<Int>, grey: UInt8) -> PaintedPicture {
        var filled = self
        for row in rows {
            for column in columns { filled.greys[row * width + column] = grey }
        }
        return filled
    }

    package var picture: Picture {
        Picture(
            bitmap: Bitmap(width: width, height: height, pixels: greys.flatMap { [$0, $0, $0, 255] }), scale: 3)
    }
}
