import Foundation

extension CGRect {
    /// Whether the insides of both rectangles overlap, as for `CGRectIntersectsRect`. Foundation on Linux also returns
    /// true for rectangles that only touch.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
