import Foundation

/// Tells whether something small is drawn in the strip at the left or right of a picture, which the balloon's shape
/// takes ("Apple, MSMessageTemplateLayout.image"). A heuristic: what begins and ends within the strip, such as a
/// letter, a logo's side or a frame's line; a ground that goes on, such as a sky or a hill, is meant to be cut.
enum EdgeContent {
    /// The distance between samples in points.
    private static let step: CGFloat = 2.0 / 3
    /// The least change of grey, of 255, that is an edge: a quarter, as words and logos stand out.
    private static let edge = 64.0
    /// The least height in points of what counts: lower is a speck.
    private static let leastHeight: CGFloat = 3

    /// Whether something stands in a strip, in points.
    static func isLikely(in strip: CGRect, of picture: PictureSampler) -> Bool {
        guard strip.width > step, strip.height > step else { return false }
        let rows = (0..<Int(strip.height / step)).count { row in
            let y = strip.minY + (CGFloat(row) + 0.5) * step
            return edgeCount(at: y, in: strip, of: picture) >= 2
        }
        return CGFloat(rows) * step >= leastHeight
    }

    private static func edgeCount(at y: CGFloat, in strip: CGRect, of picture: PictureSampler) -> Int {
        var count = 0
        var previous = picture.luma(CGPoint(x: strip.minX + step / 2, y: y))
        for sample in 1..<max(1, Int(strip.width / step)) {
            let luma = picture.luma(CGPoint(x: strip.minX + (CGFloat(sample) + 0.5) * step, y: y))
            if abs(luma - previous) > edge { count += 1 }
            previous = luma
        }
        return count
    }
}
