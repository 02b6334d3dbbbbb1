import TestSupport
import Testing
import Typesetting

@Suite(.neverHangs) struct ParagraphTests {
    /// messages-facts.md 4.3: `lineHeight` of the system font is 1.193359375 times the size.
    @Test func oneLineIsAsHighAsTheSystemFont() throws {
        for size in [11.0, 12, 13, 17, 28, 53] {
            let layout = try paragraph("Hello", size: size).lines(width: .infinity)
            #expect(abs(layout.height - 1.193359375 * size) < 0.01)
        }
    }

    /// fonts.md section 8: 143.40 pt is what iOS 26.1's advances sum to at 17 pt.
    @Test func trackedWidthIsThatOfTheSystemFont() throws {
        let layout = try paragraph("This is a test string", tracking: .system).lines(width: .infinity)
        #expect(abs(layout.width - 143.40) / 143.40 < 0.01)
    }

    @Test func wrapsAtSpacesWhichHang() throws {
        let text = "The quick brown fox jumps over the lazy dog"
        let paragraph = try paragraph(text)
        let layout = paragraph.lines(width: 120)
        #expect(lineTexts(text, layout) == ["The quick ", "brown fox ", "jumps over the ", "lazy dog"])
        #expect(layout.lines.allSatisfy { $0.width <= 120 })
        #expect(layout.height == layout.lines.map { $0.ascent + $0.descent }.reduce(0, +))
    }

    /// Found by Fuzzing: spaces of two kinds with a break between them hang together.
    @Test func spacesOfTwoKindsHangTogether() throws {
        let layout = try paragraph("a \u{2006}", size: 53).lines(width: 40)
        #expect(layout.lines.count == 1 && layout.width < 40)
    }

    @Test func wordTooWideForALineIsCutBetweenGraphemes() throws {
        let text = "Incomprehensibilities"
        let layout = try paragraph(text).lines(width: 60)
        #expect(layout.lines.count > 2)
        #expect(lineTexts(text, layout).joined() == text)
        #expect(layout.lines.allSatisfy { $0.width <= 60 })
    }

    @Test func lineTerminatorsEndLinesAndTheLastOneOpensNone() throws {
        let text = "one\ntwo\r\nthree\u{2028}four\n"
        let layout = try paragraph(text).lines(width: .infinity)
        #expect(lineTexts(text, layout) == ["one\n", "two\r\n", "three\u{2028}", "four\n"])
    }

    @Test func emptyTextHasNoLines() throws {
        let layout = try paragraph("").lines(width: 100)
        #expect(layout.lines.isEmpty && layout.height == 0 && layout.width == 0)
    }

    @Test(arguments: ["สวัสดีครับยินดีต้อนรับสู่ประเทศไทย", "សូមស្វាគមន៍មកកាន់ប្រទេសកម្ពុជា", "ຍິນດີຕ້ອນຮັບສູ່ປະເທດລາວ"])
    func scriptsWithoutSpacesBreakAtWords(_ text: String) throws {
        let layout = try paragraph(text, language: "th").lines(width: 100)
        #expect(layout.lines.count > 1)
        #expect(layout.lines.allSatisfy { $0.width <= 100 })
        #expect(lineTexts(text, layout).joined() == text)
    }

    /// Found by Fuzzing: ICU calls every word of a dictionary script mandatory when a terminator follows the run.
    @Test func wordsBeforeALineFeedStayOnOneLine() throws {
        let text = "สวัสดีครับยินดีต้อนรับ\nสวัสดี"
        let layout = try paragraph(text, language: "th").lines(width: .infinity)
        #expect(lineTexts(text, layout) == ["สวัสดีครับยินดีต้อนรับ\n", "สวัสดี"])
    }

    @Test func thaiBreaksWhereItsDictionarySays() throws {
        let text = "สวัสดีครับ"
        let layout = try paragraph(text, language: "th").lines(width: 45)
        #expect(lineTexts(text, layout).first == "สวัสดี")
    }

    @Test func tallScriptsGrowTheLineUnlessFixed() throws {
        let thai = try paragraph("ที่นี่").lines(width: .infinity)
        #expect(abs(thai.height - 17 * (1.02 + 0.27)) < 0.05)
        let fixed = try Paragraph(
            "ที่นี่", style: TextStyle(pointSize: 17, lineHeightPolicy: .fixed), language: "th",
            fonts: sharedFonts.get()
        ).lines(width: .infinity)
        #expect(abs(fixed.height - 1.193359375 * 17) < 0.01)
    }

