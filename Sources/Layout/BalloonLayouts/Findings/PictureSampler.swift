import Drawing
import Foundation

/// Samples the brightness of a picture as it is placed in a balloon.
struct PictureSampler {
    let bitmap: Bitmap
    /// The box of the whole picture, in points.
    let extent: CGRect
    /// The opaque colour behind the picture, which shows where it is transparent.
    let background: Color

    /// The grey value, 0 to 255, of the pixel at a point.
    func luma(_ point: CGPoint) -> Double {
        let (red, green, blue) = components(point)
        return 0.299 * red + 0.587 * green + 0.114 * blue
    }

    /// Whether the pixel at a point hides what is behind it.
    func isOpaque(_ point: CGPoint) -> Bool { bitmap.pixels[index(point) + 3] >= Self.opaque }

    /// The box of the opaque pixels, in points; nil where there are none.
    /// - Complexity: O(pixels).
    var opaqueFrame: CGRect? {
        var (left, top, right, bottom) = (bitmap.width, bitmap.height, -1, -1)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap.pixels[(y * bitmap.width + x) * 4 + 3] >= Self.opaque {
                (left, right) = (min(left, x), max(right, x))
                (top, bottom) = (min(top, y), y)
            }
        }
        guard right >= left else { return nil }
        let (unitX, unitY) = (extent.width / CGFloat(bitmap.width), extent.height / CGFloat(bitmap.height))
        return CGRect(
            x: extent.minX + CGFloat(left) * unitX, y: extent.minY + CGFloat(top) * unitY,
            width: CGFloat(right + 1 - left) * unitX, height: CGFloat(bottom + 1 - top) * unitY)
    }

    /// The minimum alpha of a pixel that hides more than it shows.
    private static let opaque: UInt8 = 128

    private func components(_ point: CGPoint) -> (Double, Double, Double) {
        let index = index(point)
        // The pixels are premultiplied.
        let rest = 1 - Double(bitmap.pixels[index + 3]) / 255
        return (
            Double(bitmap.pixels[index]) + rest * Double(background.red),
            Double(bitmap.pixels[index + 1]) + rest * Double(background.green),
            Double(bitmap.pixels[index + 2]) + rest * Double(background.blue)
        )
    }

    /// The index of the first byte of the pixel at a point.
    private func index(_ point: CGPoint) -> Int {
        let x = pixel(point.x, from: extent.minX, length: extent.width, count: bitmap.width)
        let y = pixel(point.y, from: extent.minY, length: extent.height, count: bitmap.height)
        return (y * bitmap.width + x) * 4
    }

    private func pixel(_ position: CGFloat, from start: CGFloat, length: CGFloat, count: Int) -> Int {
        guard length > 0 else { return 0 }
        return min(max(0, Int((position - start) / length * CGFloat(count))), count - 1)
    }
}
