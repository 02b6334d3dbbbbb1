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

/// What can call its methods by their names, which Objective-C's runtime does on iOS. `balloon import` writes it into an
/// app's classes, for the methods that `#selector` and Interface Builder name; views and controllers have it.
///
/// ```swift
/// final class Clock: NSObject, MethodsByName {
///     var ticks = 0
///     func tick() { ticks += 1 }
///     func call(methodNamed name: String, with arguments: [Any]) -> Bool {
///         guard name == "tick" else { return false }
///         tick()
///         return true
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol MethodsByName: AnyObject {
    /// Calls a method.
    /// - Parameters:
    ///   - name: as `#selector` writes it, `vote(_:)`, or as Objective-C does, `vote:`.
    ///   - arguments: what the caller has to give; the method takes as many as it has parameters.
    /// - Returns: whether there is such a method.
    func call(methodNamed name: String, with arguments: [Any]) -> Bool
}

/// How what `balloon import` writes calls methods and fills outlets, whatever their types are.
///
/// ```swift
/// var title: UILabel?
/// let isFilled = MethodCall.set(&title, to: UILabel())
/// ```
public enum MethodCall {
    /// Calls a method with one parameter. The method is not called if the argument has another type.
    public static func run<A, R>(_ method: (A) -> R, with arguments: [Any]) -> Bool {
        guard let first = (arguments.first ?? Any?.none as Any) as? A else { return false }
        _ = method(first)
        return true
    }

    /// Calls a method with two parameters; nil for a missing argument.
    public static func run<A, B, R>(_ method: (A, B) -> R, with arguments: [Any]) -> Bool {
        guard let first = arguments.first as? A,
            let second = (arguments.count > 1 ? arguments[1] : Any?.none as Any) as? B
        else { return false }
        _ = method(first, second)
        return true
    }

    /// Sets an outlet.
    public static func set<Value>(_ property: inout Value, to object: Any) -> Bool {
        guard let value = object as? Value else { return false }
        property = value
        return true
    }

    /// Sets an optional outlet.
    public static func set<Value>(_ property: inout Value?, to object: Any) -> Bool {
        guard let value = object as? Value else { return false }
        property = value
        return true
    }

    /// Adds to a collection of outlets.
    public static func set<Value>(_ property: inout [Value]?, to object: Any) -> Bool {
        guard let value = object as? Value else { return false }
        property = (property ?? []) + [value]
        return true
    }

    /// Adds to a collection of outlets.
    public static func set<Value>(_ property: inout [Value], to object: Any) -> Bool {
        guard let value = object as? Value else { return false }
        property.append(value)
        return true
    }
}
