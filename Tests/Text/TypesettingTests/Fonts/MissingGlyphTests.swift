import TestSupport
import Testing

@testable import Typesetting

/// Characters that no font draws: split into what fonts have and boxes, or refused.
@Suite(.neverHangs) struct MissingGlyphTests {
    /// Texts with the characters that are boxes. No font has the clusters of the last three, but fonts have their
    /// characters, one each.
    static let texts: [(text: String, boxes: [UInt32])] = [
        ("𠀀野家", [0x20000]), ("ʕ꒰ok꒱ʔ", [0xA4B0, 0xA4B1]), ("a\u{FFFB}b", [0xFFFB]),
        ("🫩", [0x1FAE9]), ("བོད", [0x0F56, 0x0F7C, 0x0F51]), ("ᏣᎳᎩ", [0x13E3, 0x13B3, 0x13A9]),
        ("\u{E000}", [0xE000]), ("a🏽", []), ("y\u{20E3}", []),
    ]

    /// What people write that no language of a phone needs: a family name, table flips, a broken text.
    @Test(arguments: ["𠮷野家", "(╯°□°)╯︵ ┻━┻", "┌──┬──┐ ░▒▓█", "a\u{FFFD}b", "Dinner"])
    func whatPeopleWriteIsDrawn(_ text: String) throws {
        #expect(try boxed(text).missingCharacters.isEmpty)
        _ = try paragraph(text)
    }

    /// "The Unicode Standard, appendix A": a code point has at least four digits, and no zeros before more.
    @Test(
        arguments: [
            (0, "U+0000"), (0x41, "U+0041"), (0x20A9, "U+20A9"), (0x1F600, "U+1F600"), (0x10FFFD, "U+10FFFD"),
        ] as [(UInt32, String)])
    func aCharacterIsNamedByItsCodePoint(_ scalar: UInt32, _ name: String) {
        #expect(TypesettingError.codePoint(scalar) == name)
    }

    private func boxed(_ text: String, size: Double = 17, tracking: Tracking = .none) throws -> Paragraph {
        try Paragraph(
            text, style: TextStyle(pointSize: size, tracking: tracking), language: "en",
            fonts: FontCascade(drawingBoxesOf: sharedFonts.get()))
    }

    @Test(arguments: texts)
    func whatFontsHaveIsDrawnAndTheRestIsBoxes(text: String, boxes: [UInt32]) throws {
        let paragraph = try boxed(text)
        #expect(paragraph.missingCharacters.map(\.character) == boxes)
        let units = Array(text.utf16)
        for (offset, character) in paragraph.missingCharacters {
            #expect(Scalars.decode(units, at: offset).character == character)
        }
        // Nothing is drawn by glyph 0, and everything has a width.
        let line = paragraph.lines(width: .infinity).lines[0]
        let runs = paragraph.glyphRuns(of: line)
        #expect(runs.allSatisfy { $0.glyphs.allSatisfy { $0.id != 0 } })
        #expect(line.width > 0)
    }

    @Test(arguments: texts)
    func theyAreRefusedWhereGlyphsAreStrict(text: String, boxes: [UInt32]) throws {
        #expect(throws: TypesettingError.self) { try paragraph(text) }
    }

    /// The box is drawn by this engine in 1024ths of an em: 722 tall as a capital letter is, 950 wide with four digits
    /// in a row, 760 with three, both with their space. At 16 points that is exact.
    @Test func aBoxHasItsOwnSize() throws {
        for (text, width) in [("\u{E000}", 950.0), ("𠀀", 760.0)] {
            let paragraph = try boxed(text, size: 16)
            let line = paragraph.lines(width: .infinity).lines[0]
            #expect(line.width == width / 64)
            let ink = try #require(paragraph.inkBounds(of: line))
            #expect((ink.left, ink.right) == (40.0 / 64, (width - 40) / 64))
            #expect((ink.top, ink.bottom) == (-722.0 / 64, 0))
        }
        let letter = try boxed("H", size: 16)
        let capital = try #require(letter.inkBounds(of: letter.lines(width: 99).lines[0]))
        #expect(abs(capital.top + 722.0 / 64) < 0.1)
    }

    @Test(
        arguments: [
            (0x41, [0, 0, 4, 1]), (0xE000, [14, 0, 0, 0]), (0x20BB7, [0, 2, 0, 11, 11, 7]),
            (0x10FFFD, [1, 0, 15, 15, 15, 13]),
        ] as [(UInt32, [UInt32])])
    func theDigitsAreTheCodePoint(character: UInt32, digits: [UInt32]) {
        let parts = MissingGlyphBox.parts(of: character).dropLast()
        #expect(parts.map { $0.glyph - 1 } == digits)
        // Four digits have one row, six two.
        #expect(Set(parts.map(\.y)).count == (digits.count == 4 ? 1 : 2))
        // The first half of the digits stands above the other.
        if digits.count == 6 { #expect(parts[0].y > parts[3].y) }
    }

    /// Rows of digits have the same space below, between and above them.
    @Test(arguments: [(0xE000, 1), (0x20BB7, 2)] as [(UInt32, Int)])
    func theRowsAreSpacedEvenly(character: UInt32, rowCount: Int) throws {
        // In 1024ths of an em: a box is 722 tall, its lines 40, and a digit 260, as the font's own glyphs are.
        let rows = Set(MissingGlyphBox.parts(of: character).dropLast().map { Int($0.y) / 64 }).sorted()
        let ends = [40] + rows.map { $0 + 260 }
        let gaps = zip(ends, rows + [722 - 40]).map { $1 - $0 }
        let (least, most) = try (#require(gaps.min()), #require(gaps.max()))
        #expect(gaps.count == rowCount + 1 && least > 0 && most - least <= 2)
    }

    /// A box makes no line taller, stays at other sizes and in other languages, and wraps as its character does.
    @Test func aBoxIsTextLikeOther() throws {
        let paragraph = try boxed("Dinner \u{E000} Dinner")
        #expect(paragraph.lines(width: .infinity).height == (try boxed("Dinner")).lines(width: .infinity).height)
        #expect(try paragraph.withPointSize(34).missingCharacters.map(\.character) == [0xE000])
        #expect(try paragraph.withLanguage("ja").missingCharacters.map(\.character) == [0xE000])
        let fresh = try boxed("Dinner \u{E000} Dinner", size: 34).lines(width: 120)
        #expect(try paragraph.withPointSize(34).lines(width: 120) == fresh)
        #expect(paragraph.lines(width: 0).lines.count == 13)
    }

    /// The tracking is that of Bubble Sans (Fonts/README.md), and a box is of no family.
    @Test func aBoxIsNotTracked() throws {
        func width(_ text: String, _ tracking: Tracking) throws -> Double {
            try boxed(text, size: 13, tracking: tracking).lines(width: .infinity).lines[0].width
        }
        #expect(try width("H", .system) != width("H", .none))
        #expect(try width("\u{E000}", .system) == width("\u{E000}", .none))
    }

    @Test func boxesInRightToLeftTextKeepTheirDigits() throws {
        let paragraph = try boxed("שלום \u{0F40} עולם")
        let run = try #require(
            paragraph.glyphRuns(of: paragraph.lines(width: .infinity).lines[0]).first {
                $0.font == MissingGlyphBox.font
            })
        // 0, F, 4, 0 from left to right.
        #expect(run.glyphs.dropLast().map { $0.id - 1 } == [0, 15, 4, 0])
        #expect(zip(run.glyphs, run.glyphs.dropFirst().dropLast()).allSatisfy { $0.x < $1.x })
    }
}
