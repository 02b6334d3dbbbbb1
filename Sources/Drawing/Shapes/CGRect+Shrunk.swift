import Foundation

extension CGRect {
    /// The rectangle with its sides moved inward, outward for negative lengths; at most to its centre, where it is
    /// empty.
    ///
    /// Foundation's `insetBy` returns the null rectangle beyond that, whose origin is infinite.
    package func shrunk(x: CGFloat, y: CGFloat) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        let (x, y) = (min(x, width / 2), min(y, height / 2))
        return CGRect(
            x: minX + x, y: minY + y, width: max(0, width - 2 * x), height: max(0, height - 2 * y))
    }
}
