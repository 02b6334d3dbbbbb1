import TestSupport
import Testing

@testable import Typesetting

/// Where lines are, from the top of the first one.
@Suite(.neverHangs) struct TextLayoutTests {
    private func line(_ baseline: Double) -> TextLine {
        TextLine(range: 0..<1, width: 5, baseline: baseline, ascent: 12, descent: 3, elidedRange: nil)
    }

    private func layout(_ lines: [TextLine]) -> TextLayout {
        TextLayout(lines: lines, width: 5, height: 45, isTruncated: false, validWidths: 0..<9)
    }

    @Test func theFirstBaselineIsThatOfTheFirstLine() {
        #expect(layout([]).firstBaseline == 0)
        #expect(layout([line(12), line(27), line(42)]).firstBaseline == 12)
    }

    @Test func aLineReachesFromItsAscentToItsDescent() {
        #expect(line(27).top == 15 && line(27).bottom == 30)
    }

    /// Each line begins where the one before it ends, whatever their heights.
    @Test func linesFollowEachOther() throws {
        let lines = try paragraph("Dinner\nที่นี่\nDinner").lines(width: .infinity)
        #expect(lines.lines[0].top == 0 && abs(lines.lines[2].bottom - lines.height) < 1e-9)
        #expect(zip(lines.lines, lines.lines.dropFirst()).allSatisfy { abs($0.bottom - $1.top) < 1e-9 })
        #expect(lines.firstBaseline == lines.lines[0].ascent && lines.width == lines.lines.map(\.width).max())
    }

    @Test func theTallestLineHoldsAllFonts() throws {
        let (ascent, descent) = try paragraph("Dinner\nที่นี่", size: 20).tallestLine
        #expect(abs(ascent - 1.02 * 20) < 0.02 && abs(descent - 0.27 * 20) < 0.02)
        let plain = try paragraph("Dinner", size: 20).tallestLine
        #expect(abs(plain.ascent - 0.952 * 20) < 0.02 && abs(plain.descent - 0.241 * 20) < 0.02)
    }

    @Test func theUnsplitWidthIsThatOfTheWidestWord() throws {
        let width = try paragraph("wonderful").maximumContentWidth
        #expect(try abs(paragraph("a wonderful day").unsplitWidth - width) < 1e-9)
        #expect(try paragraph("").unsplitWidth == 0)
    }

    /// The last character of a line and the first one of the next; nothing where white space or a sign of the engine is.
    @Test(
        arguments: [
            ("日本", [0x65E5, 0x672C]), ("𠮷𠮷", [0x20BB7, 0x20BB7]), ("a日", [0x61, 0x65E5]), ("日a", [0x65E5, 0x61]),
            ("a b", []), ("日\n本", []), ("wwww\u{AD}wwww", []),
        ] as [(String, [UInt32])])
    func charactersAroundALineEnd(_ text: String, _ expected: [UInt32]) throws {
        let paragraph = try paragraph(text, language: "ja")
        let lines = paragraph.lines(width: paragraph.maximumContentWidth - 1).lines
        let around = paragraph.charactersAround(endOf: lines[0], before: lines[1])
        #expect(around.map { [$0.last, $0.first] } ?? [] == expected)
    }

    /// The second line is cut at its start: nothing of it follows the first.
    @Test func nothingFollowsALineBeforeAnEllipsis() throws {
        let paragraph = try paragraph("日本日本日本", language: "ja")
        for (mode, isNil) in [(TruncationMode.head, true), (.tail, false)] {
            let lines = paragraph.lines(width: 40, limit: 2, truncation: mode).lines
            #expect((paragraph.charactersAround(endOf: lines[0], before: lines[1]) == nil) == isNil)
            #expect(paragraph.charactersAround(endOf: lines[1], before: lines[0]) == nil)
        }
    }
}
