import Foundation

/// The texts of a date picker, for a language and a time zone.
struct DateTexts {
    let locale: Locale
    /// The time zone. It is Greenwich's where the app sets none, because the machine's would give different pictures
    /// elsewhere.
    let timeZone: TimeZone
    /// The calendar. Nil is the Gregorian one, because the machine's would give different pictures elsewhere.
    let givenCalendar: Calendar?
    /// The dates that the user can choose.
    let allowed: ClosedRange<Date>
    /// The minutes between two choices.
    let minuteInterval: Int

    init(
        locale: Locale, timeZone: TimeZone?, calendar: Calendar? = nil,
        allowed: ClosedRange<Date> = .distantPast ... .distantFuture, minuteInterval: Int = 1
    ) {
        (self.locale, self.timeZone, givenCalendar) = (locale, timeZone ?? calendar?.timeZone ?? .gmt, calendar)
        (self.allowed, self.minuteInterval) = (allowed, minuteInterval)
    }

    /// The date as it is shown: its minutes are rounded down to the interval.
    func shown(_ date: Date) -> Date {
        let minutes = calendar.component(.minute, from: date) % minuteInterval
        return minutes == 0 ? date : date.addingTimeInterval(TimeInterval(-60 * minutes))
    }

    /// A column of wheels: its width in relation to the others, and its text at a distance of rows from the selected
    /// one.
    struct Column {
        let share: CGFloat
        let text: (Int) -> String?
        /// Whether the user can choose the row.
        var isAllowed: (Int) -> Bool = { _ in true }
    }

    private func formatter(_ template: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    /// `23 Nov 2026`, as the language writes it.
    func day(of date: Date) -> String { formatter("yMMMd").string(from: date) }
    /// `8:04 PM`, as the language writes it.
    func time(of date: Date) -> String { formatter("jmm").string(from: date) }

    private var calendar: Calendar {
        var calendar = givenCalendar ?? Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    /// A column of a component of the date, which changes from row to row, as the language writes it.
    private func column(
        _ template: String, _ part: Calendar.Component, _ date: Date, share: CGFloat = 1
    ) -> Column { column(formatter(template), part, date, share: share) }

    /// A column of a component of the date, written by a formatter.
    private func column(
        _ formatter: DateFormatter, _ part: Calendar.Component, _ date: Date, share: CGFloat = 1
    ) -> Column {
        let (calendar, allowed) = (calendar, allowed)
        let other = { (distance: Int) in calendar.date(byAdding: part, value: distance, to: date) }
        return Column(share: share) { distance in
            other(distance).map { formatter.string(from: $0) }
        } isAllowed: { distance in
            guard let other = other(distance) else { return false }
            return calendar.compare(other, to: allowed.lowerBound, toGranularity: part) != .orderedAscending
                && calendar.compare(other, to: allowed.upperBound, toGranularity: part) != .orderedDescending
        }
    }

    /// The fields of a date in the language's order, without the words between them.
    private func fields(_ template: String) -> String {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        let parts = format.split(separator: "'", omittingEmptySubsequences: false)
        return parts.indices.filter { $0.isMultiple(of: 2) }.map { String(parts[$0]) }.joined()
    }

    /// The columns of a mode, in the order of the language.
    func columns(of mode: UIDatePicker.Mode, date: Date, duration: TimeInterval) -> [Column] {
        let clock = fields("jmm")
        // The language's field of an hour alone: a template of it would add the half of the day, or a word.
        let hours = clock.filter("hHkK".contains)
        let twelve = hours.first.map("hK".contains) == true
        let plain = formatter("")
        plain.dateFormat = hours.isEmpty ? "H" : hours
        let hour = column(plain, .hour, date)
        let step = minuteInterval
        let minutes = Column(share: 1) { distance in
            let minute = (calendar.component(.minute, from: date) + distance * step + 120) % 60
            return minute < 10 ? "0\(minute)" : "\(minute)"
        }
        let half = formatter("a")
        let halves = Column(share: 1) { distance in
            let isLate = calendar.component(.hour, from: date) >= 12
            let other = calendar.date(byAdding: .hour, value: distance * 12, to: date)
            return [isLate ? -1 : 1, 0].contains(distance) ? other.map { half.string(from: $0) } : nil
        }
        let time =
            twelve && clock.first?.lowercased() == "a"
            ? [halves, hour, minutes]
            : twelve ? [hour, minutes, halves] : [hour, minutes]
        switch mode {
        case .time: return time
        case .date:
            let day = fields("yMMMMd")
            let parts = [
                ("ML", column("MMMM", .month, date, share: 2)), ("d", column("d", .day, date)),
                ("yur", column("y", .year, date)),
            ]
            let places = parts.map { part in (place: day.firstIndex(where: part.0.contains) ?? day.endIndex, part.1) }
            return places.sorted { $0.place < $1.place }.map(\.1)
        case .dateAndTime: return [column("EEEMMMd", .day, date, share: 2.5)] + time
        case .countDownTimer:
            // Wheels show at most a day.
            let minutes = Int(min(max(duration, 0), 24 * 3600 - 1)) / 60
            let parts = [(minutes / 60, 24, 1), (minutes % 60 / step * step, 60, step)]
            return parts.map { part, count, step in
                Column(share: 1) { (0..<count).contains(part + $0 * step) ? "\(part + $0 * step)" : nil }
            }
        }
    }
}
