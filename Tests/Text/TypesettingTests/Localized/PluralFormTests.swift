import Testing

@testable import Typesetting

/// The form of a number, by the rules of "Unicode CLDR 47, plural rules" as they are written there.
struct PluralFormTests {
    private static let numbers = [0, 1, 2, 3, 5, 11, 21, 100]

    /// Worked out by hand from the rules: zero, one, two, few, many, other by their first letters, m for many.
    @Test(arguments: [
        ("en", "x1xxxxxx"), ("de", "x1xxxxxx"), ("es", "x1xxxxxx"), ("fr", "11xxxxxx"), ("pt-BR", "11xxxxxx"),
        ("pt-PT", "x1xxxxxx"), ("hi", "11xxxxxx"), ("ja", "xxxxxxxx"), ("zh-Hans", "xxxxxxxx"), ("tr", "x1xxxxxx"),
        ("ru", "m1ffmm1m"), ("uk", "m1ffmm1m"), ("pl", "m1ffmmmm"), ("cs", "x1ffxxxx"), ("lt", "x1fffx1x"),
        ("lv", "z1xxxz1z"), ("ro", "f1ffffxx"), ("sl", "x12fxxxx"), ("he", "x12xxxxx"), ("ga", "x12ffxxx"),
        ("cy", "z12fxxxx"), ("ar", "z12ffmmx"), ("ar-EG", "z12ffmmx"),
    ])
    func ofWholeNumbers(_ language: String, _ forms: String) {
        #expect(Self.letters(Self.numbers, PluralRules(language: language)) == forms)
    }

    /// 1st, 2nd, 3rd, 11th, 21st of English; 1er of French; l'8, l'11, l'80, l'800 of Italian.
    @Test(arguments: [
        ("en", [1, 2, 3, 4, 11, 12, 13, 21, 22, 103], "12fxxxx12f"), ("fr", [0, 1, 2, 21], "x1xx"),
        ("it", [1, 8, 11, 18, 80, 800], "xmmxmm"), ("sv", [1, 2, 3, 11, 12, 21, 22], "11xxx11"),
        ("de", [1, 2, 3], "xxx"),
    ])
    func ofOrdinals(_ language: String, _ numbers: [Int], _ forms: String) {
        #expect(Self.letters(numbers, PluralRules(language: language, kind: .ordinal)) == forms)
    }

    /// "1.0 km" is not "1 km": the rules ask for the digits that are shown.
    @Test(arguments: [
        ("en", 1.0, 0, PluralForm.one), ("en", 1.0, 1, .other), ("de", 1.0, 2, .other), ("fr", 1.5, 1, .one),
        ("fr", 2.0, 1, .other), ("ru", 1.5, 1, .other), ("ru", 5.0, 0, .many), ("cs", 1.5, 1, .many),
        ("pl", 2.5, 1, .other), ("lv", 0.1, 1, .one),
    ])
    func ofFractions(_ language: String, _ number: Double, _ digits: Int, _ form: PluralForm) {
        #expect(PluralRules(language: language).form(of: number, fractionDigits: digits) == form)
    }

    @Test("A language that nobody knows has one form") func ofOthers() {
        #expect(Self.letters(Self.numbers, PluralRules(language: "qaa")) == "xxxxxxxx")
    }

    @Test("Threads have rules of their own, which agree") func onThreads() async {
        let languages = ["en", "ru", "ar", "lv", "pl", "ja"]
        let expected = languages.map { Self.letters(Self.numbers, PluralRules(language: $0)) }
        await withTaskGroup(of: [String].self) { group in
            for _ in 0..<8 {
                group.addTask { languages.map { Self.letters(Self.numbers, PluralRules(language: $0)) } }
            }
            for await found in group { #expect(found == expected) }
        }
    }

    private static func letters(_ numbers: [Int], _ rules: PluralRules) -> String {
        let letters: [PluralForm: Character] = [
            .zero: "z", .one: "1", .two: "2", .few: "f", .many: "m", .other: "x",
        ]
        return String(numbers.map { letters[rules.form(of: Double($0))] ?? "?" })
    }
}
