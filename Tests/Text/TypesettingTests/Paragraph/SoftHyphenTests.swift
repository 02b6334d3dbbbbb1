import TestSupport
import Testing

@testable import Typesetting

/// Soft hyphens as CSS `hyphens: manual` has them (CSS Text 3, 5.4 and 6.1).
@Suite(.neverHangs) struct SoftHyphenTests {
    private func drawn(_ paragraph: Paragraph, _ layout: TextLayout) -> [String] {
        layout.lines.map { String(decoding: paragraph.visibleUnits(of: $0), as: UTF16.self) }
    }

    private func width(_ text: String, size: Double = 17) throws -> Double {
        try paragraph(text, size: size).maximumContentWidth
    }

    @Test func isInvisibleWithinALine() throws {
        for (hyphenated, plain) in [("extra\u{AD}ordinary", "extraordinary"), ("\u{AD}a\u{AD}\u{AD}b\u{AD}", "ab")] {
            #expect(try width(hyphenated) == width(plain))
            let layout = try paragraph(hyphenated).lines(width: .infinity)
            #expect(layout.lines.count == 1 && !layout.lines[0].isHyphenated)
        }
    }

    @Test func showsAHyphenWhereTheLineEndsAndCountsIt() throws {
        let paragraph = try paragraph("extra\u{AD}ordinary")
        let layout = paragraph.lines(width: 80)
        #expect(drawn(paragraph, layout) == ["extra\u{2010}", "ordinary"])
        #expect(layout.lines.map(\.isHyphenated) == [true, false])
        let parts = try (width("extra"), width("\u{2010}"))
        #expect(abs(layout.lines[0].width - (parts.0 + parts.1)) < 1e-9)
        // One unit, 1/65 536 em, less and the hyphen has no room.
        let tight = paragraph.lines(width: parts.0 + parts.1 - 17.0 / 65_536)
        #expect(drawn(paragraph, tight).first != "extra\u{2010}")
    }

    /// The hyphen of the primary font is U+2010; all of it is drawn at the line's end.
    @Test func hyphenIsTheLastGlyph() throws {
        let hyphen = try #require(try glyphs("\u{2010}").first)
        let paragraph = try paragraph("extra\u{AD}ordinary")
        let line = paragraph.lines(width: 80).lines[0]
        let last = try #require(paragraph.glyphRuns(of: line).last?.glyphs.last)
        #expect(last.id == hyphen)
        #expect(try abs(last.x - width("extra")) < 1e-9)
    }

    /// The hyphen has the level of the soft hyphen, so that it stands at the left end of Arabic, whatever the
    /// paragraph. (In Hebrew no line ends at a soft hyphen: LB21a of UAX #14 in Unicode 15.0, which 15.1 took back.)
    @Test func hyphenStandsBehindTheTextInItsDirection() throws {
        let hyphen = try #require(try glyphs("\u{2010}").first)
        let text = "\u{62F}\u{648}\u{631}\u{AD}\u{62F}\u{648}\u{631}"
        let arabic = try paragraph(text, size: 53, language: "ar")
        let line = arabic.lines(width: arabic.minimumContentWidth).lines[0]
        #expect(line.isHyphenated)
        #expect(arabic.glyphRuns(of: line).first?.glyphs.first?.id == hyphen)

        let mixed = try paragraph("abc \(text)", size: 53, direction: .leftToRight)
        let first = mixed.lines(width: mixed.maximumContentWidth * 0.8).lines[0]
        #expect(first.isHyphenated)
        let glyphs = mixed.glyphRuns(of: first).flatMap(\.glyphs)
        // a, b, c and the space come before it, the Arabic after.
        #expect(glyphs.firstIndex { $0.id == hyphen } == 4)
    }

