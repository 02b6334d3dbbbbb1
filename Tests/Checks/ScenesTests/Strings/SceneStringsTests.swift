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
        // Another region's Portuguese is nearer than English.
        ("a", "pt-BR", "pt-BR", false), ("a", "pt", "pt-BR", false), ("a", "pt-PT", "pt-BR", false),
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

    @Test(
        "A viewer without an own table reads the nearest language, as on Apple's systems",
        arguments: [
            // The examples of ualoc_localizationsToUse (ICU as published by Apple, ualoc.h).
            ("zh", "zh-CN zh-TW zh-Hans zh-Hant", "zh-Hans"), ("zh", "zh-CN zh-TW", "zh-CN"),
            ("zh-Hant-HK", "zh-CN zh-TW", "zh-TW"), ("zh-Hant-HK", "zh-CN zh-TW zh-HK", "zh-HK"),
            ("zh-MO", "zh-Hans zh-Hant zh-Hant-HK", "zh-Hant-HK"), ("zh-MO", "zh-CN zh-TW zh-HK", "zh-HK"),
            ("zh-TW", "zh-Hans zh-Hant", "zh-Hant"), ("zh-SG", "zh-Hans zh-Hant", "zh-Hans"),
            ("zh-Hans-HK", "zh-CN zh-TW zh-HK", "zh-CN"),
            ("en-AU", "en en-GB", "en-GB"), ("en-IN", "en en-AU en-GB", "en-GB"), ("en-CA", "en en-GB", "en"),
            ("en-IL", "en en-GB", "en"), ("en-US", "en en-GB", "en"), ("en-FR", "en en-GB", "en-GB"),
            ("es-MX", "es es-419", "es-419"), ("es-AR", "es es-419 es-MX", "es-419"), ("es-ES", "es es-419", "es"),
            ("pt-PT", "pt pt-BR", "pt"), ("pt-MO", "pt pt-BR pt-PT", "pt-PT"), ("pt", "pt-PT pt-BR", "pt-BR"),
            // No reader of one script is shown the other.
            ("zh-Hant", "zh en", "fr"), ("zh-TW", "zh-Hans", "fr"), ("zh-Hans", "zh-HK", "fr"),
            ("sr-Latn", "sr", "fr"), ("sr", "sr-Cyrl-RS sr-Latn", "sr-Cyrl-RS"),
            ("fr-CA", "en", "fr"), ("fr-CH", "fr-CA", "fr"), ("nl", "nl-BE de", "nl-BE"), ("nl", "de", "fr"),
        ])
    func nearest(_ locale: String, _ tags: String, _ expected: String) throws {
        let tables = (tags + " fr").split(separator: " ").map { (String($0), ["a": LocalizedString(.text("\($0)"))]) }
        let strings = SceneStrings(tables: Dictionary(uniqueKeysWithValues: tables), sourceLanguage: "fr")
        #expect(try #require(strings.match("a", locale: locale)).tag == expected)
    }

    @Test("One language is chosen for all keys: what Brazilian texts lack is not read in European ones")
    func oneLanguage() throws {
        let text = LocalizedString(.text("a"))
        let strings = SceneStrings(tables: ["en": ["a": text], "pt-BR": ["b": text], "pt-PT": ["a": text]])
        #expect(try #require(strings.match("a", locale: "pt-BR")).tag == "en")
    }

    @Test("Words of another region follow its plural rules")
    func rules() throws {
        let match = try #require(Self.strings.match("a", locale: "pt-PT"))
        #expect(Self.strings.viewer(of: match, locale: "pt-PT", device: .iphone).language == "pt-BR")
    }

    @Test func aKeyThatNobodyHasIsNone() {
        for key in ["c", "A", ""] { #expect(Self.strings.match(key, locale: "en")?.string == nil) }
        #expect(Self.strings.keys == ["a", "b"])
    }
}
