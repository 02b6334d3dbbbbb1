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
}
