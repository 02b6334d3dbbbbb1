import Foundation

/// A time as a fraction of seconds. CoreMedia's structure of this name.
///
/// ```swift
/// let frame = CMTime(value: 1, timescale: 30)
/// let second = CMTimeGetSeconds(CMTimeAdd(frame, CMTime(seconds: 1, preferredTimescale: 30)))
/// ```
public struct CMTime: Hashable, Sendable {
    /// How many parts of a second.
    public var value: Int64
    /// How many parts a second has; none for a time that is not known.
    public var timescale: Int32

    /// Makes a time that is not known.
    public init() { (value, timescale) = (0, 0) }
    /// Makes a time of parts of a second.
    public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
    /// Makes a time, rounded to parts of a second.
    public init(seconds: Double, preferredTimescale: Int32) {
        (value, timescale) = (Int64((seconds * Double(preferredTimescale)).rounded()), preferredTimescale)
    }

    /// No time.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// A time that is not known.
    public static let invalid = CMTime()
    /// Whether the time is known.
    public var isValid: Bool { timescale != 0 }
    /// The time in seconds; not a number for one that is not known.
    public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }
}

extension CMTime: Comparable {
    /// Whether a time is shorter.
    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
    /// Both times.
    public static func + (left: CMTime, right: CMTime) -> CMTime { left.combined(with: right, +) }
    /// The time without another.
    public static func - (left: CMTime, right: CMTime) -> CMTime { left.combined(with: right, -) }

    private func combined(with other: CMTime, _ operation: (Int64, Int64) -> Int64) -> CMTime {
        guard isValid, other.isValid else { return .invalid }
        guard timescale != other.timescale else {
            return CMTime(value: operation(value, other.value), timescale: timescale)
        }
        return CMTime(
            value: operation(value * Int64(other.timescale), other.value * Int64(timescale)),
            timescale: timescale * other.timescale)
    }
}

/// No time, under the name that Swift 4 had.
public let kCMTimeZero = CMTime.zero

/// The time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Makes a time of parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Makes a time, rounded to parts of a second.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Both times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// A time without another.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Which of two times is shorter: -1 for the first, 1 for the second, 0 for neither.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    time1 < time2 ? -1 : time2 < time1 ? 1 : 0
}
