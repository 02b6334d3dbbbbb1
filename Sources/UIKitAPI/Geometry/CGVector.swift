import Foundation

/// A direction with a length, in points. Core Graphics' structure of this name, which Foundation on Linux lacks.
///
/// ```swift
/// let shift = CGVector(dx: 0, dy: 4)
/// ```
public struct CGVector: Hashable, Sendable {
    /// The lengths along both axes.
    public var dx, dy: CGFloat

    /// No length.
    public static let zero = CGVector()

    /// Makes a direction in points.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }
}
