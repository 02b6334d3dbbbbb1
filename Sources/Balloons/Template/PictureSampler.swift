import Drawing
import Foundation

/// Reads the brightness of a picture as it lies in a balloon.
struct PictureSampler {
    let bitmap: Bitmap
    /// Where the whole picture lies, in points.
    let extent: CGRect
    /// The opaque colour behind the picture, which shows where it is transparent.
    let ground: Color

    /// The grey value, 0 to 255, of the pixel at a point.
    func luma(_ point: CGPoint) -> Double {
        let (red, green, blue) = components(point)
        return 0.299 * red + 0.587 * green + 0.114 * blue
    }

    /// The relative luminance, 0 to 1, of the pixel at a point ("WCAG 2.2, relative luminance").
    func luminance(_ point: CGPoint) -> Double {
        let (red, green, blue) = components(point)
        return 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    private func components(_ point: CGPoint) -> (Double, Double, Double) {
        let x = pixel(point.x, from: extent.minX, length: extent.width, count: bitmap.width)
        let y = pixel(point.y, from: extent.minY, length: extent.height, count: bitmap.height)
        let index = (y * bitmap.width + x) * 4
        // The pixels are premultiplied.
        let rest = 1 - Double(bitmap.pixels[index + 3]) / 255
        return (
            Double(bitmap.pixels[index]) + rest * Double(ground.red),
            Double(bitmap.pixels[index + 1]) + rest * Double(ground.green),
            Double(bitmap.pixels[index + 2]) + rest * Double(ground.blue)
        )
    }

    private func pixel(_ position: CGFloat, from start: CGFloat, length: CGFloat, count: Int) -> Int {
        guard length > 0 else { return 0 }
        return min(max(0, Int((position - start) / length * CGFloat(count))), count - 1)
    }

    private static func linear(_ component: Double) -> Double {
        let value = component / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
