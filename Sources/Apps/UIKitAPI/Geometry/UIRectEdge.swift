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

/// Corners of a rectangle. UIKit's raw values.
///
/// ```swift
/// let top: UIRectCorner = [.topLeft, .topRight]
/// ```
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt

    /// Makes corners from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the top left.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The corner at the top right.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The corner at the bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The corner at the bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Edges of a rectangle by the direction of the interface. UIKit's raw values.
///
/// ```swift
/// var looks = UIButton.Configuration.plain()
/// looks.imagePlacement = .trailing
/// ```
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt

    /// Makes edges from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The leading edge.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The trailing edge.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
