import TestSupport
import Testing
import Typesetting

@Suite(.neverHangs) struct RelocalizationTests {
    /// Languages whose tags choose other break rules, other letter forms, or neither.
    private static let languages = [
        "en", "en-GB", "ja", "zh-Hans", "zh-Hant-HK", "ko", "ko-u-lw-keepall", "ja-u-lb-strict",
        "ja-u-lb-loose-lw-phrase",
        "sr", "mk", "tr", "ro", "ca", "mr", "ne", "ur", "fi", "th", "da", "fr", "x-hbot-4A414E20",
    ]

    private static let texts = [
        "Dinner at 7? Fine; l·l ŞşŢţ", "今日は、直接「骨刃」ですか。カッコーッ", "자정에 만나요, 확인해 주세요", "бгдпт и друго",
        "नमस्ते झ ल श ५८ दोस्त", "مرحبا ۴۵۶ ہے", "สวัสดีครับยินดี", "say “hi”(now) «if»(so)",
    ]

    /// A paragraph in another language is the paragraph that would be made in it: lines, glyphs, cuts.
    @Test(arguments: texts) func anotherLanguageIsTheSameAsANewParagraph(_ text: String) throws {
        let fonts = try sharedFonts.get()
        let style = TextStyle(pointSize: 19, weight: .semibold)
        for from in Self.languages {
            let first = try Paragraph(text, style: style, language: from, fonts: fonts)
            for to in Self.languages {
                let changed = try first.withLanguage(to)
                let new = try Paragraph(text, style: style, language: to, fonts: fonts)
                for width in stride(from: 20.0, to: 260, by: 40) {
                    for limit in [nil, 1] {
                        let lines = changed.lines(width: width, limit: limit)
                        #expect(lines == new.lines(width: width, limit: limit), "\(from) to \(to) at \(width)")
                        #expect(
                            lines.lines.map { changed.glyphRuns(of: $0).flatMap(\.glyphs) }
                                == lines.lines.map { new.glyphRuns(of: $0).flatMap(\.glyphs) }, "\(from) to \(to)")
                    }
                }
            }
        }
    }

    @Test func aNameAloneChangesNothing() throws {
        let fonts = try FontCascade.bundled()
        let paragraph = try Paragraph("Dinner at 7?", style: TextStyle(pointSize: 17), language: "en", fonts: fonts)
        let (shapes, analyses) = (fonts.work.shapeCount, fonts.work.analysisCount)
        for language in ["en-GB", "de", "en"] { _ = try paragraph.withLanguage(language) }
        #expect(fonts.work.shapeCount == shapes && fonts.work.analysisCount == analyses)
    }

    /// Other rules need another look for breaks and no shaping; other forms shape the items that have them.
    @Test func onlyWhatDiffersIsDoneAgain() throws {
        let fonts = try FontCascade.bundled()
        let text = "カッコーッ 7 pm"
        let paragraph = try Paragraph(text, style: TextStyle(pointSize: 17), language: "ja", fonts: fonts)
        let (shapes, analyses) = (fonts.work.shapeCount, fonts.work.analysisCount)
        _ = try paragraph.withLanguage("ja-u-lb-loose")
        #expect(fonts.work.shapeCount == shapes && fonts.work.analysisCount == analyses + 1)
        _ = try paragraph.withLanguage("zh-Hans")
        // The Japanese letters, and not the Latin ones.
        #expect(fonts.work.shapeCount == shapes + 1)
    }

    @Test func measuringNeverShapesSafeLines() throws {
        let fonts = try FontCascade.bundled()
        let paragraph = try Paragraph(
            "Dinner at the ferry building", style: TextStyle(pointSize: 17), language: "en", fonts: fonts)
        let shapes = fonts.work.shapeCount
        for width in stride(from: 70.0, to: 300, by: 1) { _ = paragraph.size(width: width) }
        #expect(fonts.work.shapeCount == shapes)
        _ = try paragraph.withPointSize(28)
        #expect(fonts.work.shapeCount == shapes + 1)
        _ = try paragraph.withPointSize(28)
        #expect(fonts.work.shapeCount == shapes + 1)
    }
}
