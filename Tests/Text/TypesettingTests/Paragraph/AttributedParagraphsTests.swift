import TestSupport
import Testing

@testable import Typesetting

/// A paragraph of runs is kept by everything that it is made of.
@Suite(.neverHangs) struct AttributedParagraphsTests {
    private let style = TextStyle(pointSize: 17)

    private func run(_ change: (inout StyledRun) -> Void = { _ in }) -> StyledRun {
        var run = StyledRun(length: 2, style: style)
        change(&run)
        return run
    }

    @Test func whatDiffersIsAnotherParagraph() throws {
        let cache = ParagraphCache()
        let fonts = try sharedFonts.get()
        let others = try FontCascade.bundled()
        func paragraph(
            _ text: String = "ab", _ run: StyledRun? = nil, size: Double = 17, _ language: String = "en",
            _ direction: BaseDirection = .natural, _ cascade: FontCascade? = nil
        ) throws -> Paragraph {
            try cache.paragraph(
                text, runs: [run ?? self.run()], style: TextStyle(pointSize: size), language: language,
                direction: direction, fonts: cascade ?? fonts)
        }
        func all() throws -> [Paragraph] {
            try [
                paragraph(), paragraph("ba"), paragraph("ab", run { $0.kern = 1 }),
                paragraph("ab", run { $0.language = "fr" }),
                paragraph("ab", run { $0.style.weight = .bold }), paragraph("ab", run { $0.baselineOffset = 1 }),
                paragraph("ab", run { $0.attachment = TextAttachment(width: 1, height: 1, bottom: 0) }),
                paragraph("ab", nil, size: 18), paragraph("ab", nil, "fr"), paragraph("ab", nil, "en", .leftToRight),
                paragraph("ab", nil, "en", .rightToLeft), paragraph("ab", nil, "en", .natural, others),
            ]
        }
        let (first, again) = (try all(), try all())
        #expect(Set(first.map { ObjectIdentifier($0.storage) }).count == first.count)
        #expect(first.map { ObjectIdentifier($0.storage) } == again.map { ObjectIdentifier($0.storage) })
        #expect(first.map(\.isRightToLeft) == (0..<12).map { $0 == 10 })
    }

    /// Swift calls both spellings equal; they have other units.
    @Test func spellingsAreApart() throws {
        let cache = ParagraphCache()
        for (text, length) in [("\u{E9}b", 2), ("e\u{301}b", 3)] {
            var run = run()
            run.length = length
            let made = try cache.paragraph(text, runs: [run], style: style, language: "en", fonts: sharedFonts.get())
            #expect(made.length == length)
        }
    }

    /// "UAX #9", HL1: the direction that is asked for is that of the paragraph, whatever its letters are.
    @Test(arguments: [
        ("abc", BaseDirection.natural, false), ("abc", .rightToLeft, true), ("abc", .leftToRight, false),
        ("אבג", .natural, true),
        ("אבג", .leftToRight, false), ("אבג", .rightToLeft, true), ("", .rightToLeft, true), ("", .natural, false),
        ("12 אבג", .natural, true), ("12", .natural, false), ("12", .rightToLeft, true),
        ("abc אבג", .rightToLeft, true),
    ])
    func theDirectionOfAParagraph(_ text: String, _ direction: BaseDirection, _ isRightToLeft: Bool) throws {
        #expect(try paragraph(text, direction: direction).isRightToLeft == isRightToLeft)
    }

    /// A text of paragraphs has the direction of each.
    @Test func eachParagraphHasItsOwnDirection() throws {
        let text = try paragraph("abc\nאבג\nabc").storage.text
        #expect([0, 4, 8, 11].map { text.paragraphLevel(at: $0) & 1 } == [0, 1, 0, 0])
        let other = try paragraph("אבג\nabc אבג").storage.text
        #expect([0, 4, 8, 11].map { other.paragraphLevel(at: $0) & 1 } == [1, 0, 0, 0])
        #expect([0, 4, 8].map { other.level(at: $0) & 1 } == [1, 0, 1])
    }
}
