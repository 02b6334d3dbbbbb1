/// The name of a method. Objective-C's structure of this name, which Swift on Linux lacks. A class that calls its
/// methods by name does so, see ``MethodsByName``; for any other the name is kept and nothing is called.
///
/// ```swift
/// let button = UIButton(type: .system)
/// button.addTarget(nil, action: Selector("vote"), for: .touchUpInside)
/// ```
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let description: String

    /// Makes a selector from a method's name.
    public init(_ str: String) { description = str }

    /// Makes a selector from a method's name.
    public init(stringLiteral value: String) { description = value }

    /// Calls the method of an object.
    /// - Returns: whether the object has it.
    @MainActor @discardableResult func call(on object: Any?, with arguments: [Any]) -> Bool {
        (object as? any MethodsByName)?.call(methodNamed: description, with: arguments) ?? false
    }
}
