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
struct StrokeStyle: Hashable, Sendable {
    /// The width in points.
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    /// The maximum length of a mitre, as a multiple of the line width.
    var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps, alternating; empty for a line without gaps.
    var dashes: [CGFloat] = []
    /// The offset in the dashes at which the line begins.
    var dashPhase: CGFloat = 0
}
