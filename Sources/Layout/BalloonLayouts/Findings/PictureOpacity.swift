import Drawing
import Foundation

/// Where a placed picture hides what is behind it.
struct PictureOpacity {
    let bitmap: Bitmap
    /// The box of the whole picture, in points.
    let extent: CGRect

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
