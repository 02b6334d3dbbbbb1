import Foundation

/// A map taken apart: a stretch along both axes, then a turn. A mirror is left out, and so is what shears.
struct MapParts {
    let across, down: CGFloat
    /// Clockwise.
    let degrees: Double
    /// Whether the map mirrors.
    let isMirrored: Bool

    /// Nil for a map that leaves nothing.
    init?(_ map: CGAffineTransform) {
        isMirrored = map.a * map.d - map.b * map.c < 0
        guard map.b != 0 || map.c != 0 || map.a <= 0 || map.d <= 0 else {
            (across, down, degrees) = (map.a, map.d, 0)
            return
        }
        across = (map.a * map.a + map.b * map.b).squareRoot()
        down = (map.c * map.c + map.d * map.d).squareRoot()
        guard across > 0, down > 0, across.isFinite, down.isFinite else { return nil }
        // Of the two ways to see a mirror, the one that turns less: what is only flipped is not turned.
        let sign: CGFloat = isMirrored && map.a < 0 ? -1 : 1
        // A library's arc tangent need not be the same to the last bit everywhere.
        degrees = (atan2(map.b * sign, map.a * sign) * 180 / .pi * 1e9).rounded() / 1e9
    }
}
