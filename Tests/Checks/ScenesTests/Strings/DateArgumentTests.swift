import BalloonFixtures
import Testing
import ViewLayout

@testable import Scenes

/// Dates as arguments of a text, as German readers write them (CLDR).
struct DateArgumentTests {
    private func caption(_ date: String) throws -> String {
        let scene = try BalloonScene(
            text: """
                message: {summaryText: s, layout: {template: {caption: {key: day, arguments: [\(date)]}}}}
                strings: {en: {day: "On %@"}, de: {day: "Am %@"}}
                """, file: "scene.yaml")
        let balloon = try scene.layout(traits: TraitCollection(locale: "de"), fonts: fonts())
        return try #require(balloon.recorded("caption")).lines.map(\.text).joined(separator: " ")
    }

    /// A time is shown where one is written, and in the zone that the scene names.
    @Test(arguments: [
        ("{date: 2026-11-24}", "Am 24.11.2026"), ("{date: \"2026-11-24T19:00\"}", "Am 24.11.2026, 19:00"),
        ("{date: \"2026-11-24T19:00\", time: none}", "Am 24.11.2026"),
        ("{date: \"2026-11-24T18:00Z\", timeZone: Europe/Berlin}", "Am 24.11.2026, 19:00"),
        ("{date: \"2026-11-24T19:00\", style: none}", "Am 19:00"),
        ("{date: 2026-11-24, style: long}", "Am 24. November 2026"),
        ("{date: \"2026-11-24T19:00\", timeZone: Europe/Berlin}", "Am 24.11.2026, 19:00"),
        ("{date: \"2026-11-24T19:00:07\", time: medium}", "Am 24.11.2026, 19:00:07"),
        ("{date: \"2026-11-24T19:00\", time: medium}", "Am 24.11.2026, 19:00:00"),
        ("{list: [3, Ada]}", "Am 3 und Ada"), ("{list: [1234, 5]}", "Am 1.234 und 5"),
        ("{currency: 5, code: ZAR}", "Am 5,00\u{A0}ZAR"), ("{currency: 5, code: AUD}", "Am 5,00\u{A0}AU$"),
    ])
    func aDateIsWrittenAsItsReaderWritesIt(_ date: String, _ text: String) throws {
        #expect(try caption(date) == text)
    }
}
