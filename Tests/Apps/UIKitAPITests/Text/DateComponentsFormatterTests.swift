import Foundation
import Testing
import UIKitAPI

/// How long something takes, as Apple documents `DateComponentsFormatter`.
struct DateComponentsFormatterTests {
    private let clock: NSCalendar.Unit = [.hour, .minute, .second]

    /// The units of letters: `hms` are hours, minutes and seconds.
    private func units(_ letters: String) -> NSCalendar.Unit {
        let all: [(Character, NSCalendar.Unit)] = [("d", .day), ("h", .hour), ("m", .minute), ("s", .second)]
        return all.filter { letters.contains($0.0) }.reduce([]) { $0.union($1.1) }
    }

    private func formatter(
        _ units: NSCalendar.Unit, _ change: (DateComponentsFormatter) -> Void = { _ in }
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = units
        change(formatter)
        return formatter
    }

    /// "positional": numbers with colons, without zeros in front; what is less than the last unit is left out.
    @Test(
        arguments: [
            ("hms", 0, "0"), ("hms", 59.9, "59"), ("hms", 60, "1:00"), ("hms", 3599, "59:59"), ("hms", 3600, "1:00:00"),
            ("hms", 3661, "1:01:01"), ("hms", 36_610, "10:10:10"), ("hms", -61, "-1:01"), ("ms", 3661, "61:01"),
            ("hm", 5459, "1:30"), ("hm", 59, "0"), ("d", 8 * 86_400, "8"), ("", 60, nil), ("hms", 2e15, nil),
            ("hms", .infinity, nil), ("hms", .nan, nil),
        ] as [(String, TimeInterval, String?)])
    func clocks(_ letters: String, _ seconds: TimeInterval, _ text: String?) {
        let formatter = formatter(units(letters))
        #expect(formatter.string(from: seconds) == text)
        let start = Date(timeIntervalSince1970: 1000)
        if seconds.isFinite, seconds < 1e9, seconds == seconds.rounded() {
            #expect(formatter.string(from: start, to: start + seconds) == text)
        }
    }

    /// "pad" keeps zeros; "maximumUnitCount" keeps the first units.
    @Test func zerosAndCounts() {
        let padded = [5.0, 65, 3661].map { formatter(clock) { $0.zeroFormattingBehavior = .pad }.string(from: $0) }
        #expect(padded == ["00:00:05", "00:01:05", "01:01:01"])
        let short = [65.0, 3661].map { formatter(clock) { $0.maximumUnitCount = 2 }.string(from: $0) }
        #expect(short == ["1:05", "1:01"])
    }

    @Test func components() {
        func text(_ units: NSCalendar.Unit, _ change: (inout DateComponents) -> Void) -> String? {
            var components = DateComponents()
            change(&components)
            return formatter(units).string(from: components)
        }
        #expect(text(clock) { ($0.hour, $0.minute, $0.second) = (1, 2, 3) } == "1:02:03")
        #expect(text(.day) { ($0.weekOfMonth, $0.day) = (1, 2) } == "9" && text(.day) { $0.weekOfYear = 2 } == "14")
        #expect(text(.hour) { $0.day = 2 } == "48" && text(.minute) { $0.hour = 2 } == "120")
    }

    /// Words have their numbers, and zeros only where they are asked for.
    @Test func words() {
        func numbers(_ seconds: TimeInterval, _ change: (DateComponentsFormatter) -> Void = { _ in }) -> [Int] {
            let text = formatter([.hour, .minute]) {
                $0.unitsStyle = .full
                change($0)
            }.string(from: seconds)
            return (text ?? "").split { !$0.isNumber }.compactMap { Int($0) }
        }
        #expect(numbers(5400) == [1, 30] && numbers(7200) == [2] && numbers(60) == [1])
        #expect(numbers(7200) { $0.zeroFormattingBehavior = .pad } == [2, 0])
    }
}
