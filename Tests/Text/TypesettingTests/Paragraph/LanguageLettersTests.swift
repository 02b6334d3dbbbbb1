import Testing

@testable import Typesetting

@Suite struct LanguageLettersTests {
    private static let blocks: [(language: String, letters: ClosedRange<UInt16>?)] = [
        ("pa", 0x0A00...0x0A7F), ("pa-Arab", 0x0600...0x06FF), ("uz", nil), ("uz-Arab-AF", 0x0600...0x06FF),
        ("hi-Latn", nil), ("HI", 0x0900...0x097F), ("zh-Hant-TW", 0x4E00...0x9FFF), ("ja", 0x3040...0x30FF),
        ("", nil), ("de", nil), ("th-TH", 0x0E00...0x0E7F), ("ar-EG", 0x0600...0x06FF), ("sr-Latn", nil),
        ("en-US", nil), ("sr-RS", nil), ("pa-IN", 0x0A00...0x0A7F), ("ja-JP-u-lb-strict", 0x3040...0x30FF),
        ("am", 0x1200...0x137F), ("ar", 0x0600...0x06FF), ("as", 0x0980...0x09FF), ("bn", 0x0980...0x09FF),
        ("fa", 0x0600...0x06FF), ("gu", 0x0A80...0x0AFF), ("he", 0x0590...0x05FF), ("hy", 0x0530...0x058F),
        ("ka", 0x10A0...0x10FF), ("km", 0x1780...0x17FF), ("kn", 0x0C80...0x0CFF), ("ko", 0xAC00...0xD7A3),
        ("lo", 0x0E80...0x0EFF), ("ml", 0x0D00...0x0D7F), ("mr", 0x0900...0x097F), ("my", 0x1000...0x109F),
        ("ne", 0x0900...0x097F), ("or", 0x0B00...0x0B7F), ("si", 0x0D80...0x0DFF), ("ta", 0x0B80...0x0BFF),
        ("te", 0x0C00...0x0C7F), ("ur", 0x0600...0x06FF), ("yi", 0x0590...0x05FF), ("zh", 0x4E00...0x9FFF),
        ("ur-Aran", 0x0600...0x06FF), ("ckb", 0x0600...0x06FF), ("ti", 0x1200...0x137F), ("sd", 0x0600...0x06FF),
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
