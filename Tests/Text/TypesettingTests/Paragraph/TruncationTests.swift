import TestSupport
import Testing

@testable import Typesetting

@Suite(.neverHangs) struct TruncationTests {
    private let text = "Dinner at the ferry building with everybody from work"

    private func drawn(_ paragraph: Paragraph, _ line: TextLine) -> String {
        String(decoding: paragraph.visibleUnits(of: line), as: UTF16.self)
    }

    @Test func tailKeepsTheStart() throws {
        let paragraph = try paragraph(text)
        let layout = paragraph.lines(width: 150, limit: 1)
        #expect(layout.isTruncated && layout.lines.count == 1)
        #expect(drawn(paragraph, layout.lines[0]) == "Dinner at the ferr…")
        #expect(layout.width <= 150)
        #expect(layout.lines[0].range == 0..<text.utf16.count)
    }

    @Test func headKeepsTheEndAndMiddleBoth() throws {
        let paragraph = try paragraph(text)
        let head = paragraph.lines(width: 150, limit: 1, truncation: .head)
        #expect(drawn(paragraph, head.lines[0]).hasPrefix("…"))
        #expect(drawn(paragraph, head.lines[0]).hasSuffix("from work"))
        let middle = paragraph.lines(width: 150, limit: 1, truncation: .middle)
        #expect(drawn(paragraph, middle.lines[0]).hasPrefix("Dinner"))
        #expect(drawn(paragraph, middle.lines[0]).hasSuffix("work"))
        #expect(middle.width <= 150 && head.width <= 150)
    }

    @Test func whatStandsBehindAForcedLineEndIsNotDrawn() throws {
        let paragraph = try paragraph("Dinner with everybody\nsecond")
        let line = paragraph.lines(width: 60, limit: 1, truncation: .head).lines[0]
        #expect(drawn(paragraph, line).hasPrefix("…") && drawn(paragraph, line).hasSuffix("body"))
    }

    @Test func textWithinItsLimitStaysWhole() throws {
        let layout = try paragraph(text).lines(width: 250, limit: 3)
        #expect(!layout.isTruncated)
    }

    @Test func ellipsisStandsAtTheParagraphsEndInRightToLeftText() throws {
        let paragraph = try paragraph("مرحبا بكم في حفل العشاء السنوي الكبير", language: "ar")
        let line = paragraph.lines(width: 120, limit: 1).lines[0]
        let runs = paragraph.glyphRuns(of: line)
        let ellipsis = paragraph.storage.ellipsis.glyphs[0].id
        #expect(runs.first?.glyphs.first?.id == ellipsis)
    }

