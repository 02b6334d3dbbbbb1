import Drawing
import Foundation

/// Where a placed picture hides what is behind it.
struct PictureOpacity {
    private let picture: Picture
    private let bitmap: Bitmap
    /// The box of the whole picture, in points.
    let extent: CGRect

    init(_ picture: Picture, extent: CGRect) {
        self.picture = picture
        bitmap = picture.bitmap
        self.extent = extent
    }

    /// Whether the pixel at a point hides what is behind it.
    func isOpaque(_ point: CGPoint) -> Bool { bitmap.pixels[index(point) + 3] >= Bitmap.hidingAlpha }

    /// The box of the opaque pixels, in points; nil where there are none.
    var opaqueFrame: CGRect? {
        guard let (columns, rows) = picture.opaqueBox else { return nil }
        let (unitX, unitY) = (extent.width / CGFloat(bitmap.width), extent.height / CGFloat(bitmap.height))
        return CGRect(
            x: extent.minX + CGFloat(columns.lowerBound) * unitX, y: extent.minY + CGFloat(rows.lowerBound) * unitY,
            width: CGFloat(columns.count) * unitX, height: CGFloat(rows.count) * unitY)
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
