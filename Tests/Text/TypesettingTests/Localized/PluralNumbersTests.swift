import Testing
import Typesetting

/// The fewest numbers that give every plural form, against what CLDR's rules say.
struct PluralNumbersTests {
    /// CLDR 42: English one and other; Polish one 1, few 2, many 5 (and 0); Arabic has six forms.
    @Test(arguments: [
        (["en"], [0, 1]), (["ja"], [0]), (["pl"], [0, 1, 2]), (["ar"], [0, 1, 2, 3, 11, 100]),
        (["cy"], [0, 1, 2, 3, 4, 6]),
    ])
    func aLanguageHasItsForms(languages: [String], numbers: [Int]) {
        #expect(PluralNumbers.covering(languages) == numbers)
    }

    @Test(arguments: [
        ["lv", "pl"], ["cs", "ga"], ["sl", "mt"], ["ru", "cy"], ["he", "lt", "ro"], ["ar", "sl", "lv"],
    ])
    func numbersAscend(languages: [String]) {
        let chosen = PluralNumbers.covering(languages)
        #expect(chosen == chosen.sorted() && chosen == PluralNumbers.covering(languages.reversed()))
    }

    @Test(arguments: [["en", "ar", "pl"], ["ru", "lt", "sl", "cy"], ["en", "de", "fr", "ja", "ar-EG", "pl", "he"]])
    func everyFormOfEveryLanguageIsThereWithoutANumberToSpare(languages: [String]) {
        let chosen = PluralNumbers.covering(languages)
        func forms(_ numbers: some Sequence<Int>, _ language: String) -> Set<PluralForm> {
            let rules = PluralRules(language: language)
            return Set(numbers.map { rules.form(of: Double($0)) })
        }
        for language in languages { #expect(forms(chosen, language) == forms(0..<1_000, language), "\(language)") }
        for left in chosen.indices {
            let rest = chosen.indices.filter { $0 != left }.map { chosen[$0] }
            #expect(languages.contains { forms(rest, $0) != forms(0..<1_000, $0) }, "\(chosen[left]) is not needed")
        }
        // No language has more forms than numbers are needed at least.
        #expect(chosen.count >= languages.map { forms(0..<1_000, $0).count }.max() ?? 0)
    }
}
