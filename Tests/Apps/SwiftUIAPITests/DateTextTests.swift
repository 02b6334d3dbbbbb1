import Foundation
import Testing
import struct ViewLayout.TraitCollection

@testable import SwiftUIAPI

/// Dates and the time to them as text.
struct DateTextTests {
    private let now = Date(timeIntervalSince1970: 1_490_883_180)

    private func text(_ seconds: TimeInterval, _ style: Text.DateStyle) -> String {
        var environment = EnvironmentValues(traits: TraitCollection(locale: "en"))
        environment[NowKey.self] = Clock(now)
        return environment.text(of: now.addingTimeInterval(seconds), style)
    }

    /// "timer": "2:32", "36:59:01". Hours are there from the first one on, and a timer counts to a date and from it.
    @Test(
        arguments: [
            (0, "0:00"), (59, "0:59"), (60, "1:00"), (152, "2:32"), (3599, "59:59"), (3600, "1:00:00"),
            (3905, "1:05:05"),
            (7199, "1:59:59"), (133_141, "36:59:01"),
        ] as [(TimeInterval, String)])
    func timersHaveColons(_ seconds: TimeInterval, _ expected: String) {
        #expect(text(seconds, .timer) == expected && text(-seconds, .timer) == expected)
    }

    /// "relative": "2 hours, 23 minutes", the two largest units; "offset": "+2 hours", one unit and a sign.
    @Test func theLargestUnitsAreSaid() {
        func numbers(_ text: String) -> [Int] { text.split { !$0.isNumber }.compactMap { Int($0) } }
        let seconds: TimeInterval = 2 * 3600 + 23 * 60 + 7
        #expect(numbers(text(seconds, .relative)) == [2, 23] && numbers(text(-seconds, .relative)) == [2, 23])
        #expect(numbers(text(427, .relative)) == [7, 7])
        let (later, earlier) = (text(seconds, .offset), text(-seconds, .offset))
        #expect(numbers(later) == [2] && numbers(earlier) == [2])
        #expect(Set([later.first, earlier.first]) == ["+", "-"] && later.dropFirst() == earlier.dropFirst())
    }

    /// "timerInterval": counts between the two dates, down to the end or up from the beginning, and stands before and after.
    @Test(
        arguments: [
            (-10, "1:30", "0:00"), (0, "1:30", "0:00"), (30, "1:00", "0:30"), (90, "0:00", "1:30"),
            (95, "0:00", "1:30"),
        ] as [(TimeInterval, String, String)])
    func anIntervalIsCounted(_ passed: TimeInterval, down: String, up: String) {
        var environment = EnvironmentValues(traits: TraitCollection())
        environment[NowKey.self] = Clock(now.addingTimeInterval(passed))
        let interval = now...now.addingTimeInterval(90)
        #expect(Text(timerInterval: interval).string(in: environment) == down)
        #expect(Text(timerInterval: interval, countsDown: false).string(in: environment) == up)
        environment[NowKey.self] = Clock(now)
        let paused = Text(timerInterval: interval, pauseTime: now.addingTimeInterval(passed))
        #expect(paused.string(in: environment) == down)
    }

    /// "locale": set as the app writes it, read back as the same language and region.
    @Test(arguments: ["de_CH", "en", "pt-BR", "zh-Hant_TW"]) func aLocaleKeepsItsRegion(_ name: String) {
        var environment = EnvironmentValues(traits: TraitCollection())
        let locale = Locale(identifier: name)
        environment.locale = locale
        #expect(environment.traits.locale == name.replacing("_", with: "-"))
        #expect(environment.locale.region == locale.region && environment.locale.language == locale.language)
    }
}
