import TestSupport
import Testing
import Typesetting

/// Balanced lines: the narrowest measure with as many lines as greedy breaking has.
@Suite(.neverHangs) struct BalancedLinesTests {
    private let text = "Dinner at the ferry building with everybody from work at seven"

    private func balanced(_ text: String, wordBreak: WordBreak = .normal, language: String = "en") throws -> Paragraph {
        try Paragraph(
            text, style: TextStyle(pointSize: 17, tracking: .none, wordBreak: wordBreak, textWrap: .balanced),
            language: language, fonts: sharedFonts.get())
    }

    /// By trying every measure in steps of a quarter of a point.
    @Test func noNarrowerMeasureHasAsFewLines() throws {
        for text in [
            text, "ארוחת ערב ביום שישי במסעדה ליד התחנה המרכזית", "今日は七時に晩ご飯を食べましょう。",
            "in\u{AD}com\u{AD}pre\u{AD}hen\u{AD}si\u{AD}ble food",
        ] {
            let greedy = try paragraph(text)
            let balanced = try balanced(text)
            let least = greedy.minimumContentWidth
            for width in stride(from: least + 1, to: 420, by: 13.7) {
                let lines = balanced.lines(width: width)
                #expect(lines.lines.count == greedy.lines(width: width).lines.count)
                #expect(lines.width <= greedy.lines(width: width).width)
                for narrower in stride(from: least, to: lines.width - 0.01, by: 0.25) {
                    #expect(greedy.size(width: narrower).lineCount > lines.lines.count, "\(text) \(width) \(narrower)")
                }
            }
        }
    }

    @Test func shortLastLineIsFilled() throws {
        let layout = try balanced(text).lines(width: 400)
        let greedy = try paragraph(text).lines(width: 400)
        #expect(layout.lines.count == 2 && greedy.lines.count == 2)
        let difference = abs(layout.lines[0].width - layout.lines[1].width)
        #expect(difference < abs(greedy.lines[0].width - greedy.lines[1].width) / 4)
        #expect(lineTexts(text, layout) == ["Dinner at the ferry building with ", "everybody from work at seven"])
    }

    /// A word is not cut so that the lines become even.
    @Test func wordsStayWhole() throws {
        let text = "incomprehensibilities are few"
        let paragraph = try balanced(text)
        for width in stride(from: paragraph.minimumContentWidth, to: 400, by: 3.1) {
            #expect(lineTexts(text, paragraph.lines(width: width)).first?.hasPrefix("incomprehensibilities ") == true)
        }
    }

    @Test func forcedLinesStayApart() throws {
        let text = "one\ntwo three four five six seven\neight"
        let paragraph = try balanced(text)
        let texts = lineTexts(text, paragraph.lines(width: 160))
        #expect(texts.first == "one\n" && texts.last == "eight")
    }

    /// Greedy breaking where balance has nothing to say: one line, a word wider than the measure, a cut text.
    @Test func otherTextsAreBrokenGreedily() throws {
        let greedy = try paragraph(text)
        let balanced = try balanced(text)
        for (width, limit) in [(1_000.0, nil), (30, nil), (150, 2)] as [(Double, Int?)] {
            let lines = balanced.lines(width: width, limit: limit)
            #expect(lines.lines == greedy.lines(width: width, limit: limit).lines)
        }
    }

    @Test func sizesAgreeWithTheLines() throws {
        let paragraph = try balanced(text)
        for width in stride(from: 20.0, to: 520, by: 2.9) {
            let layout = paragraph.lines(width: width)
            let size = paragraph.size(width: width)
            #expect(size.width == layout.width && size.height == layout.height)
            #expect(size.validWidths == layout.validWidths && size.validWidths.contains(width))
        }
    }
}
