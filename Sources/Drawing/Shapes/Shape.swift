import Foundation

/// An outline in points.
package enum Shape: Sendable, Hashable {
    case rectangle(CGRect)
    /// A rectangle with corners of one radius, clamped to half the shorter side.
    case rounded(CGRect, radius: CGFloat, style: CornerStyle)
    /// A line of a width inside the edge of such a rectangle.
    case border(CGRect, width: CGFloat, radius: CGFloat, style: CornerStyle)
    /// A balloon with its tail.
    case balloon(BalloonShape)
    /// Any outline, filled by the non-zero rule.
    case path([PathElement])
    /// Any outline, filled by the even-odd rule.
    case evenOdd([PathElement])
}

/// How a corner turns.
package enum CornerStyle: String, Sendable, Hashable {
    /// A quarter circle.
    case circular
    /// A curve whose curvature grows and falls smoothly, as iOS draws balloons.
    case continuous
}

/// One step of an outline.
package enum PathElement: Sendable, Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case close
}

extension Shape {
    /// The shape moved by points to the right and down.
    package func translated(x: CGFloat, y: CGFloat) -> Shape {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + x, y: point.y + y) }
        switch self {
        case .rectangle(let rect):
            return .rectangle(rect.offsetBy(dx: x, dy: y))
        case .rounded(let rect, let radius, let style):
            return .rounded(rect.offsetBy(dx: x, dy: y), radius: radius, style: style)
        case .border(let rect, let width, let radius, let style):
            return .border(rect.offsetBy(dx: x, dy: y), width: width, radius: radius, style: style)
        case .balloon(var balloon):
            balloon.body = balloon.body.offsetBy(dx: x, dy: y)
            return .balloon(balloon)
        case .path(let elements):
            return .path(elements.map { $0.mapped(moved) })
        case .evenOdd(let elements):
            return .evenOdd(elements.map { $0.mapped(moved) })
        }
    }
}

extension PathElement {
    /// The points of the step, with those of its handles.
    package var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .cubic(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }

    /// The step with its points changed by a function.
    package func mapped(_ change: (CGPoint) -> CGPoint) -> PathElement {
        switch self {
        case .move(let point): .move(change(point))
        case .line(let point): .line(change(point))
        case .cubic(let first, let second, let end): .cubic(change(first), change(second), change(end))
        case .close: .close
        }
    }
}

extension [PathElement] {
    /// A box that contains the outline: that of its points, including handles; null without any.
    package var boundingBox: CGRect {
        let points = flatMap(\.points)
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
            let bottom = points.map(\.y).max()
        else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGRect {
    /// The rectangle with its sides moved inward, outward for negative lengths; at most to its centre, where it is
    /// empty.
    ///
    /// Foundation's `insetBy` returns the null rectangle beyond that, whose origin is infinite.
    package func shrunk(x: CGFloat, y: CGFloat) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        let (x, y) = (min(x, width / 2), min(y, height / 2))
        return CGRect(
            x: minX + x, y: minY + y, width: max(0, width - 2 * x), height: max(0, height - 2 * y))
    }
}
