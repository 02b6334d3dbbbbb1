import Drawing
import Foundation

/// The part of a ring that begins at its top and goes clockwise, with round ends; the whole ring has no ends.
struct RingArc {
    /// The share of the ring, from 0 to 1.
    let share: Double

    /// The outline in the circle that touches a square's edges. The non-zero rule fills it.
    func elements(in square: CGRect, thickness: CGFloat) -> [PathElement] {
        let center = CGPoint(x: square.midX, y: square.midY)
        let outer = square.width / 2
        let inner = outer - thickness
        let (start, end) = (-CGFloat.pi / 2, -CGFloat.pi / 2 + 2 * .pi * share)
        guard share < 1 else {
            return [.move(center.moved(outer, at: start))] + curves(center, outer, from: start, to: end) + [.close]
                + [.move(center.moved(inner, at: start))] + curves(center, inner, from: end, to: start) + [.close]
        }
        let middle = (outer + inner) / 2
        return [.move(center.moved(outer, at: start))] + curves(center, outer, from: start, to: end)
            + curves(center.moved(middle, at: end), thickness / 2, from: end, to: end + .pi)
            + curves(center, inner, from: end, to: start)
            + curves(center.moved(middle, at: start), thickness / 2, from: start + .pi, to: start + 2 * .pi) + [.close]
    }

    /// A part of a circle between two angles, in curves of at most a quarter circle each.
    private func curves(
        _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat
    ) -> [PathElement] {
        let count = max(1, Int((abs(end - start) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = (end - start) / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4) * radius
        return (0..<count).map { index in
            let (first, last) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
            return .cubic(
                center.moved(radius, at: first).moved(handle, at: first + .pi / 2),
                center.moved(radius, at: last).moved(-handle, at: last + .pi / 2), center.moved(radius, at: last))
        }
    }
}

extension CGPoint {
    /// The point at a distance in a direction; angles grow clockwise from the right.
    fileprivate func moved(_ distance: CGFloat, at angle: CGFloat) -> CGPoint {
        CGPoint(x: Self.rounded(x + distance * cos(angle)), y: Self.rounded(y + distance * sin(angle)))
    }

    /// Rounded to 1/1024 of a point, because systems differ in the last bit of a sine.
    private static func rounded(_ length: CGFloat) -> CGFloat {
        let parts = (length * 1024).rounded()
        return parts / 1024
    }
}
