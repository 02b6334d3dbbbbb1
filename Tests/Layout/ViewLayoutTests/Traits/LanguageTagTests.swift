import Testing

@testable import ViewLayout

@Suite struct LanguageTagTests {
    @Test(arguments: [
        "ar", "ar-EG", "he", "iw", "fa-IR", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "ks", "az-Arab", "pa-PK",
        "uz-AF", "ar-u-nu-latn", "AR_eg", "ku-Arab-IQ", "en-XB", "ar-XB", "az-IR", "nqo", "ff-Adlm",
    ])
    func rightToLeft(_ tag: String) {
        #expect(LanguageTag(tag).layoutDirection == .rightToLeft)
    }

    @Test(arguments: [
        "en", "en-US", "th", "ja", "zh-Hant-TW", "ar-Latn", "az", "pa", "pa-IN", "uz-Latn-AF", "sd-Deva", "tr", "",
        "x", "und", "en-XA", "az-Latn-IR", "en-u-ca-islamic", "ku", "sr-Cyrl",
    ])
    func leftToRight(_ tag: String) {
        #expect(LanguageTag(tag).layoutDirection == .leftToRight)
    }

    @Test func parts() {
        let tag = LanguageTag("ZH-hant-tw-u-lb-strict")
        #expect(tag.language == "zh")
        #expect(tag.script == "hant")
        #expect(tag.region == "TW")
        #expect(LanguageTag("es-419").region == "419")
        // What follows an extension's singleton is no region: `u-nu-…` has two-letter keys.
        #expect(LanguageTag("en-u-nu-latn").region == nil)
    }

    /// "RFC 5646", 2.2: behind the language stand extended languages of three letters, a script of four letters, a region
    /// of two letters or three digits, and variants, in this order.
    @Test(
        arguments: [
            ("zh-yue", nil, nil), ("zh-yue-HK", nil, "HK"), ("zh-yue-Hant-HK", "hant", "HK"),
            ("sr-Latn-RS", "latn", "RS"),
            ("de-CH-1996", nil, "CH"), ("sl-rozaj", nil, nil), ("es_419", nil, "419"), ("en-a-bb-cc", nil, nil),
            ("en-US-x-GB", nil, "US"),
        ] as [(String, String?, String?)])
    func scriptsAndRegions(_ text: String, _ script: String?, _ region: String?) {
        let tag = LanguageTag(text)
        #expect(tag.script == script && tag.region == region)
    }

    /// "UTS #35, Unicode Locale Data Markup Language", 3.6.1: `lb` is strict, normal or loose, `lw` normal, keepall or
    /// phrase. "RFC 5646", 2.2.7: what stands behind `x` is private.
    @Test(arguments: [
        ("en", true), ("ja-u-lb-strict", true), ("ja-u-lb-loose-lw-phrase", true), ("ko-u-lw-keepall", true),
        ("ja-u-lb-hard", false), ("ja-u-lb", false), ("ko-u-ca-gregory-lw-words", false), ("ja-JP-u-lb-STRICT", true),
        ("en-x-u-lb-hard", true), ("ja-u-nu-latn", true), ("ja-u-nu-latn-x-lb-hard", true),
    ])
    func keywordsOfLineBreaking(tag: String, isGood: Bool) {
        #expect((LanguageTag.lineBreakKeywordProblem(tag) == nil) == isGood)
    }

    /// "RFC 5646", 2.1: a language has two or three letters, other subtags one to eight letters and digits.
    @Test(arguments: [
        ("en", true), ("haw", true), ("e", false), ("engl", false), ("en-US", true), ("zh-Hant-TW", true),
        ("es-419", true),
        ("de-1901", true), ("en-", false), ("", false), ("en--US", false), ("1n", false), ("en_US", false),
        ("en-abcdefghi", false), ("en-ü", false),
    ])
    func shapes(tag: String, isWellFormed: Bool) {
        #expect(LanguageTag.isWellFormed(tag) == isWellFormed)
    }

    /// "RFC 5646", 2.2.7: what stands behind `x` is for private use, whatever it looks like elsewhere.
    @Test(arguments: [
        ("en-x-rtl", ["rtl"]), ("en-US-X-RTL-a-x", ["rtl", "a", "x"]), ("x-rtl", ["rtl"]), ("en-x", []), ("en-rtl", []),
        ("", []),
    ])
    func privateUse(_ tag: String, _ subtags: [String]) {
        #expect(LanguageTag(tag).privateUse == subtags)
        #expect(LanguageTag(tag).layoutDirection == (subtags.contains("rtl") ? .rightToLeft : .leftToRight))
    }
}
