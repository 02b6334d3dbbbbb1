import Testing

@testable import Goldens

/// Sentences that differ only in numbers, or in the words of languages, are one sentence.
struct CauseSentenceTests {
    private static func said(_ sentences: [(String, String)], areOfWords: Bool = true) -> CauseSentences {
        CauseSentences(
            sentences.enumerated().map { index, said in
                CauseSentences.Statement(
                    sentence: said.0, locale: said.1, isOfWords: areOfWords,
                    rank: (0, 1, said.1 == "en" ? 0 : 1, 300, index))
            })
    }

    @Test(arguments: [
        (["contrast 1.9 of 3", "contrast 2.85 of 3", "contrast 2.4 of 3"], "contrast 1.9 to 2.85 of 3"),
        (["bar moved 10 left", "bar moved 9.5 left"], "bar moved 9.5 to 10 left"),
        (["at (-2, 4)", "at (-10, 4)"], "at (-10 to -2, 4)"), (["padding 12", "padding 12"], "padding 12"),
    ])
    func numbersAreARange(_ sentences: [String], _ expected: String) {
        let told = Self.said(sentences.map { ($0, "en") })
        #expect(told.headline == expected && told.variants.isEmpty)
    }

    /// A color, a name, a size in pixels and a quotation hold digits and are no numbers.
    @Test(arguments: [
        ("color #112233, in a", "color #445566, in a"), ("text-2 moved", "text-3 moved"), ("842x651", "800x651"),
        ("caption reads “Dinner at 7”", "caption reads “Dinner at 8”"), ("U+00A0", "U+00A1"),
    ])
    func digitsOfNamesAreNoNumbers(_ one: String, _ other: String) {
        let told = Self.said([(one, "en"), (other, "en")])
        #expect(told.headline == one && told.variants == [other])
    }

    @Test func oneKeyInManyLanguagesHasOneHeadline() {
        let told = Self.said([
            ("string “a” reads “Essen” instead of “Mahl”", "de"), ("string “a” reads “Food” instead of “Meal”", "en"),
            ("string “a” reads “Repas” instead of “Mets”", "fr"),
        ])
        #expect(told.headline.hasPrefix("string “a” reads “Food” instead of “Meal”") && told.variants.isEmpty)
        #expect(told.headline.contains("de") && told.headline.contains("fr") && told.shown.count == 3)
        // All of them are said, since whoever accepts the cause accepts them all.
        #expect(told.languages.map(\.locale) == ["en", "de", "fr"] && told.languages.map(\.cellCount) == [1, 1, 1])
        #expect(told.languages[2].sentence == "string “a” reads “Repas” instead of “Mets”")
    }

    @Test func oneTextForAllLanguagesIsSaidOnce() {
        let told = Self.said([("caption reads “Hi”", "de"), ("caption reads “Hi”", "en")])
        #expect(told.languages.isEmpty)
    }

    /// A text's words can be its name: whose color changed in all languages is one sentence without a list of them.
    @Test func wordsThatOnlyNameATextAreNotListed() {
        let told = Self.said(
            [("weight bold, in text “Mahl”", "de"), ("weight bold, in text “Meal”", "en")], areOfWords: false)
        #expect(told.headline == "weight bold, in text “Meal”" && told.variants.isEmpty)
    }

    @Test func theStatementOfMostCellsIsTheHeadline() {
        let told = Self.said([("color #1", "en"), ("color #2", "en"), ("color #2", "de")])
        #expect(told.headline == "color #2" && told.variants == ["color #1"])
    }

    @Test func aQuotationMayHoldAnother() {
        let form = SentenceForm("a reads “he said “7” twice” 12 wider")
        #expect(form.quotations == ["“he said “7” twice”"] && form.fillings.count == 2)
        #expect(SentenceForm("an open “quotation 7").fillings.count == 1)
    }

    /// Words of two languages are one statement; two words of one language are two.
    @Test(arguments: [
        (["en", "de"], 1), (["de", "en"], 1), (["en", "de", "fr"], 1), (["en", "en"], 2), (["de", "de", "en"], 1),
        (["en"], 1),
    ]) func languagesAreOneStatement(_ locales: [String], _ count: Int) {
        let told = Self.said(locales.enumerated().map { ("caption reads “\($0)a”", $1) })
        #expect(1 + told.variants.count == count && told.shown.count == (count == 1 ? locales.count : 1))
        #expect(told.languages.isEmpty == (Set(locales).count == 1))
    }

    /// A number stands at the beginning, after a space or after a bracket, and is not a part of a word.
    @Test(arguments: [
        ("7", 1), ("a 7", 1), ("a -7", 1), ("a (7)", 1), ("a 7.5 b", 1), ("a 7 8", 2), ("“b” 7", 2), ("“b”7", 1),
        (" “b”7", 1), ("a7", 0), ("a 7px", 0), ("a 7_", 0), ("a -b", 0), ("a/7", 0),
    ])
    func aNumberIsAWordOfItsOwn(_ sentence: String, _ count: Int) {
        #expect(SentenceForm(sentence).fillings.count == count)
    }
}
