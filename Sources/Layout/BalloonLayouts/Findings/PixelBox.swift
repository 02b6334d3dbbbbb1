import Drawing
import Foundation

/// The pixels that are completely inside a box, in a bitmap with one pixel per point. A pixel at the edge belongs to
/// the neighbouring box.
struct PixelBox {
    let columns: Range<Int>
    let rows: Range<Int>

    /// Nil for a box without such pixels.
    init?(_ box: CGRect, in bitmap: Bitmap) {
        func range(_ low: CGFloat, _ high: CGFloat, limit: Int) -> Range<Int>? {
            guard low.isFinite, high.isFinite else { return nil }
            let first = max(0, Int(min(max(low, 0), CGFloat(limit)).rounded(.up)))
            let end = Int(min(max(high, 0), CGFloat(limit)).rounded(.down))
            return first < end ? first..<end : nil
        }
        guard let columns = range(box.minX, box.maxX, limit: bitmap.width),
            let rows = range(box.minY, box.maxY, limit: bitmap.height)
        else { return nil }
        (self.columns, self.rows) = (columns, rows)
    }
}
