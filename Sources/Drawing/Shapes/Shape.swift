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
