import Foundation
import Synchronization

/// The present of imported apps: 9 June 2026, 9:41 in UTC, and a millisecond more each time that an app asks. So "Today at
/// 9:41" has a golden that holds, and an app that waits for a time goes on. `balloon import` writes the names below in place
/// of Foundation's.
package enum AppClock {
    private static let asked = Mutex(0)
    private static let start = Date(timeIntervalSince1970: 1_780_998_060)

    /// Begins again, for an app that is opened.
    package static func restart() { asked.withLock { $0 = 0 } }

    fileprivate static var now: Date {
        let count = asked.withLock { count in
            count += 1
            return count - 1
        }
        return start + Double(count) / 1000
    }
}

extension Date {
    /// The present of an imported app.
    public static var nowOfApp: Date { AppClock.now }

    /// A time before or after the present of an imported app.
    public init(timeIntervalSinceNowOfApp seconds: TimeInterval) { self = .nowOfApp + seconds }

    /// The seconds from the present of an imported app.
    public var timeIntervalSinceNowOfApp: TimeInterval { timeIntervalSince(.nowOfApp) }
}

extension Calendar {
    /// Whether a date is in the present day of an imported app.
    public func isDateInTodayOfApp(_ date: Date) -> Bool { isDate(date, daysAfterToday: 0) }
    /// Whether a date is in the day after it.
    public func isDateInTomorrowOfApp(_ date: Date) -> Bool { isDate(date, daysAfterToday: 1) }
    /// Whether a date is in the day before it.
    public func isDateInYesterdayOfApp(_ date: Date) -> Bool { isDate(date, daysAfterToday: -1) }

    private func isDate(_ date: Date, daysAfterToday days: Int) -> Bool {
        self.date(byAdding: .day, value: days, to: .nowOfApp).map { isDate(date, inSameDayAs: $0) } ?? false
    }
}
