import Testing
import ViewLayout

@testable import Scenes

/// Traits and axes as scenes write them, and who takes part.
struct SceneParserTraitsTests {
    private static let message = "message: {layout: {template: {caption: a}}}\n"

    private func kinds(_ more: String) -> [String] {
        do {
            _ = try BalloonScene(text: Self.message + more, file: "a.yaml")
            return []
        } catch { return ((error as? SceneError)?.all ?? []).map(\.kind.rawValue) }
    }

    /// A value by its long or its short name; lengths are positive; what is like a name of another tool is none.
    @Test(arguments: [
        ("preferredContentSizeCategory: L", []), ("preferredContentSizeCategory: large", []),
        ("preferredContentSizeCategory: l", ["badValue"]), ("preferredContentSizeCategory: AX5", []),
        ("preferredContentSizeCategory: AX6", ["badValue"]), ("transcriptWidth: 0", ["badValue"]),
        ("transcriptWidth: 0.5", []), ("transcriptWidth: 10000", []), ("transcriptWidth: 10001", ["badValue"]),
        ("transcriptWidth: wide", ["wrongType"]), ("locale: en", []), ("locale: no", []),
        ("locale: \"e n\"", ["badValue"]),
        ("locale: 5", ["wrongType"]), ("hasApp: false", []), ("hasApp: no", ["wrongType"]), ("displayScale: 1", []),
        ("displayScale: 0", ["badValue"]), ("userInterfaceStyle: dark", []),
        ("userInterfaceStyle: night", ["badValue"]),
        ("zoom: 1", ["unknownKey"]), ("receiver: macos, userInterfaceIdiom: watch", ["conflict"]),
    ]) func aTraitHasItsValues(_ trait: String, _ expected: [String]) {
        #expect(kinds("traits: {\(trait)}") == expected)
    }

    /// Each value of an axis once, in a list, or all of a few names.
    @Test(arguments: [
        ("transcriptWidths: [320]", []), ("transcriptWidths: [320, 320.0]", ["badValue"]),
        ("transcriptWidths: []", ["badValue"]),
        ("transcriptWidths: 320", ["wrongType"]), ("transcriptWidths: all", ["wrongType"]),
        ("transcriptWidths: 320-440", ["wrongType"]), ("transcriptWidths: [320-440]", ["wrongType"]),
        ("preferredContentSizeCategories: all", []), ("preferredContentSizeCategories: [L, large]", ["badValue"]),
        ("locales: [en, de]", []), ("locales: [en, en]", ["badValue"]), ("locales: all", ["wrongType"]),
        ("userInterfaceStyles: all", []), ("cover: pairs", []), ("cover: some", ["badValue"]),
        ("widths: [320]", ["unknownKey"]),
    ]) func anAxisIsAList(_ axis: String, _ expected: [String]) {
        #expect(["goldens", "sweep"].map { kinds("\($0): {\(axis)}") } == [expected, expected])
    }

    /// Groups of Messages have 32, and a UUID has 36 characters: a hundred of 128 are more than enough.
    @Test(arguments: [
        (100, 128, []), (101, 128, ["badValue"]), (1, 129, ["badValue"]), (100, 129, ["badValue"]), (0, 0, []),
    ]) func participantsHaveALimit(_ count: Int, _ length: Int, _ expected: [String]) {
        let people = (0..<count).map { index in
            let name = "p\(index)"
            return name + String(repeating: "x", count: (index == 0 ? length : 8) - name.count) + ": A"
        }
        #expect(kinds("participants: {\(people.joined(separator: ", "))}") == expected)
    }

    @Test(arguments: [
        ("participants: {\"\": A}", ["badValue"]), ("participants: {a$b: A}", ["badValue"]),
        ("participants: {a: 5}", ["wrongType"]),
        ("participants: [a]", ["wrongType"]), ("participants: {a: A}\nsender: a", []),
        ("participants: {a: A}\nsender: b", ["unknownName"]),
        ("participants: {a: A}\nviewer: b", ["unknownName"]), ("sender: a", ["unknownName"]),
        ("participants: {a: A, A: B}\nsender: A", []),
    ]) func whoTakesPartIsNamed(_ more: String, _ expected: [String]) { #expect(kinds(more) == expected) }

    /// A scene shows one thing.
    @Test(arguments: [
        ("", ["missingKey"]), ("stickers: {stickers: []}", []),
        ("viewer: a\nparticipants: {a: A}\ntranscript: {entries: []}", []),
        (message + "stickers: {stickers: []}", ["conflict"]), (message + "transcript: {entries: []}", ["conflict"]),
    ]) func aSceneShowsOneThing(_ text: String, _ expected: [String]) {
        do {
            _ = try BalloonScene(text: "traits: {locale: en}\n" + text, file: "a.yaml")
            #expect(expected.isEmpty)
        } catch { #expect(((error as? SceneError)?.all ?? []).map(\.kind.rawValue) == expected) }
    }

    /// A string is a text, or one for each plural form or device, with one for the others.
    @Test(arguments: [
        ("{en: {k: a}}", []), ("{en: {k: {other: a}}}", []), ("{en: {k: {one: a, other: b}}}", []),
        ("{en: {k: {one: a}}}", ["missingKey"]),
        ("{en: {k: {mac: a, other: b}}}", []), ("{en: {k: {mac: a, one: b, other: c}}}", ["badValue"]),
        ("{en: {k: {mac: {one: a, other: b}, other: c}}}", []), ("{en: {k: 5}}", ["wrongType"]),
        ("{en: {k: {several: a, other: b}}}", ["unknownKey"]), ("{en: {k: a}, EN: {k: b}}", ["duplicateKey"]),
        ("{en: {k: a}, de: {k: b}, \"d e\": {k: c}}", ["badValue"]), ("{en: {k: [a]}}", ["wrongType"]),
        ("[a]", ["wrongType"]),
    ]) func aStringHasItsForms(_ strings: String, _ expected: [String]) {
        #expect(kinds("strings: \(strings)") == expected)
    }
}
