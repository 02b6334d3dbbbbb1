import Foundation

/// A rectangle with rounded corners as an outline.
package enum RoundedRectangle {
    /// How far the handles of a quarter circle reach, in radii: 4/3 (sqrt 2 - 1).
    package static let circularHandle = 0.5522847498307936

    /// The outline of a rectangle; `radius` is held to half its shorter side.
    package static func elements(_ rect: CGRect, radius: CGFloat, style: CornerStyle) -> [PathElement] {
        guard held(radius, in: rect) > 0 else { return rectangle(rect) }
        return joined(corners(rect, radius: radius, style: style))
    }

    /// The outline of a rectangle of which only some corners are round.
    /// - Parameter isRound: whether each corner is, clockwise from the top right.
    package static func elements(
        _ rect: CGRect, radius: CGFloat, style: CornerStyle, isRound: [Bool]
    ) -> [PathElement] {
        guard held(radius, in: rect) > 0 else { return rectangle(rect) }
        let square = [
            CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
        ]
        return joined(
            zip(zip(corners(rect, radius: radius, style: style), square), isRound).map { corner, isRound in
                isRound ? corner.0 : [corner.1]
            })
    }

    /// The outline of a line inside the edge of a rectangle: the edge, and the line's other side in the opposite
    /// direction.
    static func border(_ rect: CGRect, width: CGFloat, radius: CGFloat, style: CornerStyle) -> [PathElement] {
        guard width > 0 else { return [] }
        let outer = elements(rect, radius: radius, style: style)
        guard 2 * width < min(rect.width, rect.height) else { return outer }
        let inner = elements(
            rect.shrunk(x: width, y: width), radius: held(radius, in: rect) - width, style: style)
        func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: rect.minX + rect.maxX - point.x, y: point.y) }
        return outer + inner.map { $0.mapped(mirrored) }
    }

    /// The four corners clockwise from the top right, each as its first point followed by two handles and an end for
    /// every curve.
    static func corners(_ rect: CGRect, radius: CGFloat, style: CornerStyle) -> [[CGPoint]] {
        let radius = held(radius, in: rect)
        guard radius > 0 else { return [] }
        let horizontal = corner(roomBefore: rect.width / 2 / radius, roomAfter: rect.height / 2 / radius, style: style)
        let vertical = corner(roomBefore: rect.height / 2 / radius, roomAfter: rect.width / 2 / radius, style: style)

        // A corner is its place, the direction back along the side before it, and the direction onwards.
        typealias Turn = (corner: CGPoint, back: CGPoint, on: CGPoint, points: [CGPoint])
        let turns: [Turn] = [
            (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1), horizontal),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0), vertical),
            (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1), horizontal),
            (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0), vertical),
        ]
        return turns.map { turn in
            turn.points.map { point in
                CGPoint(
                    x: turn.corner.x + (turn.back.x * point.x + turn.on.x * point.y) * radius,
                    y: turn.corner.y + (turn.back.y * point.x + turn.on.y * point.y) * radius)
            }
        }
    }

    /// The outline that follows corners, with straight sides between them.
    static func joined(_ corners: [[CGPoint]]) -> [PathElement] {
        var elements: [PathElement] = []
        for points in corners {
            elements.append(elements.isEmpty ? .move(points[0]) : .line(points[0]))
            for start in stride(from: 1, to: points.count, by: 3) {
                elements.append(.cubic(points[start], points[start + 1], points[start + 2]))
            }
        }
        return elements + [.close]
    }

    /// The maximum distance from the corners at which the sides of a rounded rectangle begin to turn.
    static func reach(in rect: CGRect, radius: CGFloat, style: CornerStyle) -> CGFloat {
        let radius = held(radius, in: rect)
        switch style {
        case .circular: return radius
        case .continuous: return min(radius * ContinuousCorner.reach, max(rect.width, rect.height) / 2)
        }
    }

    static func held(_ radius: CGFloat, in rect: CGRect) -> CGFloat {
        min(max(radius, 0), min(rect.width, rect.height) / 2)
    }

    package static func rectangle(_ rect: CGRect) -> [PathElement] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    private static func corner(roomBefore: Double, roomAfter: Double, style: CornerStyle) -> [CGPoint] {
        switch style {
        case .circular:
            let handle = 1 - circularHandle
            return [CGPoint(x: 1, y: 0), CGPoint(x: handle, y: 0), CGPoint(x: 0, y: handle), CGPoint(x: 0, y: 1)]
        case .continuous:
            return ContinuousCorner(roomBefore: roomBefore, roomAfter: roomAfter).points
        }
    }
}
