import Foundation

/// How a line ends. Core Graphics' raw values.
///
/// ```swift
/// let path = UIBezierPath()
/// path.lineCapStyle = .round
/// ```
public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

/// How a line turns. Core Graphics' raw values.
///
/// ```swift
/// let path = UIBezierPath()
/// path.lineJoinStyle = .bevel
/// ```
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}

/// How a line along an outline is drawn.
struct StrokeStyle: Hashable, Sendable {
    /// The width in points.
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    /// How many times its width the tip of a corner may be long.
    var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps in turn; empty for a line without gaps.
    var dashes: [CGFloat] = []
    /// Where in the dashes the line begins.
    var dashPhase: CGFloat = 0
}
