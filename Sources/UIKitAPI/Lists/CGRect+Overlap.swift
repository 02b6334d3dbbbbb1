import Foundation

extension CGRect {
    /// Whether both have a point inside in common, as `CGRectIntersectsRect` says; Foundation on Linux counts rectangles
    /// that only touch.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
