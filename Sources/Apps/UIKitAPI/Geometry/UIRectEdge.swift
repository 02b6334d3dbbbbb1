/// Edges of a rectangle. UIKit's raw values.
///
/// ```swift
/// let sides: UIRectEdge = [.left, .right]
/// ```
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt

    /// Makes edges from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
