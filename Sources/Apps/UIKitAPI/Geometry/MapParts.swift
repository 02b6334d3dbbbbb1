import Foundation

/// The parts of a transform: a scaling along both axes, followed by a rotation. Mirroring and shearing are ignored.
struct MapParts {
    let across, down: CGFloat
    /// The angle of the rotation, clockwise.
    let degrees: Double
    /// Whether the transform mirrors.
    let isMirrored: Bool

    /// Nil for a transform whose image has no area.
    init?(_ map: CGAffineTransform) {
        isMirrored = map.a * map.d - map.b * map.c < 0
        guard map.b != 0 || map.c != 0 || map.a <= 0 || map.d <= 0 else {
            (across, down, degrees) = (map.a, map.d, 0)
            return
        }
        across = (map.a * map.a + map.b * map.b).squareRoot()
        down = (map.c * map.c + map.d * map.d).squareRoot()
        guard across > 0, down > 0, across.isFinite, down.isFinite else { return nil }
        // There are two ways to describe a mirrored transform. The one with the smaller angle is taken, so that a flip
        // alone has no rotation.
        let sign: CGFloat = isMirrored && map.a < 0 ? -1 : 1
        // The last bits of a library's arc tangent can differ between machines.
        degrees = (atan2(map.b * sign, map.a * sign) * 180 / .pi * 1e9).rounded() / 1e9
    }
}