    @Test func graphemesAreNeverSplit() throws {
        let family = "👨‍👩‍👧‍👦"
        let text = String(repeating: family, count: 8)
        let paragraph = try paragraph(text)
        let length = family.utf16.count
        for width in stride(from: 20.0, to: 200, by: 5) {
            let line = paragraph.lines(width: width, limit: 1).lines[0]
            if let elided = line.elidedRange { #expect(elided.lowerBound % length == 0) }
        }
    }

    @Test func intervalOfATruncatedTextHolds() throws {
        for mode in TruncationMode.allCases {
            let paragraph = try paragraph(text, size: 13)
            for width in stride(from: 40.0, to: 180, by: 2.3) {
                let layout = paragraph.lines(width: width, limit: 2, truncation: mode)
                let valid = layout.validWidths
                #expect(valid.contains(width))
                #expect(paragraph.lines(width: valid.lowerBound, limit: 2, truncation: mode) == layout)
                #expect(paragraph.lines(width: valid.upperBound - 1e-6, limit: 2, truncation: mode) == layout)
            }
        }
    }

    /// Found by Fuzzing: white space that is cut beside the ellipsis, or hangs at the end, counted once and not again.
    @Test func aMeasuredWidthGivesTheSameCut() throws {
        for text in ["aaaa bb\u{2001}", "one two   three  four ", "a  b  c  d  e  f"] {
            let paragraph = try paragraph(text, size: 53)
            for mode in TruncationMode.allCases {
                for width in stride(from: 60.0, to: 400, by: 7.7) {
                    let first = paragraph.lines(width: width, limit: 1, truncation: mode)
                    guard first.width <= width else { continue }
                    #expect(paragraph.lines(width: first.width, limit: 1, truncation: mode).lines == first.lines)
                }
            }
        }
    }

    /// White space beside an ellipsis is looked at once: looked at again at each step, this takes minutes.
    @Test(.endsWithin(.seconds(60)), arguments: TruncationMode.allCases)
    func longWhiteSpaceIsCutInLinearTime(_ mode: TruncationMode) throws {
        let text = try paragraph("b" + String(repeating: " ", count: 60_000) + "a")
        let layout = text.lines(width: 9_000, limit: 1, truncation: mode)
        #expect(layout.lines.count == 1 && layout.width <= 9_000)
    }

    /// Hebrew has no ellipsis; Bubble Sans draws it, which is higher.
    @Test func anEllipsisOfAnotherFontRaisesItsLine() throws {
        let folder = try FontFolder(
            manifest: #"{"extends": "bundled", "fonts": [{"file": "Brand.ttf", "role": "primary"}]}"#,
            files: ["Brand.ttf": "NotoSansHebrew.ttf"])
        let fonts = try folder.cascade()
        let ellipsis = try sharedFonts.get().primaryLineMetrics()
        let primary = try fonts.primaryLineMetrics()
        #expect(primary.ascent < ellipsis.ascent)
        for policy in [LineHeightPolicy.contain, .fixed] {
            let style = TextStyle(pointSize: 100, lineHeightPolicy: policy)
            let paragraph = try Paragraph("אבגדה", style: style, language: "he", fonts: fonts)
            let whole = paragraph.lines(width: .infinity, limit: 1)
            let cut = paragraph.lines(width: whole.width - 10, limit: 1)
            #expect(cut.isTruncated && !whole.isTruncated)
            #expect(whole.lines[0].ascent == 100 * primary.ascent)
            #expect(cut.lines[0].ascent == 100 * (policy == .contain ? ellipsis : primary).ascent)
            #expect(paragraph.size(width: whole.width - 10, limit: 1).height == cut.height)
        }
    }

    /// A cascade that refuses characters refuses those of the text: an ellipsis that no font has is a box.
    @Test func anEllipsisThatNoFontHasIsABox() throws {
        let folder = try FontFolder(
            manifest: #"{"fonts": [{"file": "Brand.ttf", "role": "primary"}]}"#,
            files: ["Brand.ttf": "NotoSansHebrew.ttf"])
        let paragraph = try Paragraph(
            "אבגדהוזחטי", style: TextStyle(pointSize: 17), language: "he", fonts: folder.cascade())
        let layout = paragraph.lines(width: 60, limit: 1)
        let runs = paragraph.glyphRuns(of: layout.lines[0])
        #expect(layout.isTruncated && layout.width <= 60)
        // In 1024ths of an em a box of four digits is 950 wide.
        #expect(runs.first?.font == MissingGlyphBox.font && runs.last?.font != MissingGlyphBox.font)
        #expect(abs(paragraph.lines(width: 0, limit: 1).width - 17 * 950.0 / 1_024) < 0.01)
    }

    /// Text that is unsafe to break everywhere is not shaped again for each letter of a long line.
    @Test(arguments: ["\u{628}", "AV"], TruncationMode.allCases)
    func twiceTheMeasureIsTwiceTheWork(_ letters: String, _ mode: TruncationMode) throws {
        func shapedUnits(_ width: Double) throws -> Int {
            let fonts = try FontCascade.bundled()
            let text = String(repeating: letters, count: 12_000 / letters.utf16.count)
            let paragraph = try Paragraph(text, style: TextStyle(pointSize: 1), language: "en", fonts: fonts)
            let before = fonts.work.shapedUnitCount
            let layout = paragraph.lines(width: width, limit: 1, truncation: mode)
            #expect(layout.isTruncated && layout.width <= width && layout.width > width - 2)
            return fonts.work.shapedUnitCount - before
        }
        let (once, twice) = (try shapedUnits(1_000), try shapedUnits(2_000))
        #expect(twice <= once * 5 / 2, "\(once), then \(twice)")
    }

    /// An ellipsis alone is all that there is at every smaller measure, too.
    @Test(arguments: TruncationMode.allCases)
    func anEllipsisAloneHoldsDownToNothing(_ mode: TruncationMode) throws {
        let layout = try paragraph("Dinner at the ferry building").lines(width: 15, limit: 1, truncation: mode)
        #expect(layout.width > 10 && layout.width < 15)
        #expect(layout.validWidths.lowerBound == 0)
    }

    /// White space at the end of a text hangs, so that a text is cut as it is without it, wherever that is.
    @Test(arguments: TruncationMode.allCases, [" ", "  ", "\u{2003}"])
    func whiteSpaceAtTheEndTakesNoRoom(_ mode: TruncationMode, _ space: String) throws {
        let text = "Dinner at the pier on Friday"
        for width in [50.0, 80, 110, 140] {
            let plain = try paragraph(text).lines(width: width, limit: 1, truncation: mode).lines[0]
            let spaced = try paragraph(text + space).lines(width: width, limit: 1, truncation: mode).lines[0]
            #expect(spaced.width == plain.width && spaced.elidedRange?.lowerBound == plain.elidedRange?.lowerBound)
            if mode != .tail { #expect(spaced.elidedRange == plain.elidedRange) }
        }
    }
}
