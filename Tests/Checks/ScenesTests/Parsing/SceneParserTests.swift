import BalloonFixtures
import Testing
import ViewLayout

@testable import Scenes

/// Limits of scenes, at which a value is taken and beyond which it is refused.
struct SceneParserTests {
    private static let message = "message: {layout: {template: {caption: a}}}\n"
    private static func live(_ view: String) -> String {
        "message: {layout: {live: {view: \(view), alternate: {}}}}\n"
    }

    private func isTaken(_ text: String) -> Bool { (try? BalloonScene(text: text, file: "a.yaml")) != nil }

    @Test(arguments: [
        ("opacity: 0", "opacity: -0.01"), ("opacity: 1", "opacity: 1.01"),
        ("shadow: {radius: 0}", "shadow: {radius: -1}"),
        ("shadow: {radius: 100}", "shadow: {radius: 100.5}"), ("lineLimit: 1", "lineLimit: 0"),
        ("lineLimit: 10000", "lineLimit: 10001"),
        ("padding: 0", "padding: -1"), ("padding: 10000", "padding: 10001"),
        ("shadow: {radius: 1, x: -10000}", "shadow: {radius: 1, x: -10001}"),
        ("shadow: {radius: 1, y: 10000}", "shadow: {radius: 1, y: 10001}"), ("frame: {width: 0}", "frame: {width: -1}"),
    ]) func modifiersHaveLimits(_ good: String, _ bad: String) {
        #expect(isTaken(Self.live("{text: a, \(good)}")) && !isTaken(Self.live("{text: a, \(bad)}")))
    }

    @Test(arguments: [
        ("{progress: 0}", "{progress: -0.1}"), ("{gauge: 1}", "{gauge: 1.1}"), ("{spacer: 0}", "{spacer: -1}"),
        ("{grid: {columns: 100, children: []}}", "{grid: {columns: 101, children: []}}"),
        ("{grid: {columns: 1, children: []}}", "{grid: {columns: 0, children: []}}"),
        ("{divider: null}", "{divider: 0}"),
        ("{gradient: {colors: [tint, label]}}", "{gradient: {colors: [tint]}}"), ("{spacer: null}", "{spacer: a}"),
    ]) func elementsHaveLimits(_ good: String, _ bad: String) {
        #expect(isTaken(Self.live(good)) && !isTaken(Self.live(bad)))
    }

    @Test(arguments: [
        ("traits: {transcriptWidth: 10000}", "traits: {transcriptWidth: 10000.5}"),
        ("traits: {transcriptWidth: 0.5}", "traits: {transcriptWidth: 0}"),
        ("traits: {displayScale: 1}", "traits: {displayScale: 0}"),
        ("traits: {displayScale: 3}", "traits: {displayScale: 4}"),
        ("participants: {a: A}\nsender: a", "participants: {a: A}\nsender: b"),
        ("participants: {a: A}\nviewer: a", "participants: {a: A}\nviewer: A"),
        ("strings: {en: {a: {other: b}}}", "strings: {en: {a: {one: b}}}"),
        ("strings: {en: {a: b}, de: {}}", "strings: {en: {a: b}, EN: {}}"),
        ("expect: [{sameWidth: [en, de]}]", "expect: [{sameWidth: [en]}]"),
        ("expect: [{node: caption, contrast: 21}]", "expect: [{node: caption, contrast: 22}]"),
        ("expect: [{node: caption, contrast: 1}]", "expect: [{node: caption, contrast: 0}]"),
        ("expect: [{width: 1}]", "expect: []"),
        ("expect: [{node: caption, x: -5}]", "expect: [{x: -5}]"), ("blank: a", "blank: 1"),
    ]) func theRestHasLimits(_ good: String, _ bad: String) {
        #expect(isTaken(Self.message + good) && !isTaken(Self.message + bad))
    }

    /// Who takes part: a hundred at most, each with an identifier of up to 128 characters and without a dollar.
    @Test func participantsHaveLimits() {
        func people(_ count: Int) -> String {
            Self.message + "participants: {" + (1...count).map { "p\($0): x" }.joined(separator: ", ") + "}"
        }
        #expect(isTaken(people(100)) && !isTaken(people(101)))
        func person(_ identifier: String) -> String { Self.message + "participants: {\"\(identifier)\": x}" }
        #expect(
            isTaken(person(String(repeating: "é", count: 128))) && !isTaken(person(String(repeating: "é", count: 129))))
        #expect(!isTaken(person("a$b")) && !isTaken(person("")) && isTaken(person(" ")))
    }

    /// What an effect has where the scene does not say it: a line of one point, a shadow below nothing ("Apple, View.shadow").
    @Test func effectsHaveStandards() throws {
        func record(_ effect: String) throws -> LayoutRecord {
            try BalloonScene(text: Self.live("{fill: tint, \(effect), frame: {width: 90, height: 60}}"), file: "a.yaml")
                .layout(fonts: fonts()).record
        }
        for (short, long, other) in [
            ("border: {color: label}", "border: {color: label, width: 1}", "border: {color: label, width: 2}"),
            ("shadow: {radius: 3}", "shadow: {radius: 3, x: 0, y: 0}", "shadow: {radius: 3, x: 0, y: 2}"),
            ("shadow: {radius: 3, y: 2}", "shadow: {radius: 3, x: 0, y: 2}", "shadow: {radius: 3, x: 2, y: 0}"),
            (
                "shadow: {radius: 3}", "shadow: {radius: 3, color: \"#00000054\"}",
                "shadow: {radius: 3, color: \"#000000\"}"
            ),
        ] {
            #expect(try record(short) == record(long) && record(short) != record(other))
        }
    }
}
