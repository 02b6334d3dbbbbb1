import Testing

@testable import Typesetting

/// The parts of BCP 47 tags.
struct LanguageSubtagsTests {
    /// "Unicode CLDR, likelySubtags".
    @Test(arguments: [
        ("en", "en latn us"), ("EN-gb", "en latn gb"), ("zh-TW", "zh hant tw"), ("zh", "zh hans cn"),
        ("zh-Hant", "zh hant tw"),
        ("zh-HK", "zh hant hk"), ("ja-u-lb-strict", "ja jpan jp"), ("sr", "sr cyrl rs"), ("pa-PK", "pa arab pk"),
        ("es-419", "es latn 419"), ("en-x-hb", "en latn us"),
    ])
    func theLikelyScriptAndRegionAreAdded(_ tag: String, _ parts: String) {
        #expect(LanguageSubtags.likely(for: tag).joined(separator: " ") == parts)
    }

    @Test(arguments: [
        ("en", true), ("de", true), ("iw", true), ("he", true), ("zu", true), ("qq", false), ("xx", false), ("", false),
    ])
    func languagesOfTwoLetters(_ code: String, _ isKnown: Bool) {
        #expect(LanguageSubtags.isLanguage(twoLetters: code) == isKnown)
    }

    /// A language must have every part of a range (Fonts/README.md).
    @Test(
        arguments: [
            (["zh-Hant"], "zh-TW", true), (["zh-Hant"], "zh", false), (["zh-Hant"], "ja", false),
            (["zh-HK"], "zh-TW", false),
            (["zh-HK"], "zh-Hant-HK", true), (["zh"], "zh-Hant", true), (["ja", "ko"], "ko-KR", true),
            (["KO"], "ko", true),
            (["ja", "ko"], "zh", false), ([], "ja", false), (["hant"], "zh-TW", false),
        ] as [([String], String, Bool)])
    func aRangeHoldsItsLanguages(_ ranges: [String], _ language: String, _ isHeld: Bool) {
        #expect(FontLanguages(ranges).contains(LanguageSubtags.likely(for: language)) == isHeld)
        #expect(FontLanguages(ranges).isEmpty == ranges.isEmpty && FontLanguages.none.isEmpty)
    }
}
