import Foundation

// The present of imported apps, which is that of ``AppRun``: `balloon import` writes the names below in place of Foundation's.

extension Date {
    /// The present of an imported app.
    public static var nowOfApp: Date { AppRun.current.nextMoment() }

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
