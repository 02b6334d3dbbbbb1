import Testing

@testable import Typesetting

/// Dates, lists and times from now in languages, in the patterns of "Unicode CLDR, dates and list patterns".
struct LocalizedTextTests {
    private func moment(_ zone: String = "Europe/Berlin") throws -> ZonedMoment {
        try #require(ZonedMoment(year: 2026, month: 11, day: 24, hour: 19, minute: 5, second: 0, zone: zone))
    }

    @Test("A moment is the time of a clock in a zone")
    func moments() throws {
        // 2026-11-24T18:05:00Z is 1,795,543,500 s after 1970 (GNU date).
        #expect(try moment().milliseconds == 1_795_543_500_000)
        #expect(try moment("America/New_York").milliseconds - moment().milliseconds == 6 * 3_600_000)
        #expect(try moment("GMT+05:30").milliseconds == moment("Asia/Kolkata").milliseconds)
    }

    @Test(
        "Days and hours that there are not are refused",
        arguments: [(2026, 2, 29), (2026, 13, 1), (2026, 4, 31), (2026, 1, 0), (2026, 0, 1)])
    func noSuchDay(_ year: Int, _ month: Int, _ day: Int) {
        #expect(ZonedMoment(year: year, month: month, day: day, hour: 0, minute: 0, second: 0, zone: "Etc/UTC") == nil)
    }

    /// An hour that is skipped when clocks are put forward, and those that no clock shows.
    @Test(arguments: [
        (1, 59, 59, true), (2, 30, 0, false), (3, 0, 0, true), (24, 0, 0, false), (-1, 0, 0, false),
        (23, 60, 0, false), (23, 59, 60, false), (23, 59, 59, true),
    ])
    func noSuchHour(_ hour: Int, _ minute: Int, _ second: Int, _ exists: Bool) {
        let moment = ZonedMoment(
            year: 2026, month: 3, day: 29, hour: hour, minute: minute, second: second, zone: "Europe/Berlin")
        #expect((moment != nil) == exists)
    }

