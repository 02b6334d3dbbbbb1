import TestSupport

@testable import Drawing

extension Bitmap {
    /// Makes a bitmap of straight colours, pixel by pixel.
    init(width: Int, height: Int, color: (_ x: Int, _ y: Int) -> Color) {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let color = Premultiplication.premultiplied(color(x, y))
                pixels += [color.red, color.green, color.blue, color.alpha]
            }
        }
        self.init(width: width, height: height, pixels: pixels)
    }

    /// The stored red, green, blue and alpha of a pixel.
    subscript(x: Int, y: Int) -> [UInt8] { Array(pixels[((y * width + x) * 4)..<((y * width + x) * 4 + 4)]) }

    /// The sum of alpha over all pixels, in pixels.
    var area: Double { stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + Double(pixels[$1]) } / 255 }

    static func noise(width: Int, height: Int, seed: UInt64, isOpaque: Bool) -> Bitmap {
        var generator = SeededGenerator(seed: seed)
        return Bitmap(width: width, height: height) { _, _ in
            let bits = generator.next()
            return Color(
                red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
                blue: UInt8(truncatingIfNeeded: bits >> 16),
                alpha: isOpaque ? 255 : UInt8(truncatingIfNeeded: bits >> 24))
        }
    }
}
