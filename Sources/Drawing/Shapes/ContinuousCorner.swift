import Foundation

/// The three curves of one corner, from the end of the side before it to the start of the side after it, for a radius
/// of 1. Each point says how far it lies along either side, measured from the corner of the rectangle:
/// `along.x` on the side before, `along.y` on the side after.
///
/// Apple's continuous corner leaves its side 1.528665 radii before the corner. A side shorter than twice that has not
/// enough room; then the part of the corner next to that side turns into a quarter circle by as much as room is
/// missing, so that a pill ends in true half circles.
struct ContinuousCorner {
    /// The start, then two handles and an end for each curve.
    let points: [CGPoint]

    /// How far from the corner the curve begins, in radii ("Apple, UIBezierPath(roundedRect:cornerRadius:)", as read
    /// off its control points by PaintCode, 2013).
    static let reach = 1.52866483

    /// - Parameters:
    ///   - roomBefore: half the length of the side before the corner, in radii; at least 1.
    ///   - roomAfter: the same of the side after it.
    init(roomBefore: Double, roomAfter: Double) {
        let before = Self.smoothness(room: roomBefore)
        let after = Self.smoothness(room: roomAfter)
        let half = Self.continuous.count / 2
        points = zip(Self.continuous, Self.circular).enumerated().map { index, pair in
            let smoothness = index < half ? before : after
            let (smooth, round) = pair
            return CGPoint(
                x: round.x + (smooth.x - round.x) * smoothness, y: round.y + (smooth.y - round.y) * smoothness)
        }
    }

    private static func smoothness(room: Double) -> Double { min(max((room - 1) / (reach - 1), 0), 1) }

    /// Apple's control points, from the same source as ``reach``.
    private static let continuous = mirrored([
        CGPoint(x: reach, y: 0),
        CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0), CGPoint(x: 0.63149379, y: 0.07491139),
        CGPoint(x: 0.37282383, y: 0.16905956),
    ])

    /// A quarter circle cut where Apple's corner is cut: at 0.63149379 along the side, 21.62 degrees into the turn.
    private static let circular: [CGPoint] = {
        let x = 0.63149379
        let sine = 1 - x
        let cosine = (1 - sine * sine).squareRoot()
        // Handles of an arc of angle t reach 4/3 tan(t/4): with t from the half-angle formulas, so that only square
        // roots are used, which every machine rounds alike.
        let first = handle(sine: sine, cosine: cosine)
        let second = handle(sine: cosine * cosine - sine * sine, cosine: 2 * sine * cosine)
        return mirrored([
            CGPoint(x: 1, y: 0),
            CGPoint(x: 1 - first, y: 0),
            CGPoint(x: x + first * cosine, y: 1 - cosine - first * sine), CGPoint(x: x, y: 1 - cosine),
            CGPoint(x: x - second * cosine, y: 1 - cosine + second * sine),
        ])
    }()

    private static func handle(sine: Double, cosine: Double) -> Double {
        let halfTangent = sine / (1 + cosine)
        let quarterTangent = halfTangent / (1 + (1 + halfTangent * halfTangent).squareRoot())
        return 4.0 / 3 * quarterTangent
    }

    /// The whole corner from its first half: the second is the first with the sides exchanged.
    private static func mirrored(_ half: [CGPoint]) -> [CGPoint] {
        half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }
}
