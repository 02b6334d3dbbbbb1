import Testing

@testable import Scenes

/// Where the string of a locale is looked for.
struct SceneStringsTests {
    private static let strings = SceneStrings(
        tables: [
            "en": ["a": "en", "b": "en"], "zh": ["a": "zh"], "zh-Hant": ["a": "zh-Hant"], "pt-BR": ["a": "pt-BR"],
            "ar": ["a": "ar"],
        ].mapValues { $0.mapValues { LocalizedString(.text($0)) } })

    @Test(arguments: [
        ("a", "zh-Hant-TW", "zh-Hant", false), ("a", "zh-Hant", "zh-Hant", false), ("a", "zh-Hans-CN", "zh", false),
        ("a", "zh", "zh", false), ("a", "ZH-hant", "zh-Hant", false), ("a", "ar-EG", "ar", false),
        // A shorter tag stands for a longer one, and no longer one for a shorter.
        ("a", "pt-BR", "pt-BR", false), ("a", "pt", "en", true), ("a", "pt-PT", "en", true),
        ("b", "zh-Hant", "en", true), ("b", "en", "en", false), ("b", "en-GB", "en", false),
        ("b", "EN-gb", "en", false),
        ("b", "de", "en", true),
        // Made from the source language, though its tag begins with that of Arabic.
        ("a", "ar-XB", "en", false),
    ])
    func theNearestTableHasTheString(_ key: String, _ locale: String, _ text: String, _ isMissing: Bool) throws {
        let match = try #require(Self.strings.match(key, locale: locale))
        #expect(match.string.value == .text(text) && match.isMissingTranslation == isMissing)
    }

    @Test func aKeyThatNobodyHasIsNone() {
        for key in ["c", "A", ""] { #expect(Self.strings.match(key, locale: "en")?.string == nil) }
        #expect(Self.strings.keys == ["a", "b"])
    }
}