    /// One more of each part of a date, in seconds.
    @Test func eachPartOfAMomentCounts() throws {
        let start = [2026, 11, 24, 19, 5, 0]
        let later = try (0..<6).map { index in
            var parts = start
            parts[index] += 1
            let moment = ZonedMoment(
                year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4], second: parts[5],
                zone: "Etc/UTC")
            return try #require(moment).milliseconds / 1_000
        }
        let first = try moment("Etc/UTC").milliseconds / 1_000
        #expect(later.map { $0 - first } == [365 * 86_400, 30 * 86_400, 86_400, 3_600, 60, 1])
    }

    @Test("A zone that there is not has no moments", arguments: ["Mars/Base", "", "berlin", "Europe/Berlin "])
    func noSuchZone(_ zone: String) {
        #expect(ZonedMoment(year: 2026, month: 11, day: 24, hour: 0, minute: 0, second: 0, zone: zone) == nil)
    }

    @Test(arguments: [
        ("Europe/Berlin", true), ("GMT+02:00", true), ("Mars/Base", false), ("", false), ("berlin", false),
    ])
    func zones(_ name: String, _ isZone: Bool) {
        #expect(ZonedMoment.isZone(name) == isZone)
    }

    @Test(arguments: [
        ("de", DateStyle.Length.long, DateStyle.Length.short, "24. November 2026 um 19:05"),
        ("fr", .medium, .none, "24 nov. 2026"), ("ja", .long, .none, "2026年11月24日"),
        ("en-GB", .full, .none, "Tuesday, 24 November 2026"),
        ("en-GB", .short, .none, "24/11/2026"), ("de", .short, .medium, "24.11.26, 19:05:00"),
        ("de", .none, .short, "19:05"), ("de", .none, .medium, "19:05:00"), ("de", .none, .long, "19:05:00 MEZ"),
        ("de", .none, .full, "19:05:00 Mitteleuropäische Normalzeit"), ("de", .medium, .none, "24.11.2026"),
        ("de", .full, .none, "Dienstag, 24. November 2026"),
        ("ar-EG", .none, .short, "٧:٠٥ م"),
    ])
    func dates(_ language: String, _ date: DateStyle.Length, _ time: DateStyle.Length, _ text: String) throws {
        #expect(DateStyle.lengths(date: date, time: time).text(try moment(), language: language) == text)
    }

    @Test(arguments: [("de", "EEEMMMd", "Di., 24. Nov."), ("en-US", "MMMd", "Nov 24"), ("ja", "MMMd", "11月24日")])
    func fields(_ language: String, _ fields: String, _ text: String) throws {
        #expect(DateStyle.fields(fields).text(try moment(), language: language) == text)
    }

    @Test(
        "Fields of a date are letters",
        arguments: [
            ("EEEMMMd", true), ("jm", true), (String(repeating: "d", count: 40), true),
            (String(repeating: "d", count: 41), false), ("", false), ("MMM d", false), ("d1", false), ("dé", false),
        ])
    func fieldsAreLetters(_ text: String, _ areFields: Bool) {
        #expect(DateStyle.isFields(text) == areFields)
    }

    @Test("Another clock shows another day") func clocks() throws {
        let late = ZonedMoment(milliseconds: try moment().milliseconds, zone: "Asia/Tokyo")
        #expect(DateStyle.fields("MMMd").text(late, language: "en-US") == "Nov 25")
    }

    @Test(arguments: [
        ("en-US", ListStyle.and, "Ada, Ben, and Cleo"), ("en-GB", .and, "Ada, Ben and Cleo"),
        ("de", .or, "Ada, Ben oder Cleo"), ("de", .and, "Ada, Ben und Cleo"), ("en-US", .or, "Ada, Ben, or Cleo"),
        ("ja", .and, "Ada、Ben、Cleo"), ("ar", .and, "Ada وBen وCleo"),
    ])
    func lists(_ language: String, _ style: ListStyle, _ text: String) {
        #expect(style.text(["Ada", "Ben", "Cleo"], language: language) == text)
    }

    @Test func shortLists() {
        #expect(ListStyle.and.text([], language: "en") == "")
        #expect(ListStyle.and.text(["Ada"], language: "en") == "Ada")
        let many = (0..<100).map { "name \($0)" }
        #expect(ListStyle.and.text(many, language: "en").hasSuffix("name 98, and name 99"))
    }

    @Test(arguments: [
        ("en", 3.0, RelativeTime.Unit.day, false, "in 3 days"), ("en", -1, .day, false, "1 day ago"),
        ("en", -1, .day, true, "yesterday"), ("en", 2, .second, false, "in 2 seconds"),
        ("en", 2, .minute, false, "in 2 minutes"), ("en", -2, .hour, false, "2 hours ago"),
        ("en", 2, .week, false, "in 2 weeks"), ("en", 2, .month, false, "in 2 months"),
        ("en", 2, .year, false, "in 2 years"), ("en", 1, .year, true, "next year"),
        ("de", 1, .day, true, "morgen"), ("de", 2, .day, true, "übermorgen"), ("de", -2, .day, true, "vorgestern"),
        ("de", 2, .day, false, "in 2 Tagen"), ("de", 3, .day, true, "in 3 Tagen"), ("en", 0, .day, true, "today"),
        ("en", 0, .second, true, "now"), ("en", -1, .week, true, "last week"), ("en", 0, .month, true, "this month"),
        ("ru", 5, .minute, false, "через 5 минут"),
        ("pl", -2, .hour, false, "2 godziny temu"),
    ])
    func relative(_ language: String, _ offset: Double, _ unit: RelativeTime.Unit, _ isNamed: Bool, _ text: String) {
        #expect(RelativeTime.text(offset, unit, isNamed: isNamed, language: language) == text)
    }
}
