import Drawing
import Foundation
import ViewLayout

/// The edges of a balloon, on which content is drawn out that reaches them.
///
/// The body covers whole pixels, the content that it holds ends where the size ends: without this a seam of the background
/// would show between them, and under the tail.
struct BalloonEdges {
    /// The body with the size that was laid out.
    private let content: CGRect
    /// The body as it is drawn, in whole pixels.
    let body: CGRect
    /// The body with its tail, in whole pixels: the tail's tip may cover a part of the last.
    let bounds: CGRect
    /// What an edge may lie inside the content's and still reach it, half a pixel: more is a margin.
    private let reach: CGFloat
    /// Up to this a rectangle is a hairline, which stays as thick as it is.
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

    /// A rectangle with each edge that reaches the content's moved out to the same edge of ``body`` or ``bounds``. What
    /// has no extent or lies outside stays as it is, and so does a hairline along its edge.
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
