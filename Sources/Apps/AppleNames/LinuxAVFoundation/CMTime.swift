import Foundation

/// A time as a fraction of seconds. CoreMedia's structure of this name.
///
/// ```swift
/// let frame = CMTime(value: 1, timescale: 30)
/// let second = CMTimeGetSeconds(CMTimeAdd(frame, CMTime(seconds: 1, preferredTimescale: 30)))
/// ```
public struct CMTime: Sendable {
    /// How many parts of a second.
    public var value: Int64
    /// How many parts a second has; none for a time that is not known.
    public var timescale: Int32

    /// Makes a time that is not known.
    public init() { (value, timescale) = (0, 0) }
    /// Makes a time of parts of a second.
    public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
    /// Makes a time, rounded to parts of a second; one that is not known of what is no number of parts.
    public init(seconds: Double, preferredTimescale: Int32) {
        self.init()
        guard let parts = Int64(exactly: (seconds * Double(preferredTimescale)).rounded()) else { return }
        (value, timescale) = (parts, preferredTimescale)
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

extension CMTime: Hashable {
    /// Whether both are as long: 600 of 600 parts is a second.
    public static func == (left: CMTime, right: CMTime) -> Bool {
        left.isValid && right.isValid ? left.seconds == right.seconds : left.isValid == right.isValid
    }
    /// Times that are as long have one hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(isValid ? seconds : 0) }
}

extension CMTime: Comparable {
    /// Whether a time is shorter.
    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
    /// Both times.
    public static func + (left: CMTime, right: CMTime) -> CMTime {
        left.combined(with: right) { $0.addingReportingOverflow($1) }
    }
    /// The time without another.
    public static func - (left: CMTime, right: CMTime) -> CMTime {
        left.combined(with: right) { $0.subtractingReportingOverflow($1) }
    }

    /// In the finer of both parts; not known where that is more parts than there are numbers.
    private func combined(
        with other: CMTime, _ operation: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
    ) -> CMTime {
        guard isValid, other.isValid else { return .invalid }
        let scale = max(timescale, other.timescale)
        guard let value = value(in: scale), let otherValue = other.value(in: scale) else { return .invalid }
        let (sum, isTooLarge) = operation(value, otherValue)
        return isTooLarge ? .invalid : CMTime(value: sum, timescale: scale)
    }

    private func value(in scale: Int32) -> Int64? {
        if scale == timescale { return value }
        return Int64(exactly: (Double(value) * Double(scale) / Double(timescale)).rounded())
    }
}

/// How many parts a second has.
public typealias CMTimeScale = Int32
/// How many parts of a second.
public typealias CMTimeValue = Int64

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
