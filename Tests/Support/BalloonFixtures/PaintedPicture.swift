import Drawing
import Foundation
import ViewLayout

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

    /// White words on dark blue, 280 points wide. The top of the words is at the given height.
    package static func words(_ string: String, size: Double, y: CGFloat, height: CGFloat = 200) throws -> Picture {
        let bounds = CGRect(x: 0, y: 0, width: 280, height: height)
        let text = Text(string, font: .system(size: size), color: .literal(.white))
        let context = try context()
        let measurement = try text.measure(ProposedSize(width: 240, height: nil), in: context)
        let node = PlacedNode(
            kind: "picture", frame: bounds,
            content: .fill(.rectangle(bounds), Color(red: 20, green: 40, blue: 90)),
            children: [
                text.place(measurement, in: CGRect(x: 30, y: y, width: 240, height: 100), context: context)
            ])
        let bitmap = try Renderer().render(DisplayList(placed: node, size: bounds.size), scale: 3)
        return Picture(bitmap: bitmap, scale: 3)
    }
}
