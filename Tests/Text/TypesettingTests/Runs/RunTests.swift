import LineBreaking
import TestSupport
import Testing

@testable import Typesetting

/// Paragraphs of styled runs, each by a fact that can be said without the engine.
@Suite(.neverHangs) struct RunTests {
    private let style = TextStyle(pointSize: 17, tracking: .none)

    /// A paragraph of texts with styles.
    private func paragraph(
        _ parts: [(String, StyledRun)], language: String = "en", style: TextStyle? = nil
    ) throws -> Paragraph {
        let runs = parts.map { text, run in
            var run = run
            run.length = text.utf16.count
            return run
        }
        return try Paragraph(
            utf16: parts.flatMap { Array($0.0.utf16) }, runs: runs, style: style ?? self.style, language: language,
            fonts: sharedFonts.get())
    }

    private func run(_ change: (inout StyledRun) -> Void = { _ in }) -> StyledRun {
        var run = StyledRun(length: 0, style: style)
        change(&run)
        return run
    }

    private func glyphs(_ paragraph: Paragraph) -> [PositionedGlyph] {
        paragraph.lines(width: .infinity).lines.flatMap { paragraph.glyphRuns(of: $0) }.flatMap(\.glyphs)
    }

    /// Runs that differ by nothing that the engine knows, as those of two colours, are one text.
    @Test(arguments: [
        ("AV", "AVATAR", "en"), ("مر", "حبا", "ar"), ("of", "fice fjord", "en"), ("क्", "षत्रिय", "hi"), ("שָׁ", "לוֹם", "he"),
    ])
    func anEdgeOfColoursChangesNoGlyph(_ first: String, _ second: String, _ language: String) throws {
        let whole = try Paragraph(first + second, style: style, language: language, fonts: sharedFonts.get())
        let runs = try paragraph([(first, run()), (second, run())], language: language)
        #expect(glyphs(runs) == glyphs(whole))
        #expect(runs.lines(width: 60) == whole.lines(width: 60))
        #expect(runs.size(width: 60).width == whole.size(width: 60).width)
        #expect(runs.lines(width: 30, limit: 1) == whole.lines(width: 30, limit: 1))
    }

