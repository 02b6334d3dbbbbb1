import Foundation

/// The pixel grid of a display; lengths are in points.
///
/// Elements do not round. Sizes are rounded outward once, at the balloon's edge, with this grid, so that a layout does
/// not depend on its nesting.
package struct PixelGrid: Hashable, Sendable {
    /// Pixels to a point.
    package let scale: Int

    /// How far, in pixels, a length may exceed a grid line and still count as on it. It absorbs rounding errors of
    /// sums such as 1/3 + 1/3, and is less than the tolerance of `Paragraph` when a text is offered the rounded width.
    static let tolerance: CGFloat = 1e-8

    /// The grid of a display.
    /// - Precondition: `scale >= 1`.
    package init(scale: Int) {
        precondition(scale >= 1, "a display has at least one pixel to a point")
        self.scale = scale
    }

    /// The grid of a viewer's display.
    package init(_ traits: TraitCollection) {
        self.init(scale: traits.pixelsPerPoint)
    }

    /// The side of a pixel, in points.
    package var pixel: CGFloat { 1 / CGFloat(scale) }

    /// The smallest whole number of pixels that contains a length; lengths in points.
    package func roundedOutward(_ length: CGFloat) -> CGFloat {
        // Adding zero converts negative zero to zero.
        (length * CGFloat(scale) - Self.tolerance).rounded(.up) / CGFloat(scale) + 0
    }

    /// The size rounded outward in both dimensions, in points.
    package func roundedOutward(_ size: CGSize) -> CGSize {
        CGSize(width: roundedOutward(size.width), height: roundedOutward(size.height))
    }

    /// The smallest rectangle of whole pixels that contains another, in points.
    package func roundedOutward(_ rect: CGRect) -> CGRect {
        let (left, top) = (roundedDown(rect.minX), roundedDown(rect.minY))
        return CGRect(
            x: left, y: top, width: roundedOutward(rect.maxX) - left, height: roundedOutward(rect.maxY) - top)
    }

    /// The largest whole number of pixels that a length contains; lengths in points.
    package func roundedDown(_ length: CGFloat) -> CGFloat {
        (length * CGFloat(scale) + Self.tolerance).rounded(.down) / CGFloat(scale)
    }

    /// The whole number of pixels nearest to a length, halves away from zero; lengths in points.
    package func roundedToNearest(_ length: CGFloat) -> CGFloat {
        (length * CGFloat(scale)).rounded() / CGFloat(scale)
    }
}
