import Testing
import Typesetting

/// From a point to an offset.
@Suite struct HitTestingTests {
    @Test func nearerEdgeOfAGraphemeCounts() throws {
        let text = try paragraph("mmm", size: 32)
        let layout = text.lines(width: .infinity)
        let advance = text.maximumContentWidth / 3
        for (place, offset) in [
            (-50, 0), (0.0, 0), (0.4, 0), (0.6, 1), (1.4, 1), (1.6, 2), (2.4, 2), (2.6, 3), (99, 3),
        ] {
            #expect(text.position(closestToX: place * advance, y: 5, in: layout).offset == offset, "\(place)")
        }
    }

    @Test func pointsAboveAndBelowAreOnTheFirstAndLastLine() throws {
        let text = try paragraph("one two three")
        let layout = text.lines(width: 40)
        #expect(layout.lines.count == 3)
        #expect(text.position(closestToX: 0, y: -100, in: layout).offset == 0)
        #expect(text.position(closestToX: 0, y: 1_000, in: layout).offset == 8)
        #expect(text.position(closestToX: 0, y: layout.lines[1].top + 1, in: layout).offset == 4)
        // Behind the second line's text, before the space that hangs.
        #expect(text.position(closestToX: 500, y: layout.lines[1].top + 1, in: layout).offset == 7)
    }

    @Test func rightToLeftTextCountsFromTheRight() throws {
        let text = try paragraph("אבג", size: 32, language: "he")
        let layout = text.lines(width: .infinity)
        #expect(text.position(closestToX: text.maximumContentWidth + 9, y: 0, in: layout).offset == 0)
        #expect(text.position(closestToX: -9, y: 0, in: layout).offset == 3)
    }

    @Test func graphemesAreNotEntered() throws {
        let family = "👨‍👩‍👧‍👦"
        let text = try paragraph(family + family)
        let layout = text.lines(width: .infinity)
        let offsets = Set(
            stride(from: -5.0, to: layout.width + 5, by: 0.5).map {
                text.position(closestToX: $0, y: 0, in: layout).offset
            })
        #expect(offsets == [0, family.utf16.count, 2 * family.utf16.count])
    }

    /// Found by fuzzing: a prepended number sign takes a space that hangs, and its mark, into its grapheme, and a line
    /// ends inside that.
    @Test func spacesThatHangCanEndAGrapheme() throws {
        let text = try paragraph("\u{600} \u{303}", size: 80)
        let layout = text.lines(width: 50)
        try #require(layout.lines.map(\.range) == [0..<2, 2..<3])
        let end = try #require(text.caret(at: TextPosition(offset: 2, affinity: .upstream), in: layout))
        #expect(text.position(closestToX: end.x, onLine: 0, of: layout) == TextPosition(offset: 2, affinity: .upstream))
    }

    @Test func ellipsisStandsForWhatIsLeftOut() throws {
        let string = "Dinner at the ferry building"
        let text = try paragraph(string)
        let layout = text.lines(width: 120, limit: 1)
        let elided = try #require(layout.lines[0].elidedRange)
        #expect(text.position(closestToX: layout.width + 10, y: 0, in: layout).offset == elided.upperBound)
        let head = try #require(text.caret(at: TextPosition(offset: elided.lowerBound), in: layout))
        #expect(text.position(closestToX: head.x + 1, y: 0, in: layout).offset == elided.lowerBound)
    }

    /// Found by fuzzing: an ellipsis for lines below alone stands between a word that runs to the left and one that
    /// runs to the right.
    @Test func ellipsisBesideTextOfTheOtherDirectionHasItsEdges() throws {
        let text = try paragraph("a\u{5D0}bcd\n.")
        let layout = text.lines(width: 500, limit: 1, truncation: .middle)
        let line = try #require(layout.lines.first)
        try #require(line.elidedRange == 2..<2)
        for offset in 0...5 {
            for caret in text.carets(at: offset, in: layout) {
                let position = text.position(closestToX: caret.x, onLine: caret.line, of: layout)
                #expect(text.caret(at: position, in: layout)?.x == caret.x, "\(offset)")
            }
        }
    }

    @Test func pointsThatAreNoNumbersHarmNothing() throws {
        let text = try paragraph("one two")
        let layout = text.lines(width: .infinity)
        for place in [Double.nan, .infinity, -.infinity, 1e300] {
            let offset = text.position(closestToX: place, y: place, in: layout).offset
            #expect((0...7).contains(offset))
        }
    }
}
