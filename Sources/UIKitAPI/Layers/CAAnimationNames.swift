import Foundation

/// A time in seconds. Core Foundation's name of it.
public typealias CFTimeInterval = Double

/// The time since the machine was started, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// The time since the beginning of 2001, in seconds.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }

/// Runs a body; Objective-C would free what is left over from it.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a thousandth of a second.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// How an animation begins and ends. Core Animation's class of this name.
///
/// ```swift
/// let slow = CAMediaTimingFunction(name: .easeInEaseOut)
/// ```
public final class CAMediaTimingFunction: NSObject, Sendable {
    /// Makes one of a name.
    public init(name: CAMediaTimingFunctionName) {}
    /// Makes one of a curve.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// How an animation begins and ends. Core Animation's structure of this name.
///
/// ```swift
/// let name = CAMediaTimingFunctionName.easeIn
/// ```
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    /// Makes one of Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Evenly.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// It begins slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// It ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Both.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// As the system has it.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What holds before and after an animation. Core Animation's structure of this name.
///
/// ```swift
/// let mode = CAMediaTimingFillMode.forwards
/// ```
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    /// Makes one of Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nothing of it.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its end, after it.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its beginning, before it.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// How one look becomes another. Core Animation's structure of this name.
///
/// ```swift
/// let type = CATransitionType.push
/// ```
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    /// Makes one of Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One fades into the other.
    public static let fade = CATransitionType(rawValue: "fade")
    /// It moves over the other.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// It pushes the other away.
    public static let push = CATransitionType(rawValue: "push")
    /// The other moves away.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From which side a look comes. Core Animation's structure of this name.
///
/// ```swift
/// let side = CATransitionSubtype.fromLeft
/// ```
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    /// Makes one of Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
