import Testing

@testable import Typesetting

@Suite struct LanguageLettersTests {
    private static let blocks: [(language: String, letters: ClosedRange<UInt16>?)] = [
        ("pa", 0x0A00...0x0A7F), ("pa-Arab", 0x0600...0x06FF), ("uz", nil), ("uz-Arab-AF", 0x0600...0x06FF),
        ("hi-Latn", nil), ("HI", 0x0900...0x097F), ("zh-Hant-TW", 0x4E00...0x9FFF), ("ja", 0x3040...0x30FF),
        ("", nil), ("de", nil),
    ]

    /// BCP 47, 2.2.3: a script subtag says in which script a language is written, whatever is usual for it.
    @Test(arguments: blocks.indices)
    func aLetterIsOfTheScriptOfItsLanguage(_ index: Int) {
        let (language, block) = Self.blocks[index]
        let letter = LanguageLetters.letter(of: language)
        #expect((letter == nil) == (block == nil))
        if let letter, let block { #expect(block.contains(letter)) }
    }
}
