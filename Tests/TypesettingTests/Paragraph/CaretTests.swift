import Testing
import Typesetting

/// Where carets stand. Offsets are UTF-16; x is from the left end of the line.
@Suite struct CaretTests {
    private func x(_ paragraph: Paragraph, _ offset: Int, _ affinity: TextPosition.Affinity) throws -> Double {
        let layout = paragraph.lines(width: .infinity)
        return try #require(paragraph.caret(at: TextPosition(offset: offset, affinity: affinity), in: layout)).x
    }

    @Test func caretsStandBetweenTheAdvancesOfLatin() throws {
        let text = try paragraph("abc", size: 32)
        let prefixes = try ["a", "ab", "abc"].map { try paragraph($0, size: 32).maximumContentWidth }
        #expect(try x(text, 0, .downstream) == 0)
        for (index, width) in prefixes.enumerated() {
            for affinity in TextPosition.Affinity.allCases {
                #expect(try abs(x(text, index + 1, affinity) - width) < 1e-9)
            }
        }
        let layout = text.lines(width: .infinity)
        #expect(text.carets(at: 1, in: layout).count == 1)
        let caret = try #require(text.caret(at: TextPosition(offset: 1), in: layout))
        #expect(caret.top == 0 && caret.bottom == layout.height && caret.line == 0 && !caret.isRightToLeft)
    }

    @Test func hebrewRunsFromTheRight() throws {
        let text = try paragraph("אבג", size: 32, language: "he")
        let width = text.maximumContentWidth
        #expect(try abs(x(text, 0, .downstream) - width) < 1e-9)
        #expect(try abs(x(text, 3, .upstream)) < 1e-9)
        let first = try paragraph("א", size: 32, language: "he").maximumContentWidth
        #expect(try abs(x(text, 1, .downstream) - (width - first)) < 1e-9)
    }

    /// The classic split caret: between Latin and Hebrew an offset has a place in each.
    @Test func caretSplitsWhereTheDirectionChanges() throws {
        let mixed = try paragraph("abאב", size: 32)
        let layout = mixed.lines(width: .infinity)
        let (latin, whole) = try (paragraph("ab", size: 32).maximumContentWidth, mixed.maximumContentWidth)
        let carets = mixed.carets(at: 2, in: layout)
        #expect(carets.count == 2)
        // What follows is Hebrew, which starts at the right end; what stands before it is Latin.
        #expect(abs(carets[0].x - whole) < 1e-9 && carets[0].isRightToLeft)
        #expect(abs(carets[1].x - latin) < 1e-9 && !carets[1].isRightToLeft)
        // Behind the last letter, left of which the Latin stands.
        #expect(try abs(x(mixed, 4, .upstream) - latin) < 1e-9)
    }

    @Test func offsetsInsideAGraphemeAreThoseOfItsStart() throws {
        for text in ["e\u{301}\u{323}x", "👨‍👩‍👧‍👦x", "🇩🇪x", "कि x"] {
            let paragraph = try paragraph(text)
            let layout = paragraph.lines(width: .infinity)
            let count = try #require(text.first).utf16.count
            for inside in 1..<count {
                #expect(paragraph.carets(at: inside, in: layout) == paragraph.carets(at: 0, in: layout), "\(text)")
            }
            #expect(paragraph.carets(at: count, in: layout) != paragraph.carets(at: 0, in: layout), "\(text)")
        }
    }

    /// The ligature of Allah, which the Arabic font makes by itself: carets at 496, 796 and 1046 of 1284 thousandths of
    /// an em in its GDEF table (read with fonttools), from the left, so behind the third letter, the second and the
    /// first.
    @Test func caretInsideALigatureStandsWhereTheFontSays() throws {
        let allah = try paragraph("\u{627}\u{644}\u{644}\u{651}\u{670}\u{647}", size: 100, language: "ar")
        #expect(allah.glyphRuns(of: allah.lines(width: .infinity).lines[0]).flatMap(\.glyphs).count == 1)
        for (offset, place) in [(0, 128.4), (1, 104.6), (2, 79.6), (5, 49.6)] {
            #expect(try abs(x(allah, offset, .downstream) - place) < 0.01, "\(offset)")
        }
        // Marks belong to the letter before them.
        #expect(try x(allah, 3, .downstream) == x(allah, 2, .downstream))
    }

    @Test func aLineEndHasACaretOnEitherLine() throws {
        let text = "one two"
        let paragraph = try paragraph(text)
        let layout = paragraph.lines(width: 35)
        #expect(layout.lines.count == 2)
        let carets = paragraph.carets(at: 4, in: layout)
        #expect(carets.map(\.line) == [1, 0])
        #expect(carets[0].x == 0)
        // White space that hangs has no place of its own.
        #expect(abs(carets[1].x - layout.lines[0].width) < 1e-9)
        #expect(carets[0].top == layout.lines[1].top && carets[1].bottom == layout.lines[0].bottom)
    }

    @Test func behindALineFeedTheCaretIsOnTheNextLine() throws {
        let paragraph = try paragraph("one\n\ntwo\n")
        let layout = paragraph.lines(width: .infinity)
        #expect(paragraph.carets(at: 4, in: layout).map(\.line) == [1])
        #expect(paragraph.carets(at: 5, in: layout).map(\.line) == [2])
        // A line feed at the very end opens no line.
        #expect(paragraph.carets(at: 9, in: layout).map(\.line) == [2])
        #expect(paragraph.carets(at: 3, in: layout).map(\.line) == [0])
    }

    @Test func emptyTextHasNoCaret() throws {
        let paragraph = try paragraph("")
        let layout = paragraph.lines(width: 100)
        #expect(paragraph.carets(at: 0, in: layout).isEmpty)
        #expect(paragraph.position(closestToX: 3, y: 3, in: layout) == TextPosition(offset: 0))
        #expect(paragraph.selectionRectangles(for: 0..<3, in: layout).isEmpty)
    }

    @Test func hyphenBelongsToItsSoftHyphen() throws {
        let paragraph = try paragraph("extra\u{AD}ordinary")
        let layout = paragraph.lines(width: 80)
        let line = layout.lines[0]
        let behind = try #require(paragraph.caret(at: TextPosition(offset: 6, affinity: .upstream), in: layout))
        #expect(behind.line == 0 && abs(behind.x - line.width) < 1e-9)
        let before = try #require(paragraph.caret(at: TextPosition(offset: 5), in: layout))
        #expect(try abs(before.x - self.paragraphWidth("extra")) < 1e-9)
    }

    private func paragraphWidth(_ text: String) throws -> Double { try paragraph(text).maximumContentWidth }

    @Test func tabsAreAsWideAsOnTheLine() throws {
        let paragraph = try paragraph("a\tb")
        let layout = paragraph.lines(width: .infinity)
        let stop = try 8 * (self.paragraphWidth("a a") - 2 * self.paragraphWidth("a"))
        let caret = try #require(paragraph.caret(at: TextPosition(offset: 2), in: layout))
        #expect(abs(caret.x - stop) < 0.05)
    }
}
