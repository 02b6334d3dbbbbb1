import TestSupport
import Testing

@testable import Typesetting

/// `word-break: keep-all` (CSS Text 3, 5.2; the cases of the Web Platform Tests' word-break-keep-all files in kind).
@Suite(.neverHangs) struct WordBreakTests {
    private func lines(_ text: String, _ language: String, _ wordBreak: WordBreak, width: Double) throws -> [String] {
        let paragraph = try Paragraph(
            text, style: TextStyle(pointSize: 17, tracking: .none, wordBreak: wordBreak), language: language,
            fonts: sharedFonts.get())
        return lineTexts(text, paragraph.lines(width: width))
    }

    private let korean = "모든 인간은 태어날 때부터"

    @Test func koreanWordsStayWholeOnRequest() throws {
        #expect(try lines(korean, "ko", .normal, width: 45) != lines(korean, "ko", .keepAll, width: 52))
        #expect(try lines(korean, "ko", .keepAll, width: 52) == ["모든 ", "인간은 ", "태어날 ", "때부터"])
        let normal = try lines(korean, "ko", .normal, width: 70)
        #expect(normal.contains { !$0.hasSuffix(" ") && $0 != normal.last })
    }

    @Test func keywordOfTheLanguageAsksForTheSame() throws {
        let kept = try lines(korean, "ko", .keepAll, width: 70)
        for language in ["ko-u-lw-keepall", "ko-KR-u-lb-strict-lw-keepall", "KO-U-LW-KEEPALL"] {
            #expect(try lines(korean, language, .normal, width: 70) == kept)
        }
        let normal = try lines(korean, "ko", .normal, width: 70)
        // In a private-use part and in another extension the letters mean nothing.
        for language in [
            "ko-x-u-lw-keepall", "ko-u-lw-normal", "ko-t-u-lw-keepall-long-lw-phrase", "ko-u-ca-lw-keepall",
        ] {
            if WordBreak.normal.adding(keywordOf: language) == .normal {
                #expect(try lines(korean, language, .normal, width: 70) == normal)
            }
        }
        #expect(WordBreak.normal.adding(keywordOf: "ko-x-u-lw-keepall") == .normal)
        #expect(WordBreak.normal.adding(keywordOf: "ko-u-lw-phrase") == .normal)
    }

    @Test func linesEndAtPunctuationAndNotBetweenLettersAndNumbers() throws {
        #expect(try lines("駅前。食事", "ja", .keepAll, width: 52) == ["駅前。", "食事"])
        #expect(try lines("가나다-라마", "ko", .keepAll, width: 60) == ["가나다-", "라마"])
        #expect(try lines("가나1234다라", "ko", .keepAll, width: 200) == ["가나1234다라"])
        #expect(try lines("\u{AC00}\u{AC01} \u{AC02}2\u{AC03}", "ko", .keepAll, width: 46).last == "\u{AC02}2\u{AC03}")
    }

    /// Width for no word: cut by force, as `overflow-wrap: anywhere` asks.
    @Test func wordThatNoLineHoldsIsCut() throws {
        let text = "긴단어가한줄에들어가지않으면"
        let cut = try lines(text, "ko", .keepAll, width: 60)
        #expect(cut.count > 2 && cut.joined() == text)
    }

    /// "Except where opportunities exist due to dictionary-based breaking."
    @Test func dictionariesStillBreak() throws {
        let text = "สวัสดีครับยินดีต้อนรับ"
        #expect(try lines(text, "th", .keepAll, width: 60) == lines(text, "th", .normal, width: 60))
    }

    /// Marks do not hide the letter they stand on.
    @Test func lettersWithMarksAreLetters() throws {
        let text = "か\u{3099}か\u{3099}か\u{3099}か\u{3099}"
        #expect(try lines(text, "ja", .keepAll, width: 80).count == 1)
        #expect(try lines("か\u{3099}か\u{3099} か\u{3099}か\u{3099}", "ja", .keepAll, width: 45).count == 2)
    }

    @Test func zeroWidthSpacesAndSoftHyphensStillBreak() throws {
        #expect(try lines("가나다\u{200B}라마바", "ko", .keepAll, width: 60) == ["가나다\u{200B}", "라마바"])
        #expect(try lines("가나다\u{AD}라마바", "ko", .keepAll, width: 60) == ["가나다\u{AD}", "라마바"])
    }
}
