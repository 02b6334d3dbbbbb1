import Drawing
import Foundation
import ViewLayout

/// The edges of a balloon, on which content is drawn out that reaches them.
///
/// The body covers whole pixels, the content that it holds ends where the size ends: without this a seam of the ground
/// would show between them, and under the tail.
struct BalloonEdges {
    /// The body with the size that was laid out.
    private let content: CGRect
    /// The body as it is drawn, in whole pixels.
    let body: CGRect
    /// The body with its tail.
    let bounds: CGRect
    /// What an edge may lie inside the content's and still reach it: what is nearer is drawn at the same pixel.
    private let reach: CGFloat

    /// The edges of a shape around a size that was laid out, in points.
    init(shape: BalloonShape, size: CGSize, on grid: PixelGrid) {
        let rounded = grid.roundedOutward(size)
        body = shape.body
        bounds = shape.bounds
        content = CGRect(
            x: body.minX, y: body.minY, width: body.width - (rounded.width - size.width),
            height: body.height - (rounded.height - size.height))
        reach = grid.pixel / 2
    }

    /// A rectangle with each edge that reaches the content's moved out to the same edge of ``body`` or ``bounds``. What
    /// has no extent or lies outside stays as it is.
    func drawnOut(_ rect: CGRect, to target: CGRect) -> CGRect {
        guard rect.width > 0, rect.height > 0, rect.minX < content.maxX, rect.maxX > content.minX,
            rect.minY < content.maxY, rect.maxY > content.minY
        else { return rect }
        let left = rect.minX < content.minX + reach ? min(rect.minX, target.minX) : rect.minX
        let top = rect.minY < content.minY + reach ? min(rect.minY, target.minY) : rect.minY
        let right = rect.maxX > content.maxX - reach ? max(rect.maxX, target.maxX) : rect.maxX
        let bottom = rect.maxY > content.maxY - reach ? max(rect.maxY, target.maxY) : rect.maxY
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
