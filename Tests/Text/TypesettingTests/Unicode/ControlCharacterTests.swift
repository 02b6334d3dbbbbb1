import TestSupport
import Testing
import Typesetting

/// What line ends, tabs and characters without width do to lines.
@Suite(.neverHangs) struct ControlCharacterTests {
    private func lines(_ text: String, width: Double = .infinity, language: String = "en") throws -> [String] {
        lineTexts(text, try paragraph(text, language: language).lines(width: width))
    }

    private func width(_ text: String) throws -> Double { try paragraph(text).maximumContentWidth }

    /// UAX #14: the classes BK, CR, LF and NL end lines (LB4, LB5).
    @Test(arguments: ["\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"])
    func everyTerminatorEndsALineAndDrawsNothing(_ terminator: String) throws {
        #expect(try lines("one\(terminator)two") == ["one\(terminator)", "two"])
        let layout = try paragraph("one\(terminator)two").lines(width: .infinity)
        #expect(try abs(layout.lines[0].width - width("one")) < 1e-9)
        // Two in a row leave an empty line, as high as any.
        let empty = try paragraph("one\(terminator)\(terminator)two").lines(width: .infinity)
        #expect(empty.lines.count == 3 && empty.lines[1].width == 0)
        #expect(empty.lines[1].ascent == empty.lines[0].ascent)
        // One at the end of the text opens no line.
        #expect(try lines("one\(terminator)").count == 1)
    }

    @Test func carriageReturnsAndLineFeedsPairInThatOrderOnly() throws {
        #expect(try lines("a\r\n\r\nb").count == 3)
        #expect(try lines("a\n\rb").count == 3)
        #expect(try lines("a\r\rb").count == 3)
    }

    /// CSS Text 3, 4.2: stops are eight spaces apart, and one nearer than half a space is passed over.
    @Test func tabsLeadToTheNextStop() throws {
        let stop = try 8 * (width("a a") - width("aa"))
        for (before, stops) in [("", 1.0), ("i", 1), ("MMMMMMM", 3)] {
            #expect(try abs(width("\(before)\tx") - (stops * stop + width("x"))) < 0.05, "\(before)")
        }
        #expect(try abs(width("\t\tx") - (2 * stop + width("x"))) < 0.05)
    }

    @Test func tabsHangAtALinesEndAndBreakAfterThem() throws {
        #expect(try lines("one\ttwo", width: 45) == ["one\t", "two"])
        let layout = try paragraph("one\ttwo").lines(width: 45)
        #expect(try abs(layout.lines[0].width - width("one")) < 1e-9)
    }

    /// What follows a tab is drawn where the line's width says that it ends.
    @Test(arguments: ["a\tx", "abc def\tx", "MMMMMMM\tx", "\ta\tx", "a\tbc\t\tx"])
    func whatFollowsATabIsDrawnAtItsStop(_ text: String) throws {
        let paragraph = try paragraph(text)
        let line = paragraph.lines(width: .infinity).lines[0]
        let last = try #require(paragraph.glyphRuns(of: line).last?.glyphs.last)
        #expect(try abs(last.x + width("x") - line.width) < 1e-6)
    }

    @Test func tabsCountFromTheStartOfTheirLine() throws {
        let layout = try paragraph("one two\tx").lines(width: 50)
        #expect(layout.lines.count == 2)
        #expect(try abs(layout.lines[1].width - width("two\tx")) < 1e-9)
    }

    @Test func zeroWidthSpaceBreaksUnseen() throws {
        #expect(try width("one\u{200B}two") == width("onetwo"))
        #expect(try lines("one\u{200B}two", width: 40) == ["one\u{200B}", "two"])
        let layout = try paragraph("one\u{200B}two").lines(width: 40)
        #expect(!layout.lines[0].isHyphenated)
        #expect(try abs(layout.lines[0].width - width("one")) < 1e-9)
    }

    @Test(arguments: ["\u{2060}", "\u{FEFF}"])
    func wordJoinerBindsUnseen(_ joiner: String) throws {
        #expect(try lines("字字字字", width: 40, language: "ja") == ["字字", "字字"])
        #expect(try lines("字字\(joiner)字字", width: 40, language: "ja") == ["字", "字\(joiner)字", "字"])
        #expect(try width("字\(joiner)字") == width("字字"))
        // It takes the opportunity of a hyphen away.
        #expect(try lines("well-\(joiner)known", width: 60) != ["well-\(joiner)", "known"])
        #expect(try lines("well-known", width: 60) == ["well-", "known"])
    }

    @Test(arguments: ["\u{A0}", "\u{202F}", "\u{2007}"])
    func noBreakSpaceBindsAndIsSeen(_ space: String) throws {
        #expect(try lines("at 7\(space)pm", width: 50) == ["at ", "7\(space)pm"])
        #expect(try width("7\(space)pm") > width("7pm"))
        // It is no white space that hangs.
        #expect(try width("7\(space)") > width("7"))
    }

    @Test func noBreakSpaceIsAsWideAsASpace() throws {
        #expect(try width("a\u{A0}b") == width("a b"))
    }

    @Test func nonBreakingHyphenBinds() throws {
        #expect(try lines("well\u{2011}known", width: 60) != ["well\u{2011}", "known"])
        #expect(try width("\u{2011}") == width("\u{2010}"))
    }

    /// Joiners inside words, and direction marks, take no room.
    @Test(arguments: ["\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{61C}"])
    func invisibleControlsHaveNoAdvance(_ control: String) throws {
        #expect(try abs(width("on\(control)") - width("on")) < 1e-9)
    }

    /// Each tab is walked once a line: walked again for each end that the line could have, this takes minutes.
    @Test(.endsWithin(.seconds(60)), arguments: [200, .infinity] as [Double])
    func aTextOfTabsIsSetInLinearTime(_ width: Double) throws {
        let paragraph = try paragraph(String(repeating: "a\t", count: 50_000))
        let layout = paragraph.lines(width: width)
        #expect(layout.lines.last?.range.upperBound == 100_000)
        #expect((layout.lines.count > 1) == width.isFinite)
        #expect(paragraph.size(width: width).height == layout.height)
    }
}