    @Test func missingGlyphNamesTheCodePoint() throws {
        #expect(throws: TypesettingError.missingGlyph(scalar: 0x0F40, cascade: try sharedFonts.get().familyNames)) {
            try paragraph("tibetan \u{0F40}")
        }
    }

    @Test func missingMarkIsNamedAndNotItsBase() throws {
        let families = try sharedFonts.get().familyNames
        #expect(throws: TypesettingError.missingGlyph(scalar: 0x0F71, cascade: families)) { try paragraph("»\u{0F71}") }
    }

    @Test func loneSurrogateNamesItsOffset() throws {
        #expect(throws: TypesettingError.loneSurrogate(offset: 1)) {
            try Paragraph(
                utf16: [0x41, 0xD83D, 0x42], style: TextStyle(pointSize: 17), language: "en", fonts: sharedFonts.get())
        }
    }

    @Test func measuredWidthNeverWrapsAgain() throws {
        for text in [
            "The quick brown fox jumps over the lazy dog", "مرحبا بالعالم كيف حالك اليوم", "今日は七時に晩ご飯を食べましょう。",
        ] {
            for size in [11.0, 13, 17, 23.5] {
                let paragraph = try paragraph(text, size: size, tracking: .system)
                for width in stride(from: 20.0, to: 400, by: 7.3) {
                    let first = paragraph.lines(width: width)
                    // A grapheme that is wider than the measure stands out of it; it has no width to feed back.
                    guard first.width <= width else { continue }
                    let again = paragraph.lines(width: first.width)
                    #expect(again.lines == first.lines)
                }
            }
        }
    }

    @Test func intervalHoldsOnItsLengthAndNotOutside() throws {
        let text = "Dinner at 7 with Grace, Barbara-Ann and incomprehensibilities?"
        let paragraph = try paragraph(text, size: 13, tracking: .system)
        for width in stride(from: 15.0, to: 420, by: 3.7) {
            let layout = paragraph.lines(width: width)
            let valid = layout.validWidths
            #expect(valid.contains(width))
            #expect(paragraph.lines(width: valid.lowerBound).lines == layout.lines)
            if valid.upperBound.isFinite {
                #expect(paragraph.lines(width: valid.upperBound - 1e-6).lines == layout.lines)
                #expect(paragraph.lines(width: valid.upperBound + 1.0 / 64).lines != layout.lines)
            }
            if valid.lowerBound > 1.0 / 64 {
                #expect(paragraph.lines(width: valid.lowerBound - 1.0 / 64).lines != layout.lines)
            }
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func aWeightThatIsNoNumberIsRefused(_ weight: Double) throws {
        #expect(throws: TypesettingError.self) {
            try Paragraph(
                "a", style: TextStyle(pointSize: 17, weight: FontWeight(rawValue: weight)), language: "en",
                fonts: sharedFonts.get())
        }
    }

    @Test func aLanguageTagThatIsTooLongIsRefused() throws {
        let long = "ja-u-lb-loose-x" + String(repeating: "-abcdefgh", count: 13)
        #expect(long.utf8.count > TypesettingLimits.maximumLanguageTagLength)
        #expect(throws: TypesettingError.self) { try paragraph("あ", language: long) }
        #expect(throws: TypesettingError.self) { try paragraph("あ").withLanguage(long) }
    }

    /// However long the rest of a tag, its keywords hold.
    @Test func privateSubtagsChangeNoLines() throws {
        let text = "こんにちは、世界。ッャーー今日は良い天気です"
        let rest = String(repeating: "-abcdefgh", count: 11)
        let loose = try paragraph(text, language: "ja-u-lb-loose").lines(width: 90)
        #expect(loose.lines != (try paragraph(text, language: "ja-u-lb-strict").lines(width: 90).lines))
        #expect(loose.lines == (try paragraph(text, language: "ja-u-lb-loose-x" + rest).lines(width: 90).lines))
    }

    /// "CSS Text 3", 4.1.3: white space at the end of a line hangs and is not measured, also where the text ends with it.
    @Test(arguments: [" ", "  ", "\u{2003}", " \u{2006}", "\u{3000}"]) func whiteSpaceAtTheEndHangs(_ space: String)
        throws
    {
        let width = try paragraph("one").size(width: .infinity).width
        for text in ["one" + space, "one" + space + "\n", "one" + space + "\none" + space] {
            let paragraph = try paragraph(text)
            #expect(paragraph.size(width: .infinity).width == width)
            #expect(paragraph.lines(width: .infinity).lines.allSatisfy { $0.width == width })
        }
        #expect(try paragraph(space).size(width: .infinity).width == 0)
    }

    /// A word that is cut leaves no room for the white space behind it, which hangs.
    @Test(arguments: [" ", "  ", "\u{2003}"]) func aCutWordHasNoRoomForItsSpace(_ space: String) throws {
        let width = try paragraph("mm").size(width: .infinity).width
        let text = "mmmm" + space
        #expect(try lineTexts(text, paragraph(text).lines(width: width)) == ["mm", "mm" + space])
        #expect(try lineTexts(text + "x", paragraph(text + "x").lines(width: width)) == ["mm", "mm" + space, "x"])
        #expect(try paragraph(text).size(width: width).width == width)
    }
}
