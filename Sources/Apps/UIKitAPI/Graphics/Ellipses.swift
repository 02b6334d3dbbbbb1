import Drawing
import Foundation

/// Circles, ellipses and arcs as curves.
enum Ellipses {
    /// An ellipse, clockwise on a screen, which starts at its right end.
    static func ellipse(in rect: CGRect) -> [PathElement] {
        let circle = arc(center: .zero, radius: 1, from: 0, sweep: 2 * .pi, isConnected: false) + [.close]
        return circle.mapped(
            by: CGAffineTransform(
                a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
    }

    /// A rectangle whose corners are quarters of an ellipse. The radii are at most half of the sides.
    static func roundedRectangle(_ rect: CGRect, width: CGFloat, height: CGFloat) -> [PathElement] {
        let (width, height) = (min(max(width, 0), rect.width / 2), min(max(height, 0), rect.height / 2))
        guard width > 0, height > 0 else { return RoundedRectangle.elements(rect, radius: 0, style: .circular) }
        // The corners are drawn as circles, and then scaled.
        let map = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: rect.minX, ty: rect.minY)
        let unit = CGRect(x: 0, y: 0, width: rect.width / width, height: rect.height / height)
        return RoundedRectangle.elements(unit, radius: 1, style: .circular).mapped(by: map)
    }

    /// An arc of a circle. Angles are in radians, clockwise on a screen.
    /// - Parameter isConnected: whether a line leads to its start, instead of a new subpath.
    static func arc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, sweep: CGFloat, isConnected: Bool
    ) -> [PathElement] {
        guard radius.isFinite, start.isFinite, sweep.isFinite else { return [] }
        // More than one full turn draws nothing new.
        let sweep = min(max(sweep, -2 * .pi), 2 * .pi)
        let map = CGAffineTransform(rotationAngle: start).concatenating(
            CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y))
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        // The control points of an arc of angle t have a distance of 4/3 tan(t/4).
        let quarter = CGAffineTransform(rotationAngle: step / 4)
        let reach = 4.0 / 3 * quarter.b / quarter.a
        let begin = CGPoint(x: 1, y: 0).applying(map)
        var elements: [PathElement] = [isConnected ? .line(begin) : .move(begin)]
        for index in 0..<count where sweep != 0 {
            let piece = CGAffineTransform(rotationAngle: step * CGFloat(index)).concatenating(map)
            let end = CGAffineTransform(rotationAngle: step)
            elements.append(
                PathElement.cubic(
                    CGPoint(x: 1, y: reach), CGPoint(x: end.a + reach * end.b, y: end.b - reach * end.a),
                    CGPoint(x: end.a, y: end.b)
                ).mapped { $0.applying(piece) })
        }
        return elements
    }

    /// The angle of an arc in its direction, at most one turn.
    static func sweep(from start: CGFloat, to end: CGFloat, isDecreasing: Bool) -> CGFloat {
        let difference = end - start
        let turn = 2 * CGFloat.pi
        if isDecreasing {
            if difference <= -turn { return -turn }
            return difference > 0 ? difference - turn * (difference / turn).rounded(.up) : difference
        }
        if difference >= turn { return turn }
        return difference < 0 ? difference + turn * (-difference / turn).rounded(.up) : difference
    }

    /// A line to the point where a circle of a radius touches the first side of a corner, and an arc to the point where
    /// it touches the second one.
    static func roundedCorner(
        from start: CGPoint, at corner: CGPoint, to end: CGPoint, radius: CGFloat
    ) -> [PathElement] {
        func direction(_ point: CGPoint) -> CGPoint? {
            let (x, y) = (point.x - corner.x, point.y - corner.y)
            let length = (x * x + y * y).squareRoot()
            return length > 0 ? CGPoint(x: x / length, y: y / length) : nil
        }
        guard let before = direction(start), let after = direction(end), radius > 0 else { return [.line(corner)] }
        let cosine = before.x * after.x + before.y * after.y
        let cross = before.x * after.y - before.y * after.x
        guard abs(cross) > 1e-9 else { return [.line(corner)] }
        // The tangent of half the angle between the sides.
        let tangent = abs(cross) / (1 + cosine)
        let distance = radius / tangent
        let first = CGPoint(x: corner.x + before.x * distance, y: corner.y + before.y * distance)
        let last = CGPoint(x: corner.x + after.x * distance, y: corner.y + after.y * distance)
        // The arc has the angle by which the corner turns: tan(t/4) with t = pi - angle.
        let half = 1 / tangent
        let quarter = half / (1 + (1 + half * half).squareRoot())
        let reach = 4.0 / 3 * quarter * radius
        return [
            .line(first),
            .cubic(
                CGPoint(x: first.x - before.x * reach, y: first.y - before.y * reach),
                CGPoint(x: last.x - after.x * reach, y: last.y - after.y * reach), last),
        ]
    }
}
