import Foundation

/// A time in seconds. Core Foundation's name of it.
public typealias CFTimeInterval = Double

/// The time since the start of the machine, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// The time since the beginning of 2001, in seconds.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }

/// Runs a body. In Objective-C the objects that it no longer needs are released afterwards.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// The pace of an animation. Core Animation's class of this name.
///
/// ```swift
/// let slow = CAMediaTimingFunction(name: .easeInEaseOut)
/// ```
public final class CAMediaTimingFunction: NSObject, Sendable {
    /// Makes a pace with a name.
    public init(name: CAMediaTimingFunctionName) {}
    /// Makes a pace from a curve.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// The name of a pace. Core Animation's structure of this name.
///
/// ```swift
/// let name = CAMediaTimingFunctionName.easeIn
/// ```
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    /// Makes a name from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The pace is constant.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// The animation begins slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// The animation ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// The animation begins and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The pace of the system's own animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The values before and after an animation. Core Animation's structure of this name.
///
/// ```swift
/// let mode = CAMediaTimingFillMode.forwards
/// ```
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    /// Makes a mode from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The animation has no effect before and after it.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The last value stays after the animation.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value is used before the animation.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The first value is used before the animation, and the last one after it.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The type of a transition. Core Animation's structure of this name.
///
/// ```swift
/// let type = CATransitionType.push
/// ```
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    /// Makes a type from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The old state fades into the new one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new state moves over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new state pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old state moves away from the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition. Core Animation's structure of this name.
///
/// ```swift
/// let side = CATransitionSubtype.fromLeft
/// ```
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    /// Makes a direction from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The new state comes from the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The new state comes from the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The new state comes from the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The new state comes from the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
