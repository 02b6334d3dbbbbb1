import BalloonFixtures
import Testing
import ViewLayout

@testable import Scenes

/// What an app formats for its viewer, as a scene writes it.
struct FormattedArgumentTests {
    private func caption(_ argument: String, locale: String = "en") throws -> String {
        let scene = try BalloonScene(
            text: """
                message: {layout: {template: {caption: {key: k, arguments: [\(argument)]}}}}
                strings: {en: {k: "%@"}, de: {k: "%@"}}
                """, file: "a.yaml")
        return try #require(scene.words(for: TraitCollection(locale: locale)).first)
    }

    /// "ISO 8601": a day, a time, seconds, and an offset with and without a colon; in the viewer's summer an hour later.
    @Test(arguments: [
        ("{date: \"2026-11-24T18:00+02:00\", timeZone: Europe/Berlin, style: none}", "17:00"),
        ("{date: \"2026-11-24T18:00+0200\", timeZone: Europe/Berlin, style: none}", "17:00"),
        ("{date: \"2026-11-24T18:00-05:00\", timeZone: Europe/Berlin, style: none}", "00:00"),
        ("{date: \"2026-07-24T18:00Z\", timeZone: Europe/Berlin, style: none}", "20:00"),
        ("{date: \"2026-11-24 18:00\", style: none}", "18:00"),
        ("{date: \"2026-11-24T18:00:09\", style: none, time: medium}", "18:00:09"),
        ("{date: \"2026-11-24T18:00\", fields: Hm}", "18:00"), ("{date: 2028-02-29, style: short}", "29.02.28"),
        ("{relative: 3, unit: day}", "in 3 Tagen"), ("{relative: -1, unit: day}", "vor 1 Tag"),
        ("{relative: 1, unit: day, named: true}", "morgen"), ("{list: [a, b, c], join: or}", "a, b oder c"),
        ("{ordinal: 3}", "3."),
    ]) func aGermanReads(_ argument: String, _ text: String) throws {
        #expect(try caption(argument, locale: "de") == text)
    }

    @Test(arguments: [
        "{date: 2026-02-29}", "{date: 2026-13-01}", "{date: 26-11-24}", "{date: \"2026-11-24T25:00\"}",
        "{date: \"2026-11-24T18\"}",
        "{date: 2026-11-24, fields: \"1\"}", "{date: 2026-11-24, code: EUR}", "{ordinal: -1}", "{ordinal: 1000001}",
        "{ordinal: 1.5}",
        "{currency: 5, code: EURO}", "{currency: 5, code: XXY}", "{currency: 5, code: \"E1R\"}",
        "{currency: a, code: EUR}",
        "{relative: 1, unit: days}",
        "{list: a}", "{list: [\(repeatElement("a", count: 101).joined(separator: ", "))]}", "{list: [a], join: nor}",
        "{}",
    ]) func whatIsNoneIsRefused(_ argument: String) { #expect(throws: SceneError.self) { try caption(argument) } }

    @Test func limitsAreInclusive() throws {
        #expect(try caption("{ordinal: 1000000}") == "1,000,000th" && caption("{ordinal: 0}") == "0th")
        let list = "{list: [\(repeatElement("a", count: 100).joined(separator: ", "))]}"
        #expect(try caption(list).hasSuffix("a, and a"))
    }
}
