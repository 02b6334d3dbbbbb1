import Foundation

/// The pixels that are completely inside a box, on a canvas with one pixel per point. A pixel at the edge belongs to
/// the neighbouring box.
struct PixelBox {
    let columns: Range<Int>
    let rows: Range<Int>

    /// Nil for a box without such pixels.
    /// - Parameters:
    ///   - width, height: the size of the canvas, in points.
    init?(_ box: CGRect, width: CGFloat, height: CGFloat) {
        func range(_ low: CGFloat, _ high: CGFloat, limit: Int) -> Range<Int>? {
            guard low.isFinite, high.isFinite else { return nil }
            let first = max(0, Int(min(max(low, 0), CGFloat(limit)).rounded(.up)))
            let end = Int(min(max(high, 0), CGFloat(limit)).rounded(.down))
            return first < end ? first..<end : nil
        }
        // A canvas has whole pixels, and there is none as large as the largest whole number.
        let (across, down) = (Int(min(width.rounded(.up), 1e6)), Int(min(height.rounded(.up), 1e6)))
        guard let columns = range(box.minX, box.maxX, limit: across),
            let rows = range(box.minY, box.maxY, limit: down)
        else { return nil }
        (self.columns, self.rows) = (columns, rows)
    }
}