    /// U+2028 and the vertical tab end a line, LF and U+2029 a paragraph ("String Programming Guide, Words, Paragraphs, and
    /// Line Breaks"), whose first line has its own indent.
    @Test(arguments: [("\u{2028}", 2), ("\u{B}", 2), ("\n", 3), ("\r\n", 3), ("\u{2029}", 3)])
    func onlyAParagraphHasAFirstIndent(_ terminator: String, _ lines: Int) throws {
        let width = try paragraph([("zwei drei", run())]).lines(width: .infinity).width + 1
        let text = try paragraph([("Ein" + terminator + "zwei drei", run())])
        let arranged = text.lines(width: width, firstIndent: 20, indent: 0, pushesOutLastWord: false)
        #expect(arranged.lines.count == lines)
        #expect(
            arranged.lines.map { text.startsParagraph(at: $0.range.lowerBound) }
                == Array([true, lines == 3, false].prefix(lines)))
    }

    /// An Arabic word keeps its joined forms where its font changes, which is the same as letters beside a joiner.
    @Test func lettersJoinWhereTheFontChanges() throws {
        let semibold = run { $0.style.weight = .semibold }
        let divided = try paragraph([("مر", run()), ("حبا", semibold)], language: "ar")
        let line = divided.lines(width: .infinity).lines[0]
        let regular = try paragraph([("مر\u{200D}", run())], language: "ar")
        let drawn = divided.glyphRuns(of: line).last?.glyphs.map(\.id)
        let joined = glyphs(regular).map(\.id)
        // The joiner is drawn as an empty glyph at the left.
        #expect(drawn == Array(joined.suffix(2)))
    }

    @Test func aLigatureIsInTheRunOfItsFirstUnit() throws {
        // The two consonants are one glyph.
        let both = try paragraph([("क्", run()), ("ष", run())], language: "hi")
        let fragments = both.fragments(of: both.lines(width: .infinity).lines[0])
        #expect(fragments.map(\.run) == [0])
        #expect(fragments.first?.glyphs.first?.glyphs.count == 1)
    }

    @Test func aLineIsAsTallAsItsTallestRun() throws {
        let fonts = try sharedFonts.get()
        let (ascent, descent) = try fonts.primaryLineMetrics()
        let text = try paragraph([("small ", run()), ("LARGE ", run { $0.style.pointSize = 34 }), ("small", run())])
        let lines = text.lines(width: 130).lines
        #expect(lines.count == 3)
        #expect(abs(lines[0].ascent - 17 * ascent) < 1e-9)
        #expect(abs(lines[1].ascent - 34 * ascent) < 1e-9 && abs(lines[1].descent - 34 * descent) < 1e-9)
        // Below the size of the paragraph, too.
        let small = try paragraph([("tiny", run { $0.style.pointSize = 10 })])
        #expect(abs(small.size(width: 100).height - 10 * (ascent + descent)) < 1e-9)
        // Half-leading of each run.
        let spaced = try paragraph([
            ("a", run { $0.style.lineHeightPolicy = .halfLeading(lineHeight: 2) }),
            ("b", run { $0.style.pointSize = 20 }),
        ])
        #expect(abs(spaced.size(width: 100).height - max(34, 20 * (ascent + descent))) < 3)
    }

    @Test func aRaisedRunMakesItsLineTaller() throws {
        let plain = try paragraph([("x", run()), ("2", run())]).lines(width: 100).lines[0]
        let raised = try paragraph([("x", run()), ("2", run { $0.baselineOffset = 6 })])
        let line = raised.lines(width: 100).lines[0]
        #expect(abs(line.ascent - plain.ascent - 6) < 1e-9 && line.descent == plain.descent)
        let runs = raised.glyphRuns(of: line)
        #expect(runs.map { $0.glyphs[0].y } == [0, -6])
        #expect(raised.fragments(of: line).map(\.shift) == [0, 6])
        let ink = try #require(raised.inkBounds(of: line))
        let limits = try #require(raised.inkLimits(of: line))
        #expect(limits.top <= ink.top && ink.top < -12)
    }

    @Test func aLoweredRunMakesItsLineDeeper() throws {
        let plain = try paragraph([("x", run()), ("g", run())]).lines(width: 100).lines[0]
        let lowered = try paragraph([("x", run()), ("g", run { $0.baselineOffset = -9 })])
        let line = lowered.lines(width: 100).lines[0]
        #expect(abs(line.descent - plain.descent - 9) < 1e-9 && line.ascent == plain.ascent)
        let ink = try #require(lowered.inkBounds(of: line))
        let limits = try #require(lowered.inkLimits(of: line))
        #expect(limits.bottom >= ink.bottom && ink.bottom > 12)
    }

    @Test func kernIsAddedAfterEachCluster() throws {
        let plain = try paragraph([("AVA", run()), ("TAR", run())])
        let spaced = try paragraph([("AVA", run { $0.kern = 3 }), ("TAR", run())])
        #expect(abs(spaced.size(width: .infinity).width - plain.size(width: .infinity).width - 9) < 0.001)
        // The letters on both sides still kern.
        let fragments = spaced.fragments(of: spaced.lines(width: .infinity).lines[0])
        #expect(fragments.map(\.run) == [0, 1])
        #expect(abs(fragments[1].x - fragments[0].width) < 1e-9)
    }

    @Test func anAttachmentTakesItsBox() throws {
        let box = TextAttachment(width: 30, height: 24, bottom: -4)
        let text = try paragraph([("a ", run()), ("\u{FFFC}", run { $0.attachment = box }), (" b", run())])
        let plain = try paragraph([("a  b", run())])
        let line = text.lines(width: .infinity).lines[0]
        #expect(abs(line.width - plain.size(width: .infinity).width - 30) < 0.001)
        #expect(line.ascent == 20)
        let fragments = text.fragments(of: line)
        #expect(fragments.map(\.isAttachment) == [false, true, false])
        #expect(fragments.map(\.run) == [0, 1, 2])
        #expect(abs(fragments[1].width - 30) < 0.001 && fragments[1].glyphs.isEmpty)
        // In a text to the left it is at its place there.
        let hebrew = try paragraph(
            [("שלום ", run()), ("\u{FFFC}", run { $0.attachment = box }), (" עולם", run())], language: "he")
        #expect(hebrew.fragments(of: hebrew.lines(width: .infinity).lines[0]).map(\.run) == [2, 1, 0])
    }

    @Test func theEllipsisHasTheStyleOfWhatItFollows() throws {
        let large = run { $0.style.pointSize = 34 }
        let text = try paragraph([("Dinner ", large), ("at seven with all of our friends", run())])
        let line = text.lines(width: 200, limit: 1).lines[0]
        #expect(text.fragments(of: line).last?.glyphs.last?.pointSize == 17)
        #expect(line.width <= 200)
        let early = text.lines(width: 100, limit: 1).lines[0]
        #expect(text.fragments(of: early).last?.glyphs.last?.pointSize == 34)
        // At its own width the text has the same lines.
        let layout = text.lines(width: 200, limit: 1)
        #expect(text.lines(width: layout.width, limit: 1) == layout)
        #expect(text.lines(width: layout.validWidths.upperBound.nextDown, limit: 1) == layout)
    }

    @Test func theHyphenHasTheStyleOfItsRun() throws {
        let large = run { $0.style.pointSize = 34 }
        let text = try paragraph([("small ", run()), ("res\u{AD}tau\u{AD}rant", large)])
        let lines = text.lines(width: 80).lines
        let hyphenated = try #require(lines.first { $0.isHyphenated })
        #expect(text.glyphRuns(of: hyphenated).last?.pointSize == 34)
        let width = try paragraph([("res‐", large)]).size(width: .infinity).width
        #expect(abs(hyphenated.width - width) < 0.5)
    }

    @Test func aRunHasTheLettersOfItsLanguage() throws {
        func fonts(_ language: String?) throws -> [String] {
            let text = try paragraph([("a ", run()), ("گھڑیاں", run { $0.language = language })])
            return text.lines(width: .infinity).lines.flatMap { text.glyphRuns(of: $0) }.map(\.font.file.name)
        }
        #expect(try fonts("ur").contains("NotoNastaliqUrdu-Regular.ttf"))
        #expect(try !fonts(nil).contains("NotoNastaliqUrdu-Regular.ttf"))
    }

    /// Runs grow with the paragraph, without being shaped again where fonts have no optical sizes.
    @Test func anotherSizeIsArithmetic() throws {
        let fonts = try FontCascade.bundled()
        var semibold = StyledRun(length: 5, style: style)
        semibold.style.pointSize = 34
        let text = try Paragraph(
            utf16: Array("สวัสดีครับ".utf16), runs: [StyledRun(length: 5, style: style), semibold], style: style,
            language: "th",
            fonts: fonts)
        let shapes = fonts.work.shapeCount
        // Beyond the end of the axis the primary font has one optical size.
        let large = try text.withPointSize(40)
        let larger = try large.withPointSize(80)
        #expect(abs(larger.size(width: .infinity).width - 2 * large.size(width: .infinity).width) < 1e-6)
        #expect(abs(larger.size(width: 90).height - 2 * large.size(width: 45).height) < 1e-6)
        #expect(fonts.work.shapeCount == shapes)
    }

    @Test func anotherLanguageKeepsRuns() throws {
        let large = run { $0.style.pointSize = 34 }
        let text = try paragraph([("直前の", run()), ("言葉です", large)], language: "ja")
        let other = try text.withLanguage("zh-Hans")
        let fresh = try paragraph([("直前の", run()), ("言葉です", large)], language: "zh-Hans")
        #expect(glyphs(other) == glyphs(fresh))
        #expect(other.lines(width: 90) == fresh.lines(width: 90))
    }

    @Test func runsMustCoverTheText() throws {
        let fonts = try sharedFonts.get()
        func make(_ runs: [StyledRun]) throws -> Paragraph {
            try Paragraph(utf16: Array("abc".utf16), runs: runs, style: style, language: "en", fonts: fonts)
        }
        var (large, far) = (StyledRun(length: 3, style: style), StyledRun(length: 3, style: style))
        large.style.pointSize = 1_500
        far.kern = .nan
        for runs in [[StyledRun(length: 2, style: style)], [], [large], [far]] {
            #expect(throws: TypesettingError.self) { try make(runs) }
        }
        // An empty text has no lines, with or without runs.
        let empty = try Paragraph(utf16: [], runs: [], style: style, language: "en", fonts: fonts)
        #expect(empty.lines(width: 100).lines.isEmpty)
    }

    /// A last line that is indented is cut where it ends at the measure, as every line does.
    @Test func aTruncatedLineHasItsIndentInTheMeasure() throws {
        let text = try paragraph([("Dinner at the Ferry Building on Thursday at seven", run())])
        for (width, limit) in [(200.0, 1), (160, 2), (120, 3)] {
            let cut = text.lines(width: width, firstIndent: 60, indent: 40, pushesOutLastWord: false, limit: limit)
            let last = try #require(cut.lines.last)
            #expect(last.elidedRange != nil && cut.lines.count == limit)
            let indent: Double = limit == 1 ? 60 : 40
            #expect(last.width <= width - indent)
            // No letter more would fit: the widest of this text has less than 16 points.
            #expect(last.width > width - indent - 24)
        }
    }

    /// Each line's hyphen is that of its own run, also where another run had one before.
    @Test func eachHyphenHasTheStyleOfItsRun() throws {
        let large = run { $0.style.pointSize = 34 }
        let text = try paragraph([
            ("res\u{AD}taurant ", run()), ("res\u{AD}taurant ", large), ("res\u{AD}taurant", run()),
        ])
        let width = try paragraph([("res‐", large)]).size(width: .infinity).width + 1
        let hyphenated = text.lines(width: width).lines.filter(\.isHyphenated)
        #expect(hyphenated.compactMap { text.glyphRuns(of: $0).last?.pointSize } == [17, 34, 17])
        #expect(hyphenated.map { text.fragments(of: $0).last { !$0.glyphs.isEmpty }?.run } == [0, 1, 2])
    }
}