    /// The syllable that is left is narrower than the hyphen, so the word fits where its hyphenated start does not.
    @Test func wordThatFitsIsNotHyphenated() throws {
        let paragraph = try paragraph("extra\u{AD}i")
        #expect(try width("extrai") < width("extra\u{2010}"))
        let layout = paragraph.lines(width: paragraph.maximumContentWidth)
        #expect(layout.lines.count == 1)
        #expect(paragraph.minimumContentWidth <= paragraph.maximumContentWidth)
    }

    @Test func spaceAfterASoftHyphenIsWhatBreaks() throws {
        let paragraph = try paragraph("extra\u{AD} ordinary")
        let layout = paragraph.lines(width: 80)
        #expect(drawn(paragraph, layout) == ["extra\u{AD}", "ordinary"])
        #expect(!layout.lines[0].isHyphenated)
    }

    @Test func lineFeedAfterASoftHyphenDrawsNone() throws {
        let paragraph = try paragraph("extra\u{AD}\nordinary")
        #expect(paragraph.lines(width: 200).lines.map(\.isHyphenated) == [false, false])
    }

    @Test func hyphenNeverStartsALine() throws {
        let text = "wwww\u{AD}wwww"
        let paragraph = try paragraph(text)
        for width in stride(from: 2.0, to: 150, by: 0.37) {
            let layout = paragraph.lines(width: width)
            for line in layout.lines { #expect(line.range.lowerBound != 4, "\(width)") }
            #expect(lineTexts(text, layout).joined() == text)
        }
    }

    /// The size is found without making lines; allocation-free paths must agree with them.
    @Test func sizesAreThoseOfTheLines() throws {
        let paragraph = try paragraph(
            "An incom\u{AD}pre\u{AD}hen\u{AD}si\u{AD}ble mis\u{AD}un\u{AD}der\u{AD}stand\u{AD}ing")
        for width in stride(from: 3.0, to: 330, by: 1.7) {
            for limit in [nil, 2] {
                let layout = paragraph.lines(width: width, limit: limit)
                let size = paragraph.size(width: width, limit: limit)
                #expect(size.width == layout.width && size.lineCount == layout.lines.count)
                #expect(size.validWidths == layout.validWidths && size.height == layout.height)
            }
        }
    }

    @Test func ellipsisTakesThePlaceOfTheHyphen() throws {
        let paragraph = try paragraph("extra\u{AD}ordinary mis\u{AD}under\u{AD}standing")
        let layout = paragraph.lines(width: 80, limit: 1)
        let line = layout.lines[0]
        #expect(line.elidedRange != nil && !line.isHyphenated)
        #expect(drawn(paragraph, layout)[0].hasSuffix("\u{2026}"))
        #expect(!drawn(paragraph, layout)[0].contains("\u{2010}"))
        let second = paragraph.lines(width: 80, limit: 2)
        #expect(second.lines[0].isHyphenated && second.isTruncated)
    }

    /// Letters join across a soft hyphen, and keep their forms where the line ends at it (CSS Text 3, 5.4).
    @Test func arabicKeepsItsJoinedForms() throws {
        let paragraph = try paragraph("\u{628}\u{628}\u{AD}\u{628}\u{628}", language: "ar")
        let whole = try glyphs("\u{628}\u{628}\u{628}\u{628}", language: "ar")
        let narrow = paragraph.lines(width: paragraph.minimumContentWidth)
        #expect(narrow.lines.count == 2)
        let letters = narrow.lines.reversed().flatMap { line in
            paragraph.glyphRuns(of: line).filter { $0.font.file !== primaryFile }.flatMap { $0.glyphs.map(\.id) }
        }
        #expect(letters == whole)
    }

    private var primaryFile: FontFile? {
        try? sharedFonts.get().instance(family: 0, style: TextStyle(pointSize: 17)).file
    }

    private func glyphs(_ text: String, language: String = "en") throws -> [UInt32] {
        let paragraph = try paragraph(text, language: language)
        return paragraph.glyphRuns(of: paragraph.lines(width: .infinity).lines[0]).flatMap { $0.glyphs.map(\.id) }
    }
}
