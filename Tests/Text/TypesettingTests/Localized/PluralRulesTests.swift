import Testing

@testable import Typesetting

/// Which plural forms are for several whole numbers ("Unicode CLDR 47, plural rules, cardinal").
struct PluralRulesTests {
    @Test(arguments: [
        // 1 alone.
        ("en", false), ("de", false), ("es", false), ("it", false), ("pl", false), ("cs", false), ("da", false),
        ("ar", false), ("he", false), ("cy", false), ("ga", false), ("ro", false), ("nl-BE", false),
        // 0 and 1; only in Europe is Portuguese as English.
        ("fr", true), ("fr-CA", true), ("hi", true), ("fa", true), ("pt", true), ("pt-BR", true), ("pt-PT", false),
        ("PT-pt", false), ("pt-PT-u-nu-latn", false),
        // 1, 21, 31; 1 and 101; 1, 2 and 3.
        ("ru", true), ("uk", true), ("hr", true), ("sr-Latn", true), ("lt", true), ("lv", true), ("is", true),
        ("mk", true), ("sl", true), ("fil", true),
    ])
    func one(_ locale: String, _ isForSeveral: Bool) {
        #expect(PluralRules(language: locale).isForSeveralNumbers(.one) == isForSeveral)
    }

    /// 2 alone; 2 and 102, or 2 and 12.
    @Test(arguments: [
        ("ar", false), ("he", false), ("cy", false), ("ga", false), ("sl", true), ("gd", true), ("br", true),
    ])
    func two(_ locale: String, _ isForSeveral: Bool) {
        #expect(PluralRules(language: locale).isForSeveralNumbers(.two) == isForSeveral)
    }

    /// 0 alone; 0, 10 and 11.
    @Test(arguments: [("ar", false), ("cy", false), ("ksh", false), ("lv", true), ("prg", true)])
    func zero(_ locale: String, _ isForSeveral: Bool) {
        #expect(PluralRules(language: locale).isForSeveralNumbers(.zero) == isForSeveral)
    }

    @Test(arguments: [
        ("ru", PluralForm.few), ("ru", .many), ("ar", .few), ("ar", .many), ("ar", .other), ("en", .other),
    ])
    func theRest(_ locale: String, _ form: PluralForm) {
        #expect(PluralRules(language: locale).isForSeveralNumbers(form))
    }

    @Test("A form that a language does not have is for no number", arguments: ["en", "ja", "pt-BR"])
    func formsOfOthers(_ locale: String) {
        #expect(!PluralRules(language: locale).isForSeveralNumbers(.few))
    }

    /// As Babel 2.18 has CLDR 47, for languages that other tests do not name.
    @Test(arguments: [
        ("uk", "one few many other"), ("be", "one few many other"), ("hr", "one few other"), ("sk", "one few other"),
        ("sr-Cyrl", "one few other"), ("ko", "other"), ("vi", "other"), ("id", "other"), ("ms", "other"),
        ("mt", "one two few many other"), ("gd", "one two few other"), ("fr", "one other"), ("pt-PT", "one other"),
        ("hi", "one other"), ("tr", "one other"), ("sv", "one other"), ("DE", "one other"), ("JA-jp", "other"),
        ("en", "one other"), ("zh-Hant", "other"), ("ru", "one few many other"), ("cs", "one few other"),
        ("ro", "one few other"), ("lv", "zero one other"), ("he", "one two other"), ("sl", "one two few other"),
        ("ar", "zero one two few many other"), ("cy", "zero one two few many other"), ("fil", "one other"),
    ])
    func forms(_ locale: String, _ names: String) {
        #expect(PluralRules(language: locale).forms.map(\.rawValue).joined(separator: " ") == names)
    }

    /// 1st, 2nd, 3rd and 4th of English, and 1er of French; 8, 11 and 80 of Italian ("Unicode CLDR, ordinal").
    @Test(arguments: [
        ("en", "one two few other", "one two few other"), ("fr", "one other", "other"),
        ("it", "many other", "many other"),
        ("sv", "one other", "one other"), ("de", "other", "other"), ("uk", "few other", "few other"),
    ])
    func ordinalForms(_ locale: String, _ names: String, _ several: String) {
        let rules = PluralRules(language: locale, kind: .ordinal)
        #expect(rules.forms.map(\.rawValue).joined(separator: " ") == names)
        #expect(
            PluralForm.allCases.filter(rules.isForSeveralNumbers).map(\.rawValue).joined(separator: " ") == several)
    }
}
