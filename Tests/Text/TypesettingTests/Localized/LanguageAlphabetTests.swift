import TestSupport
import Testing

@testable import Typesetting

/// "Unicode CLDR, main exemplar characters": the letters of languages, and the widest of them.
@Suite(.neverHangs) struct LanguageAlphabetTests {
    @Test(arguments: [
        ("en", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"), ("de", "äöüßÄÖÜzZ"), ("fr", "éÉçÇœŒ"),
        ("ru", "абвгдежзийклмнопрстуфхцчшщъыьэюяЖЩЮ"), ("el", "αωΑΩ"), ("he", "אבגדהוזחטיכלמנסעפצקרשת"), ("hi", "कखग"),
        ("tr", "ığşĞŞ"),
    ])
    func lettersAndTheirCapitals(_ language: String, _ letters: String) {
        let found = LanguageAlphabet.letters(of: language)
        #expect(Set(letters).isSubset(of: found) && Set(found).count == found.count)
    }

    /// ß has no capital of one letter in Unicode; marks and letters of others are none.
    @Test func nothingElseIsALetter() {
        let german = LanguageAlphabet.letters(of: "de")
        #expect(german.count == 59 && !german.contains("é") && !german.contains("1"))
        #expect(LanguageAlphabet.letters(of: "en").count == 52)
        #expect(!LanguageAlphabet.letters(of: "he").contains("a"))
    }

    /// In Latin W is the widest capital, and no letter of a language is wider than its widest.
    @Test(arguments: ["en", "he", "sr", "sr-Latn", "fil"]) func theWidestLetterIsNotExceeded(_ language: String) throws
    {
        let fonts = try sharedFonts.get()
        let text = try fonts.widestText(letterCount: 5, language: language)
        #expect(text.count == 5 && Set(text).count == 1)
        #expect(LanguageAlphabet.letters(of: language).contains(text[text.startIndex]))
        func width(_ text: String) throws -> Double { try paragraph(text, language: language).maximumContentWidth }
        let widest = try width(text)
        for letter in LanguageAlphabet.letters(of: language) {
            #expect(try width(String(repeating: letter, count: 5)) <= widest + 0.01, "\(letter)")
        }
        if language == "en" { #expect(text == "WWWWW") }
    }
}
