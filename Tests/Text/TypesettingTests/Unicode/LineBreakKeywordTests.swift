import TestSupport
import Testing
import Typesetting

/// The keywords `lb` and `lw` of a language tag, by the table of CSS Text 3, 5.3 (`line-break`), which CLDR's rules
/// follow.
@Suite(.neverHangs) struct LineBreakKeywordTests {
    /// Whether a line may end before a character that stands between ideographs.
    private func breaks(before character: Unicode.Scalar, _ language: String) throws -> Bool {
        try LineOpportunities(Array("字\(character)字".utf16), language: language).contains(1)
    }

    private func breaks(after character: Unicode.Scalar, _ language: String) throws -> Bool {
        try LineOpportunities(Array("字\(character)字".utf16), language: language).contains(2)
    }

    /// "Breaks before Japanese small kana or the Katakana-Hiragana prolonged sound mark": normal and loose, not strict.
    @Test(
        arguments: ["\u{3041}", "\u{3063}", "\u{30E3}", "\u{30FC}", "\u{31F0}", "\u{FF67}", "\u{FF70}"]
            as [Unicode.Scalar])
    func smallKana(_ kana: Unicode.Scalar) throws {
        for language in ["ja", "zh", "ko", "en"] {
            #expect(try !breaks(before: kana, language + "-u-lb-strict"))
            #expect(try breaks(before: kana, language + "-u-lb-normal"))
            #expect(try breaks(before: kana, language + "-u-lb-loose"))
        }
    }

    /// "Breaks before certain CJK hyphen-like characters": normal and loose, when the text is Chinese or Japanese.
    @Test(arguments: ["\u{301C}", "\u{30A0}"] as [Unicode.Scalar])
    func hyphenLikeCharacters(_ character: Unicode.Scalar) throws {
        for language in ["ja", "zh"] {
            #expect(try !breaks(before: character, language + "-u-lb-strict"))
            #expect(try breaks(before: character, language + "-u-lb-normal"))
            #expect(try breaks(before: character, language + "-u-lb-loose"))
        }
        for strictness in ["strict", "normal", "loose"] {
            #expect(try !breaks(before: character, "en-u-lb-\(strictness)"))
        }
    }

    /// "Breaks before iteration marks": loose alone, in every language.
    @Test(arguments: ["\u{3005}", "\u{303B}", "\u{309D}", "\u{309E}", "\u{30FD}", "\u{30FE}"] as [Unicode.Scalar])
    func iterationMarks(_ mark: Unicode.Scalar) throws {
        for language in ["ja", "zh", "ko", "en"] {
            #expect(try !breaks(before: mark, language + "-u-lb-strict"))
            #expect(try !breaks(before: mark, language + "-u-lb-normal"))
            #expect(try breaks(before: mark, language + "-u-lb-loose"))
        }
    }

    /// "Breaks between inseparable characters such as U+2025 and U+2026": loose alone, in every language.
    @Test(arguments: ["\u{2025}", "\u{2026}"] as [Unicode.Scalar])
    func inseparableCharacters(_ leader: Unicode.Scalar) throws {
        let units = Array("字\(leader)\(leader)字".utf16)
        for language in ["ja", "zh", "ko", "en"] {
            #expect(try !LineOpportunities(units, language: language + "-u-lb-strict").contains(2))
            #expect(try !LineOpportunities(units, language: language + "-u-lb-normal").contains(2))
            #expect(try LineOpportunities(units, language: language + "-u-lb-loose").contains(2))
        }
    }

    /// Hyphens, centred punctuation, and wide suffixes: loose, when the text is Chinese or Japanese.
    @Test(
        arguments: [
            "\u{2010}", "\u{2013}", "\u{30FB}", "\u{FF1A}", "\u{FF1B}", "\u{FF65}", "\u{203C}", "\u{2047}", "\u{FF01}",
            "\u{FF1F}", "\u{FF05}", "\u{2030}", "\u{2032}", "\u{2103}", "\u{FFE0}",
        ] as [Unicode.Scalar])
    func looseInChineseAndJapanese(_ character: Unicode.Scalar) throws {
        for language in ["ja", "zh"] {
            #expect(try breaks(before: character, language + "-u-lb-loose"))
            #expect(try !breaks(before: character, language + "-u-lb-normal"))
            #expect(try !breaks(before: character, language + "-u-lb-strict"))
        }
        #expect(try !breaks(before: character, "ko-u-lb-loose"))
    }

    @Test(arguments: ["\u{2116}", "\u{FF04}", "\u{FFE5}", "\u{20AC}"] as [Unicode.Scalar])
    func prefixesInChineseAndJapanese(_ prefix: Unicode.Scalar) throws {
        for language in ["ja", "zh"] {
            #expect(try breaks(after: prefix, language + "-u-lb-loose"))
            #expect(try !breaks(after: prefix, language + "-u-lb-normal"))
        }
    }

    /// What starts no line in any strictness: full stop, comma, closing bracket.
    @Test(arguments: ["\u{3001}", "\u{3002}", "\u{FF09}", "\u{300D}"] as [Unicode.Scalar])
    func closingPunctuation(_ character: Unicode.Scalar) throws {
        for language in ["ja", "ja-u-lb-loose", "zh-u-lb-loose", "en"] {
            #expect(try !breaks(before: character, language))
        }
    }

    /// Japanese without a keyword is normal, other languages are strict about small kana (CLDR).
    @Test func standardStrictness() throws {
        #expect(try breaks(before: "\u{30FC}", "ja") && !breaks(before: "\u{30FC}", "en"))
        #expect(try !breaks(before: "\u{30FC}", "zh"))
    }

    /// ICU 72 breaks Japanese by phrases (BudouX's model came with ICU 72); Korean and Chinese have no such rules
    /// there, and their tags mean the same with and without the keyword.
    @Test func japanesePhrases() throws {
        let text = "今日はとても良い天気ですね"
        func lines(_ language: String) throws -> [String] {
            lineTexts(text, try paragraph(text, language: language).lines(width: 90))
        }
        #expect(try lines("ja") == ["今日はとて", "も良い天気", "ですね"])
        for language in ["ja-u-lw-phrase", "ja-JP-u-lw-phrase", "ja-u-lb-strict-lw-phrase"] {
            #expect(try lines(language) == ["今日は", "とても良い", "天気ですね"])
        }
        let units = Array(text.utf16)
        for language in ["ko", "zh", "en"] {
            let (phrase, plain) = try (
                LineOpportunities(units, language: language + "-u-lw-phrase"),
                LineOpportunities(units, language: language)
            )
            #expect((0...units.count).allSatisfy { phrase.contains($0) == plain.contains($0) })
        }
    }

    /// Keywords reach lines through the engine and leave the choice of forms alone.
    @Test func keywordsReachTheLines() throws {
        let text = "字字ー字"
        #expect(lineTexts(text, try paragraph(text, language: "ja").lines(width: 40)) == ["字字", "ー字"])
        #expect(lineTexts(text, try paragraph(text, language: "ja-u-lb-strict").lines(width: 40)) == ["字", "字ー", "字"])
    }
}
