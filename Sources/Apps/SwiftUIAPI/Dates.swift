import Foundation
import UIKitAPI

extension EnvironmentValues {
    /// The instant of the picture: that of the host's clock.
    var now: Date { self[NowKey.self].now }

    /// A date, or the time to it, as text.
    func text(of date: Date, _ style: Text.DateStyle) -> String {
        let distance = date.timeIntervalSince(now)
        switch style.kind {
        case .time: return date.formatted(dateTime.hour().minute())
        case .date: return date.formatted(dateTime.year().month(.wide).day())
        case .timer: return Self.clockText(of: abs(distance))
        case .relative: return Self.unitText(of: abs(distance), locale: locale)
        case .offset: return (distance < 0 ? "+" : "-") + Self.unitText(of: abs(distance), locale: locale, count: 1)
        }
    }

    private var dateTime: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone) }

    /// Hours, minutes and seconds with colons.
    static func clockText(of seconds: TimeInterval) -> String {
        let whole = Int(max(0, seconds).rounded(.down))
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }

    /// The largest units of a stretch of time.
    private static func unitText(of seconds: TimeInterval, locale: Locale, count: Int = 2) -> String {
        let duration = Duration.seconds(Int(seconds.rounded(.down)))
        let style = Duration.UnitsFormatStyle(allowedUnits: [.days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: count)
        return duration.formatted(style.locale(locale))
    }
}

/// The instant at which a view is drawn.
enum NowKey: EnvironmentKey { static var defaultValue: Clock { Clock(nil) } }

/// The instant of a picture, and whether somebody has asked for it. It is used on the main thread.
final class Clock: @unchecked Sendable {
    private let instant: Date?
    private(set) var isRead = false

    /// - Parameter instant: the instant; nil for the present of the app or, where it asks for none, of the machine.
    init(_ instant: Date?) { self.instant = instant }

    var now: Date {
        isRead = true
        return instant ?? AppRun.current.drawnMoment
    }
}
