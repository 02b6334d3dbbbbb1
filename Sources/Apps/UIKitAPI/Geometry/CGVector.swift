import Foundation

/// A vector, in points. Core Graphics' structure of this name, which Foundation on Linux does not have.
///
/// ```swift
/// let shift = CGVector(dx: 0, dy: 4)
/// ```
public struct CGVector: Hashable, Sendable {
    /// The lengths along both axes, in points.
    public var dx, dy: CGFloat

    /// The vector of length 0.
    public static let zero = CGVector()

    /// Makes a vector in points.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }
}
