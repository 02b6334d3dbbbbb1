import TestSupport
import Testing

@testable import Typesetting

/// The ink of a line, against the boxes that fonttools reads from the outlines.
@Suite(.neverHangs) struct InkBoundsTests {
    private func ink(_ text: String, size: Double, language: String = "en") throws -> InkBounds? {
        let paragraph = try paragraph(text, size: size, language: language)
        return paragraph.inkBounds(of: paragraph.lines(width: .infinity).lines[0])
    }

    /// Capitals are 0.7046 em high and stand on the baseline (Fonts/README.md).
    @Test func capitalsStandOnTheBaseline() throws {
        let box = try #require(try ink("H", size: 100))
        #expect(abs(box.top + 70.46) < 0.05 && abs(box.bottom) < 0.01)
        #expect(box.left > 0 && box.right > box.left)
    }

    @Test func blanksHaveNone() throws {
        #expect(try ink(" ", size: 17) == nil)
        #expect(try ink("\u{200B}", size: 17) == nil)
        #expect(try ink("\n", size: 17) == nil)
    }

    @Test func descendersReachBelow() throws {
        let (x, y) = try (#require(try ink("x", size: 100)), #require(try ink("y", size: 100)))
        #expect(y.bottom > x.bottom + 15)
    }

    /// The box of a line holds those of its words, each where it stands.
    @Test func aLineHoldsItsGlyphs() throws {
        let whole = try #require(try ink("Hx", size: 64))
        let (first, second) = try (#require(try ink("H", size: 64)), #require(try ink("x", size: 64)))
        let advance = try paragraph("Hx", size: 64).maximumContentWidth - paragraph("x", size: 64).maximumContentWidth
        #expect(abs(whole.left - first.left) < 1e-9)
        #expect(abs(whole.right - (advance + second.right)) < 1e-9)
        #expect(whole.top == min(first.top, second.top) && whole.bottom == max(first.bottom, second.bottom))
    }

    @Test func inkGrowsWithTheSize() throws {
        // Beyond 32 points optical size stays the same.
        let (small, large) = try (#require(try ink("Ag", size: 40)), #require(try ink("Ag", size: 80)))
        #expect(abs(large.right - 2 * small.right) < 1e-9 && abs(large.top - 2 * small.top) < 1e-9)
    }

    /// Stacked Thai marks leave the line of a fixed height and not that of one which contains its fonts.
    @Test func tallScriptsLeaveAFixedLine() throws {
        let text = "ปี่ที่"
        func overflow(_ policy: LineHeightPolicy) throws -> Double {
            let paragraph = try Paragraph(
                text, style: TextStyle(pointSize: 60, lineHeightPolicy: policy), language: "th",
                fonts: sharedFonts.get())
            let line = paragraph.lines(width: .infinity).lines[0]
            let ink = try #require(paragraph.inkBounds(of: line))
            return -line.ascent - ink.top
        }
        #expect(try overflow(.fixed) > 0)
        #expect(try overflow(.contain) <= 0)
    }

    /// The quick box holds the exact one, and there is none where an end is shaped again: joined letters that are
    /// split, which are not those of the whole word.
    @Test(arguments: ["محمد", "Hxy محمد", "waffle"]) func theQuickBoxHoldsTheExactOne(_ text: String) throws {
        let paragraph = try paragraph(text, size: 17)
        for line in paragraph.lines(width: 20).lines {
            guard let quick = paragraph.inkLimits(of: line) else { continue }
            let exact = try #require(paragraph.inkBounds(of: line))
            #expect(quick.left <= exact.left && quick.right >= exact.right)
            #expect(quick.top <= exact.top && quick.bottom >= exact.bottom)
        }
    }

    /// A line end that splits joined letters shapes them again, and such a line has no quick box.
    @Test(arguments: [("محمد", false), ("one two", true)])
    func aLineThatIsShapedAgainHasNoQuickBox(_ text: String, hasQuickBox: Bool) throws {
        let paragraph = try paragraph(text, size: 17)
        let lines = paragraph.lines(width: paragraph.maximumContentWidth * 0.55).lines
        #expect(lines.count > 1 && lines.allSatisfy { (paragraph.inkLimits(of: $0) != nil) == hasQuickBox })
    }

    /// The quick box is that of the text alone: an ellipsis and a hyphen are not in it.
    @Test func aLineWithASignHasNoQuickBox() throws {
        let paragraph = try paragraph("extra\u{AD}ordinary news")
        let hyphenated = paragraph.lines(width: 80).lines
        #expect(hyphenated.map(\.isHyphenated) == [true, false, false])
        #expect(hyphenated.map { paragraph.inkLimits(of: $0) == nil } == [true, false, false])
        for mode in TruncationMode.allCases {
            #expect(paragraph.inkLimits(of: paragraph.lines(width: 60, limit: 1, truncation: mode).lines[0]) == nil)
        }
    }

    /// The quick box holds the ink, and is not much larger than the line.
    @Test(arguments: ["Agj", "ÅÇ,", "f", "jj", "ที่นี่", "W W"]) func theQuickBoxHoldsTheInk(_ text: String) throws {
        let paragraph = try paragraph(text, size: 64)
        let line = paragraph.lines(width: .infinity).lines[0]
        let (box, ink) = try (#require(paragraph.inkLimits(of: line)), #require(paragraph.inkBounds(of: line)))
        #expect(box.left <= ink.left + 1e-9 && box.right >= ink.right - 1e-9)
        #expect(box.top <= ink.top + 1e-9 && box.bottom >= ink.bottom - 1e-9)
        #expect(box.left <= 0 && box.left > -32 && box.right >= line.width && box.right < line.width + 32)
    }

    /// Ink of another size is rounded outward, so that it stays inside of its box.
    @Test(arguments: [1.0 / 3, 0.7, 1.9]) func scaledInkIsRoundedOutward(ratio: Double) throws {
        let ink = try #require(MissingGlyphBox.font?.extents(ofGlyph: 17))
        let scaled = ink.scaled(by: ratio)
        for (length, exact) in [
            (-scaled.left, -Double(ink.left)), (-scaled.top, -Double(ink.top)), (scaled.right, Double(ink.right)),
            (scaled.bottom, Double(ink.bottom)),
        ] {
            #expect((0..<1).contains(Double(length) - exact * ratio))
        }
    }

    /// White space at a line's end and the text of other lines are not on it.
    @Test func linesHaveTheirOwn() throws {
        let paragraph = try paragraph("one two")
        let layout = paragraph.lines(width: 35)
        let (first, second) = try (
            #require(paragraph.inkBounds(of: layout.lines[0])), #require(paragraph.inkBounds(of: layout.lines[1]))
        )
        #expect(first.right <= layout.lines[0].width + 1 && second.right <= layout.lines[1].width + 1)
        #expect(try first == #require(try ink("one", size: 17)) && second == #require(try ink("two", size: 17)))
    }
}
