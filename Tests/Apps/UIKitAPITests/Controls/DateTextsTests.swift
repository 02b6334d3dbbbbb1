import Foundation
import Testing

@testable import UIKitAPI

/// The rows of a date picker's wheels: the one that is chosen, and those above and below.
struct DateTextsTests {
    /// The rows around a time of a day, in hours and minutes.
    private func rows(
        _ hour: Int, _ minute: Int, _ mode: UIDatePicker.Mode = .time, interval: Int = 1, duration: TimeInterval = 0
    ) -> [[String?]] {
        let texts = DateTexts(locale: Locale(identifier: "en_US"), timeZone: nil, minuteInterval: interval)
        let date = texts.shown(Date(timeIntervalSince1970: TimeInterval(86_400 + hour * 3600 + minute * 60)))
        return texts.columns(of: mode, date: date, duration: duration).map { column in (-1...1).map(column.text) }
    }

    /// A day has two halves: before noon the second one is below, from noon on the first one is above.
    @Test(arguments: [
        (0, 0, false), (0, 30, false), (11, 59, false), (12, 0, true), (12, 30, true), (13, 0, true), (23, 59, true),
    ])
    func theHalvesOfADay(hour: Int, minute: Int, isLate: Bool) {
        #expect(rows(hour, minute)[2] == (isLate ? ["AM", "PM", nil] : [nil, "AM", "PM"]))
    }

    /// The hour's wheel has numbers alone: AM and PM have a wheel of their own, and German's "Uhr" stands in a sentence.
    @Test(arguments: [
        ("en_US", ["7", "8", "9"], 3), ("en_GB", ["19", "20", "21"], 2), ("de_DE", ["19", "20", "21"], 2),
        ("fr_FR", ["19", "20", "21"], 2), ("ja_JP", ["19", "20", "21"], 2), ("ko_KR", ["7", "8", "9"], 3),
    ])
    func hoursAreNumbers(language: String, hours: [String], count: Int) {
        let texts = DateTexts(locale: Locale(identifier: language), timeZone: nil)
        for mode in [UIDatePicker.Mode.time, .dateAndTime] {
            let columns = texts.columns(of: mode, date: Date(timeIntervalSince1970: 20 * 3600), duration: 0)
            #expect(columns.count == (mode == .time ? count : count + 1))
            #expect(columns.contains { column in (-1...1).map(column.text) == hours })
        }
    }

    /// Day, month and year, and the half of a day and its hours, stand in the order in which the language writes them.
    @Test(arguments: [
        ("en_US", ["January", "2", "1970"], ["8", "00", "PM"]), ("en_GB", ["2", "January", "1970"], ["20", "00"]),
        ("es_ES", ["2", "enero", "1970"], ["20", "00"]), ("ja_JP", ["1970年", "1月", "2日"], ["20", "00"]),
        ("ko_KR", ["1970년", "1월", "2일"], ["오후", "8", "00"]),
    ])
    func columnsAreInTheOrderOfTheLanguage(language: String, day: [String], time: [String]) {
        let texts = DateTexts(locale: Locale(identifier: language), timeZone: nil)
        func row(_ mode: UIDatePicker.Mode) -> [String?] {
            texts.columns(of: mode, date: Date(timeIntervalSince1970: 44 * 3600), duration: 0).map { $0.text(0) }
        }
        #expect(row(.date) == day && row(.time) == time)
    }

    /// "minuteInterval": minutes are rounded down to it, and go round.
    @Test(arguments: [
        (13, 1, ["12", "13", "14"]), (0, 1, ["59", "00", "01"]), (59, 1, ["58", "59", "00"]),
        (13, 15, ["45", "00", "15"]),
        (15, 15, ["00", "15", "30"]), (59, 15, ["30", "45", "00"]), (9, 5, ["00", "05", "10"]),
    ])
    func minutesGoInSteps(minute: Int, interval: Int, expected: [String]) {
        #expect(rows(14, minute, interval: interval)[1] == expected)
    }

    /// "countDownTimer": hours and minutes of at most a day, which end where they do.
    @Test(
        arguments: [
            (0, 1, [nil, "0", "1"], [nil, "0", "1"]), (3600, 1, ["0", "1", "2"], [nil, "0", "1"]),
            (3599, 1, [nil, "0", "1"], ["58", "59", nil]), (1e9, 1, ["22", "23", nil], ["58", "59", nil]),
            (-5, 1, [nil, "0", "1"], [nil, "0", "1"]), (2000, 15, [nil, "0", "1"], ["15", "30", "45"]),
        ] as [(TimeInterval, Int, [String?], [String?])])
    func countdownsEndAtADay(duration: TimeInterval, interval: Int, hours: [String?], minutes: [String?]) {
        #expect(rows(0, 0, .countDownTimer, interval: interval, duration: duration) == [hours, minutes])
    }

    /// UIKit: nil sets the calendar of the device, and the property is never nil.
    @MainActor @Test func aPickerWithoutACalendarHasThatOfTheDevice() {
        let picker = UIDatePicker()
        let usual = Calendar.current.identifier
        let found = [nil, Calendar(identifier: .buddhist), nil].map { (calendar: Calendar?) in
            picker.calendar = calendar
            return picker.calendar.identifier
        }
        #expect(found == [usual, .buddhist, usual])
    }
}
