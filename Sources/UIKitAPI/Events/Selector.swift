/// The name of a method. Objective-C's structure of this name, which Swift on Linux lacks: it is kept, and nothing is
/// called by it.
///
/// ```swift
/// let button = UIButton(type: .system)
/// button.addTarget(nil, action: Selector("vote"), for: .touchUpInside)
/// ```
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let description: String

    /// Makes a selector of a method's name.
    public init(_ str: String) { description = str }

    /// Makes a selector of a method's name.
    public init(stringLiteral value: String) { description = value }
}
