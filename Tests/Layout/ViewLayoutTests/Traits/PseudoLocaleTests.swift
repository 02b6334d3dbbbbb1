import Testing

@testable import ViewLayout

/// Locales that nobody speaks (CLDR's regions XA and XB, and Xcode's pseudo-languages as private use).
@Suite struct PseudoLocaleTests {
    @Test(
        arguments: [
            ("en-XA", .accented), ("en-xa", .accented), ("de-Latn-XA", .accented), ("ar-XB", .rightToLeftStrings),
            ("en-x-rtl", .rightToLeft), ("de-DE-x-double", .doubleLength), ("EN-X-RTL", .rightToLeft), ("en", nil),
            ("xa", nil), ("xb-DE", nil), ("en-US", nil), ("en-x-other", nil), ("en-x", nil), ("ar", nil),
            ("en-x-double-rtl", .doubleLength),
        ] as [(String, PseudoLocale?)])
    func tags(_ tag: String, _ pseudo: PseudoLocale?) {
        #expect(PseudoLocale(locale: tag) == pseudo)
    }

    /// A word that the sentence about a wrong tag has; nil for a tag that is taken.
    @Test(
        arguments: [
            ("en", nil), ("zh-Hant-TW", nil), ("en-XA", nil), ("en-x-rtl", nil), ("fil", nil), ("e n", "BCP 47"),
            ("", "BCP 47"), ("en_US", "such as en-US"), ("e_n", "such as en or"), ("english", "BCP 47"),
            ("en-x-rlt", "en-x-rtl"),
            ("de-x-doubel", "de-x-double"), ("de-x-nothing", "x-nothing"), ("ja-u-lb-strict", nil),
            ("ja-u-lb-wrong", "lb"), ("jp", "ja"), ("cn-TW", "zh"), ("gr", "el"), ("xx", "BCP 47"), ("zz-DE", "BCP 47"),
            ("iw", nil), ("sh", nil), ("nb", nil), ("yue", nil), ("tok", nil),
        ] as [(String, String?)])
    func problems(_ tag: String, _ word: String?) {
        let problem = LocaleTag.problem(tag)
        #expect((problem == nil) == (word == nil), "\(problem ?? "")")
        if let word { #expect(problem?.contains(word) == true, "\(problem ?? "")") }
    }
}
