/// The priority of a constraint, from 1 to 1000, which is required. UIKit's values.
///
/// ```swift
/// let badge = UIView()
/// let width = badge.widthAnchor.constraint(equalToConstant: 24)
/// width.priority = .required - 1
/// width.isActive = true
/// ```
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
    /// The number.
    public var rawValue: Float

    /// Makes a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The constraint must be met.
    public static let required = UILayoutPriority(1000)
    /// The priority with which a button resists shrinking.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that resizes a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that does not resize a scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority with which a button resists growing.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of a fitting size.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether the first priority is smaller.
    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
    /// A priority that is larger by a number.
    public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }
    /// A priority that is smaller by a number.
    public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }
    /// Makes a priority larger.
    public static func += (a: inout UILayoutPriority, b: Float) { a.rawValue += b }
    /// Makes a priority smaller.
    public static func -= (a: inout UILayoutPriority, b: Float) { a.rawValue -= b }
}
