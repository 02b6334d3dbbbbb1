/// Writes what an app notes. The class of this name of Apple's `os`: nothing is written, so that a test's output is its
/// own.
///
/// ```swift
/// let log = Logger(subsystem: "com.example.poll", category: "votes")
/// log.info("\(3, privacy: .public) votes")
/// ```
public struct Logger: Sendable {
    /// Makes a log.
    public init(subsystem: String, category: String) {}
    /// Makes a log without a name.
    public init() {}
    /// Makes a log of an older one.
    public init(_ logObj: OSLog) {}

    /// Nothing is written.
    public func log(_ message: OSLogMessage) {}
    /// Nothing is written.
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    /// Nothing is written.
    public func trace(_ message: OSLogMessage) {}
    /// Nothing is written.
    public func debug(_ message: OSLogMessage) {}
    /// Nothing is written.
    public func info(_ message: OSLogMessage) {}
    /// Nothing is written.
    public func notice(_ message: OSLogMessage) {}
    /// Nothing is written.
    public func warning(_ message: OSLogMessage) {}
    /// Nothing is written.
    public func error(_ message: OSLogMessage) {}
    /// Nothing is written.
    public func critical(_ message: OSLogMessage) {}
    /// Nothing is written.
    public func fault(_ message: OSLogMessage) {}
}

/// A note. The structure of this name of Apple's `os`.
///
/// ```swift
/// let message: OSLogMessage = "\("Ada", privacy: .private) voted"
/// ```
public struct OSLogMessage: ExpressibleByStringInterpolation {
    /// Makes a note of a text.
    public init(stringLiteral value: String) {}
    /// Makes a note of parts.
    public init(stringInterpolation: Interpolation) {}

    /// The parts of a note.
    public struct Interpolation: StringInterpolationProtocol {
        /// Makes room for parts.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds a text.
        public mutating func appendLiteral(_ literal: String) {}
        /// Adds a value, which is not asked for.
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure @escaping () -> Value, privacy: OSLogPrivacy = .auto
        ) {}
    }
}

/// Who may read a part of a note. The structure of this name of Apple's `os`.
///
/// ```swift
/// let privacy = OSLogPrivacy.public
/// ```
public struct OSLogPrivacy: Sendable {
    /// As the kind of value asks for.
    public static let auto = OSLogPrivacy()
    /// Everybody.
    public static let `public` = OSLogPrivacy()
    /// The app's makers.
    public static let `private` = OSLogPrivacy()
    /// Nobody else.
    public static let sensitive = OSLogPrivacy()
}

/// How important a note is. The raw values of Apple's `os`.
///
/// ```swift
/// let level = OSLogType.error
/// ```
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt8
    /// Makes a level of a raw value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// As always.
    public static let `default` = OSLogType(rawValue: 0)
    /// Of use.
    public static let info = OSLogType(rawValue: 1)
    /// For its makers.
    public static let debug = OSLogType(rawValue: 2)
    /// Wrong.
    public static let error = OSLogType(rawValue: 16)
    /// Badly wrong.
    public static let fault = OSLogType(rawValue: 17)
}

/// A log as older code has it. The class of this name of Apple's `os`.
///
/// ```swift
/// os_log("a vote", log: OSLog(subsystem: "com.example.poll", category: "votes"), type: .info)
/// ```
public final class OSLog: Sendable {
    /// The log of the system.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that is off.
    public static let disabled = OSLog(subsystem: "", category: "")
    /// Makes a log.
    public init(subsystem: String, category: String) {}
}

/// Nothing is written.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...) {}

/// Nothing is written.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any...) {}
