import Foundation

/// The outline of a tail below a balloon, which replaces the body's bottom right corner.
///
/// The numbers were traced on a capture of one system, in points from the corner of the body: x to the right, y down
/// (facts 10.1.4, 10.1.5, 10.6.4).
struct TailOutline {
    /// From the side of the body through the rounded corner to the neck, around the tip, and back to the bottom: a
    /// first point, then two handles and an end for each curve.
    private let points: [CGPoint]
    /// The radius of the body's corners on the capture.
    private let radius: CGFloat
    /// The length of the tail below the body on the capture.
    private let length: CGFloat
    /// The points from the side to the neck, which grow with the body's radius.
    private static let cornerCount = 6
    /// The index of the neck, from which the tail hangs.
    private static let neck = cornerCount

    private init(radius: CGFloat, length: CGFloat, points: [(x: CGFloat, y: CGFloat)]) {
        self.radius = radius
        self.length = length
        self.points = points.map { CGPoint(x: $0.x, y: $0.y) }
    }

    /// iOS 26. The quarter circle round the tip is drawn between its two traced ends.
    static let phone = TailOutline(
        radius: 20.0107, length: 6.8,
        points: [
            (0, -19.20), (-0.44, -13.68), (-3.00, -8.24), (-7.46, -4.87),
            (-9.10, -3.55), (-10.60, -1.75), (-10.51, 0.46),
            (-10.77, 2.71), (-8.41, 4.09), (-8.32, 6.13),
            (-8.31, 6.45), (-8.63, 6.73), (-9.0, 6.70),
            (-14.0, 6.33), (-17.41, 1.54), (-22.0, 0),
        ])

    /// iOS 27: drawn through ten points of its two edges, each of which it misses by 0.8 point at most.
    static let longPhone = TailOutline(
        radius: 20, length: 7.3,
        points: [
            (0, -20), (0, -14.2), (-2.7, -8.6), (-7.3, -5.05),
            (-8.6, -4.0), (-9.9, -2.6), (-10.34, 0.21),
            (-10.7, 2.7), (-8.75, 4.0), (-8.28, 5.3),
            (-8.0, 6.2), (-8.5, 7.4), (-9.3, 7.3),
            (-11.0, 6.4), (-17.7, 1.0), (-21.7, 0),
        ])

    /// macOS 26: the phone's outline in a smaller size, with the neck, the length, the base and the height at which it
    /// leaves the side as measured there.
    static let mac = TailOutline(
        radius: 14.4, length: 4.85,
        points: [
            (0, -19.0), (-0.31, -9.71), (-2.13, -5.85), (-5.30, -3.46),
            (-6.46, -2.52), (-7.53, -1.24), (-7.46, 0.33),
            (-7.65, 1.93), (-5.97, 2.92), (-5.91, 4.37),
            (-5.90, 4.60), (-6.13, 4.80), (-6.39, 4.78),
            (-9.85, 4.52), (-12.0, 1.10), (-15.1, 0),
        ])

    /// The outline at the corner of a body, in the body's coordinates and units.
    /// - Parameters:
    ///   - radius: of the body's corners. The curve down to the neck grows and shrinks with it, so that it follows the
    ///     body's own corner and meets the tail without an angle; the tail below the neck becomes narrower below the radius
    ///     of the capture, and no wider above it (chosen: no other radius was captured).
    ///   - length: how far the tail hangs below the body.
    func points(radius: CGFloat, length: CGFloat, in body: CGRect) -> [CGPoint] {
        let corner = radius / self.radius
        let hang = length / self.length
        let tail = min(corner, hang)
        // The side above the tail ends where the corner above it begins, at the latest.
        let room = max(0, body.height - radius)
        let inward = points[Self.neck].x * (corner - tail)
        return points.enumerated().map { index, point in
            let isCorner = index < Self.cornerCount
            let y = point.y > 0 ? point.y * hang : max(point.y * (isCorner ? corner : tail), -room)
            return CGPoint(x: body.maxX + (isCorner ? point.x * corner : point.x * tail + inward), y: body.maxY + y)
        }
    }
}
