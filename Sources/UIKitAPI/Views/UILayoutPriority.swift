/// How much a constraint counts, from 1 to 1000, which is required. UIKit's values.
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

    /// It has to be met.
    public static let required = UILayoutPriority(1000)
    /// How much a button resists shrinking.
    public static let defaultHigh = UILayoutPriority(750)
    /// Where a drag makes a scene resize.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// How much a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// Where a drag does not make a scene resize.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// How much a button keeps from growing.
    public static let defaultLow = UILayoutPriority(250)
    /// How much a fitting size counts.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether the first one counts less.
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
