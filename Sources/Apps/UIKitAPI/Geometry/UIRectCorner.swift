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
