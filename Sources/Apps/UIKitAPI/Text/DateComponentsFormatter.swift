import Foundation

/// Writes how long something takes. Foundation's class of this name, which Linux lacks; it writes weeks and shorter times.
///
/// ```swift
/// let formatter = DateComponentsFormatter()
/// formatter.allowedUnits = [.hour, .minute]
/// let text = formatter.string(from: 5400)
/// ```
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How long the words of units are. Foundation's raw values.
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }
    /// Which zeros are left out. Foundation's raw values.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// Foundation's raw value.
        public let rawValue: UInt
        /// Makes one of Foundation's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Those in front of times with colons, and all of others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Those in front.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Those in the middle.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Those at the end.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// None.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The units.
    open var allowedUnits: NSCalendar.Unit = [.weekOfMonth, .day, .hour, .minute, .second]
    /// How long the words are.
    open var unitsStyle = UnitsStyle.positional
    /// The largest number of units; 0 for all.
    open var maximumUnitCount = 0
    /// Which zeros are left out; of numbers with colons those in front.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar, whose language is the viewer's unless an app chooses another.
    open var calendar: Calendar?

    /// Seconds.
    open func string(from ti: TimeInterval) -> String? { text(of: ti) }
    /// The time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(of: endDate.timeIntervalSince(startDate))
    }
    /// Days, hours, minutes and seconds.
    open func string(from components: DateComponents) -> String? {
        func number(_ count: Int?) -> TimeInterval { TimeInterval(count ?? 0) }
        let days = number(components.weekOfMonth ?? components.weekOfYear) * 7 + number(components.day)
        let minutes = (days * 24 + number(components.hour)) * 60 + number(components.minute)
        return text(of: minutes * 60 + number(components.second))
    }

    /// The units that it writes, the longest first, with their seconds.
    private var units: [(unit: Duration.UnitsFormatStyle.Unit, seconds: Double)] {
        let all: [(NSCalendar.Unit, Duration.UnitsFormatStyle.Unit, Double)] = [
            ([.weekOfMonth, .weekOfYear], .weeks, 604_800), (.day, .days, 86_400), (.hour, .hours, 3600),
            (.minute, .minutes, 60), (.second, .seconds, 1),
        ]
        return all.filter { !allowedUnits.isDisjoint(with: $0.0) }.map { ($0.1, $0.2) }
    }

    /// The longest time that is written, in seconds: thirty million years.
    private static let longest = 1e15

    private func text(of seconds: TimeInterval) -> String? {
        guard let last = units.last, abs(seconds) <= Self.longest else { return nil }
        // What is less than the last unit is left out, as a clock does.
        let whole = (seconds / last.seconds).rounded(.towardZero) * last.seconds
        if unitsStyle == .positional { return positional(whole) }
        let style = Duration.UnitsFormatStyle(
            allowedUnits: Set(units.map(\.unit)), width: width,
            maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil,
            zeroValueUnits: zeroFormattingBehavior.contains(.pad) ? .show(length: 1) : .hide)
        let locale = calendar?.locale ?? Locale(identifier: CurrentViewer.traits.locale)
        return Duration.seconds(whole).formatted(style.locale(locale))
    }

    private var width: Duration.UnitsFormatStyle.UnitWidth {
        switch unitsStyle {
        case .full, .spellOut, .positional: .wide
        case .short: .abbreviated
        case .brief: .condensedAbbreviated
        case .abbreviated: .narrow
        }
    }

    /// Numbers with colons between them.
    private func positional(_ seconds: Double) -> String {
        var rest = abs(seconds)
        var counts = units.map { unit in
            let count = (rest / unit.seconds).rounded(.down)
            rest -= count * unit.seconds
            return Int(count)
        }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        while !isPadded, counts.count > 1, counts[0] == 0 { counts.removeFirst() }
        if maximumUnitCount > 0 { counts = Array(counts.prefix(maximumUnitCount)) }
        let numbers = counts.enumerated().map { place, count in
            (place > 0 || isPadded) && count < 10 ? "0\(count)" : "\(count)"
        }
        return (seconds < 0 ? "-" : "") + numbers.joined(separator: ":")
    }
}
