import Foundation

/// The pixels of a canvas. The only place where points are converted to pixels, so that edges that meet in the layout meet
/// in the picture. Lengths that stay in points are rounded by `PixelGrid` in `ViewLayout`.
struct CanvasGrid {
    /// Pixels per point.
    let scale: Double

    /// The maximum distance from a half pixel, in pixels, of an edge that counts as being on it. Sums of thirds of a
    /// point have errors of about 1e-12; FreeType's grid is 1/64.
    static let tolerance = 1.0 / 1024
    /// The limit of coordinates in pixels: far outside every canvas, well inside FreeType's 26.6 numbers.
    static let farthest = 4.0 * Double(DrawingLimits.maximumCanvasSide)
    /// Steps per pixel at which glyphs are placed. More steps make no visible difference, and each step needs masks.
    static let glyphSteps = 4

    /// The number of pixels that hold a length, rounded outward.
    func outward(_ length: Double) -> Double { (length * scale - Self.tolerance).rounded(.up) }

    /// The pixel edge nearest to a coordinate in points; halves go to the right and down.
    func edge(_ coordinate: Double) -> Int { Int(nearest(held(coordinate * scale))) }

    /// A rectangle with its edges on the grid. A rectangle that has ink keeps at least one pixel each way, so that
    /// hairlines do not vanish.
    func snapped(_ rect: CGRect) -> PixelRect {
        let rect = rect.standardized
        var snapped = PixelRect(
            left: edge(rect.minX), top: edge(rect.minY), right: edge(rect.maxX), bottom: edge(rect.maxY))
        if rect.width > 0, snapped.width == 0 {
            snapped.left = Int((held(rect.minX * scale) + Self.tolerance).rounded(.down))
            snapped.right = snapped.left + 1
        }
        if rect.height > 0, snapped.height == 0 {
            snapped.top = Int((held(rect.minY * scale) + Self.tolerance).rounded(.down))
            snapped.bottom = snapped.top + 1
        }
        return snapped
    }

    /// The whole pixels of a line of a width in points: the nearest number, and at least one where it has ink.
    func lineWidth(_ width: Double) -> Int { width > 0 ? max(1, edge(width)) : 0 }

    /// The whole pixels that hold a rectangle.
    func outward(_ rect: CGRect) -> PixelRect {
        let rect = rect.standardized
        let (left, top) = (held(rect.minX * scale) + Self.tolerance, held(rect.minY * scale) + Self.tolerance)
        let (right, bottom) = (held(rect.maxX * scale) - Self.tolerance, held(rect.maxY * scale) - Self.tolerance)
        return PixelRect(around: CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }

    /// A length in points as quarters of a pixel, the nearest.
    func glyphStep(_ length: Double) -> Int { Int(nearest(held(length * scale) * Double(Self.glyphSteps))) }

    /// A point in pixels.
    func pixels(_ point: CGPoint) -> CGPoint { CGPoint(x: held(point.x * scale), y: held(point.y * scale)) }

    private func nearest(_ value: Double) -> Double { (value + 0.5 + Self.tolerance).rounded(.down) }

    private func held(_ value: Double) -> Double { min(max(value, -Self.farthest), Self.farthest) }
}
