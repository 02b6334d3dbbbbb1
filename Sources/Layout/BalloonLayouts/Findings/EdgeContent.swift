import Drawing
import Foundation

/// Checks whether something is drawn in the strip at the left or right of a picture, which the balloon's shape crops
/// ("Apple, MSMessageTemplateLayout.image").
///
/// The check is exact, and so it is limited to plain backgrounds: the pixels at the edge of the picture all have one
/// colour, and a column of pixels in the strip has several. A picture with anything else at its edge, such as a
/// photograph, a horizon or a gradient, continues beyond the edge and may be cropped there.
struct EdgeContent {
    let bitmap: Bitmap
    /// The box of the whole picture, in points.
    let extent: CGRect
    /// The visible part of the picture, in points.
    let visible: CGRect

    /// The width in points at which all viewers' pictures are judged: that of a template in a 402-point transcript. Whether
    /// a picture is good does not depend on who sees it.
    private static let commonWidth: CGFloat = 280

    /// The sides at which something is drawn within a width, in points: "left", "right".
    /// - Complexity: O(pixels of the strips).
    func sides(within width: CGFloat) -> [String] {
        let columns = pixels(visible.minX - extent.minX, visible.maxX - extent.minX, of: extent.width, bitmap.width)
        let rows = pixels(visible.minY - extent.minY, visible.maxY - extent.minY, of: extent.height, bitmap.height)
        let count = min(Int(width * CGFloat(bitmap.width) / Self.commonWidth), columns.count / 2)
        return [("left", Array(columns.prefix(count))), ("right", columns.suffix(count).reversed())]
            .filter { isDrawn(in: $0.1, rows) }.map(\.0)
    }

    /// Whether something is drawn in columns of pixels, the first of which is at the edge.
    private func isDrawn(in columns: [Int], _ rows: Range<Int>) -> Bool {
        guard let edge = columns.first, isPlain(edge, rows) else { return false }
        return !columns.allSatisfy { isPlain($0, rows) }
    }

    /// Whether all pixels of a column have one colour.
    private func isPlain(_ column: Int, _ rows: Range<Int>) -> Bool {
        func pixel(_ row: Int) -> ArraySlice<UInt8> { bitmap.pixels[((row * bitmap.width + column) * 4)...].prefix(4) }
        return rows.dropFirst().allSatisfy { pixel($0).elementsEqual(pixel(rows.lowerBound)) }
    }

    /// The whole pixels between two places along a side.
    private func pixels(_ low: CGFloat, _ high: CGFloat, of length: CGFloat, _ count: Int) -> Range<Int> {
        guard length > 0 else { return 0..<0 }
        func pixel(_ place: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            Int(min(max(0, place / length * CGFloat(count)), CGFloat(count)).rounded(rule))
        }
        // Places that are computed differ from whole pixels by rounding errors.
        let (first, end) = (pixel(low - 1e-6, .up), pixel(high + 1e-6, .down))
        return first..<max(first, end)
    }
}
