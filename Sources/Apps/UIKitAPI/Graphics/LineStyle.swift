import Foundation

/// The shape of the ends of lines. Core Graphics' raw values.
///
/// ```swift
/// let path = UIBezierPath()
/// path.lineCapStyle = .round
/// ```
public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

/// The shape of the corners of lines. Core Graphics' raw values.
///
/// ```swift
/// let path = UIBezierPath()
/// path.lineJoinStyle = .bevel
/// ```
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}

/// The style of a stroke.
package struct LineStyle: Hashable, Sendable {
    /// The width in points.
    package var width: CGFloat = 1
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    /// The maximum length of a mitre, as a multiple of the line width.
    package var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps, alternating; empty for a line without gaps.
    package var dashes: [CGFloat] = []
    /// The offset in the dashes at which the line begins.
    package var dashPhase: CGFloat = 0

    package init(
        width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dashes: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
        (self.dashes, self.dashPhase) = (dashes, dashPhase)
    }
}
