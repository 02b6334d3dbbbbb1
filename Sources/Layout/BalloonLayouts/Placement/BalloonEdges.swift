import Drawing
import Foundation
import ViewLayout

/// The edges of a balloon's shape. Content that ends at the balloon's edges is extended to them when it is drawn.
///
/// The body covers whole pixels, but the content ends where the size ends. Without the extension, a seam of the
/// background would be visible between them, and under the tail.
struct BalloonEdges {
    /// The body in the size that was laid out.
    private let content: CGRect
    /// The body as it is drawn, in whole pixels.
    let body: CGRect
    /// The body with its tail, in whole pixels. The tip of the tail may cover only a part of the last pixel.
    let bounds: CGRect
    /// The maximum distance of an edge that counts as the content's edge, half a pixel; a larger distance is a margin.
    private let reach: CGFloat
    /// The maximum thickness of a hairline, which is not stretched.
    private let hairline: CGFloat

    /// The edges of a shape around a size that was laid out, in points.
    init(shape: BalloonShape, size: CGSize, on grid: PixelGrid) {
        let rounded = grid.roundedOutward(size)
        body = shape.body
        bounds = grid.roundedOutward(shape.bounds)
        content = CGRect(
            x: body.minX, y: body.minY, width: body.width - (rounded.width - size.width),
            height: body.height - (rounded.height - size.height))
        reach = grid.pixel / 2
        hairline = grid.pixel + 1e-6
    }

    /// Extends a rectangle: each edge at the content's edge is moved out to the same edge of ``body`` or ``bounds``.
    /// Rectangles that are empty or outside stay unchanged, and so does a hairline along the edge.
    func drawnOut(_ rect: CGRect, to target: CGRect) -> CGRect {
        guard rect.width > 0, rect.height > 0, rect.minX < content.maxX, rect.maxX > content.minX,
            rect.minY < content.maxY, rect.maxY > content.minY
        else { return rect }
        var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        if rect.width > hairline {
            if left < content.minX + reach { left = min(left, target.minX) }
            if right > content.maxX - reach { right = max(right, target.maxX) }
        }
        if rect.height > hairline {
            if top < content.minY + reach { top = min(top, target.minY) }
            if bottom > content.maxY - reach { bottom = max(bottom, target.maxY) }
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
