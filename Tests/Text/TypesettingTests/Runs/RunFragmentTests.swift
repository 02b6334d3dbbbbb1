import TestSupport
import Testing

@testable import Typesetting

/// The parts of a line that are drawn in one run.
@Suite(.neverHangs) struct RunFragmentTests {
    private let style = TextStyle(pointSize: 16, tracking: .none)

    private func fragments(_ parts: [(text: String, change: (inout StyledRun) -> Void)]) throws -> [RunFragment] {
        let runs = parts.map { part in
            var run = StyledRun(length: part.text.utf16.count, style: style)
            part.change(&run)
            return run
        }
        let paragraph = try Paragraph(
            utf16: parts.flatMap { Array($0.text.utf16) }, runs: runs, style: style, language: "en",
            fonts: sharedFonts.get())
        return paragraph.fragments(of: paragraph.lines(width: .infinity).lines[0])
    }

    /// In one run each attachment is a part of its own, and the text on both sides of it is.
    @Test(
        arguments: [
            ("a\u{FFFC}b", [false, true, false]), ("\u{FFFC}\u{FFFC}", [true, true]), ("\u{FFFC}b", [true, false]),
            ("ab\u{FFFC}", [false, true]), ("ab", [false]), ("a\tb", [false]),
        ] as [(String, [Bool])])
    func anAttachmentIsAPartOfItsOwn(_ text: String, _ expected: [Bool]) throws {
        let box = TextAttachment(width: 24, height: 10, bottom: 0)
        let found = try fragments([(text, { $0.attachment = box })])
        #expect(found.map(\.isAttachment) == expected)
        #expect(found.filter(\.isAttachment).allSatisfy { $0.width == 24 && $0.glyphs.isEmpty })
        // One part begins where the one before it ends.
        #expect(found[0].x == 0 && zip(found, found.dropFirst()).allSatisfy { abs($0.x + $0.width - $1.x) < 1e-9 })
    }

    /// Without an attachment of the run the character is drawn as any other.
    @Test func partsAreDividedAtRunsAlone() throws {
        let found = try fragments([("ab", { _ in }), ("cd", { $0.kern = 2 }), ("ef", { $0.baselineOffset = 3 })])
        #expect(found.map(\.run) == [0, 1, 2] && found.map(\.shift) == [0, 0, 3])
        #expect(found.map { $0.glyphs.flatMap(\.glyphs).count } == [2, 2, 2])
        let plain = try fragments([("cd", { _ in })])
        #expect(abs(found[1].width - plain[0].width - 4) < 0.001)
        #expect(found[2].glyphs.flatMap(\.glyphs).allSatisfy { $0.y == -3 && $0.x >= found[2].x })
    }

    /// An ellipsis and a hyphen belong to the run that they follow, and so have its colour.
    @Test(arguments: [(40.0, 0), (100, 1), (200, 2)])
    func aSignIsInTheRunThatItFollows(_ width: Double, _ run: Int) throws {
        let texts = ["Dinner ", "at the har\u{AD}bour ", "with all of our friends from Kyoto"]
        let paragraph = try Paragraph(
            utf16: texts.flatMap { Array($0.utf16) },
            runs: texts.enumerated().map { index, text in
                var run = StyledRun(length: text.utf16.count, style: style)
                run.kern = Double(index) / 64
                return run
            }, style: style, language: "en", fonts: sharedFonts.get())
        let cut = paragraph.lines(width: width, limit: 1).lines[0]
        #expect(cut.elidedRange != nil && paragraph.fragments(of: cut).map(\.run) == Array(0...run))
        for line in paragraph.lines(width: width).lines where line.isHyphenated {
            #expect(paragraph.fragments(of: line).last?.run == 1)
        }
    }
}
