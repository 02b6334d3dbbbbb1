import TestSupport
import Testing
import Typesetting

/// The forms of Han characters by language. Glyphs of NotoSansCJK-Regular as `hb-shape` gives them with `--language`:
/// 直 U+76F4, 骨 U+9AA8 and 令 U+4EE4 are drawn differently in Japan, mainland China, Taiwan and Hong Kong.
@Suite(.neverHangs) struct HanFormsTests {
    @Test(
        arguments: [
            ("ja", [10942, 19909, 1482]), ("en", [10942, 19909, 1482]), ("ko", [10942, 19909, 1482]),
            ("zh-Hans", [10943, 19910, 1483]), ("zh-CN", [10943, 19910, 1483]),
            ("zh-Hant", [10943, 19911, 1484]), ("zh-TW", [10943, 19911, 1484]), ("zh-HK", [10944, 19909, 1484]),
            // Keywords for lines do not change forms.
            ("ja-u-lb-strict", [10942, 19909, 1482]), ("zh-Hant-u-lb-strict", [10943, 19911, 1484]),
            ("zh-Hans-u-lw-phrase", [10943, 19910, 1483]), ("ko-u-lw-keepall", [10942, 19909, 1482]),
        ] as [(String, [UInt32])])
    func languageChoosesTheForms(_ language: String, _ expected: [UInt32]) throws {
        #expect(try glyphs("直骨令", language) == expected)
    }

    /// Korean has forms of its own: 海 U+6D77 and 返 U+8FD4.
    @Test func koreanHasItsOwn() throws {
        #expect(try glyphs("返海", "ko") == [33338, 32191])
        #expect(try glyphs("返海", "ja") == [17348, 8843])
    }

    private func glyphs(_ text: String, _ language: String) throws -> [UInt32] {
        let paragraph = try paragraph(text, language: language)
        return paragraph.glyphRuns(of: paragraph.lines(width: .infinity).lines[0]).flatMap { $0.glyphs.map(\.id) }
    }
}
