import TestSupport
import Testing

@testable import Typesetting

/// Text without a break opportunity, in which HarfBuzz marks every cluster unsafe to break: each line is shaped again,
/// but never what is far behind its end.
@Suite(.neverHangs) struct EmergencyBreakTests {
    /// How many units were shaped to break a text, its first shaping left out.
    private func shapedUnits(_ text: String, width: Double) throws -> Int {
        let fonts = try FontCascade.bundled()
        let paragraph = try Paragraph(text, style: TextStyle(pointSize: 17), language: "en", fonts: fonts)
        let before = fonts.work.shapedUnitCount
        let size = paragraph.size(width: width)
        #expect(size.width <= width)
        #expect(size.lineCount > 1)
        return fonts.work.shapedUnitCount - before
    }

    @Test(arguments: ["f", "fi", "AV", "W.", "क्ष"])
    func twiceTheTextIsTwiceTheWork(_ letters: String) throws {
        let text = String(repeating: letters, count: 2_000)
        let once = try shapedUnits(text, width: 240)
        let twice = try shapedUnits(text + text, width: 240)
        #expect(twice <= 2 * once + 2_000, "\(letters): \(once), then \(twice)")
    }

    /// A line of a thousand letters is not shaped again for each of them.
    @Test func aLongLineIsShapedAFewDozenTimes() throws {
        let text = String(repeating: "f", count: 4_000)
        let units = try shapedUnits(text, width: 6_000)
        #expect(units <= 100 * text.utf16.count, "\(units)")
    }

    /// What is not tried would have fitted: each line takes all that fits it, and its interval says so.
    @Test(arguments: [90.0, 240, 300, 1_000]) func linesTakeAllThatFits(_ width: Double) throws {
        let text = String(repeating: "fAV.", count: 400)
        let paragraph = try Paragraph(text, style: TextStyle(pointSize: 17), language: "en", fonts: sharedFonts.get())
        let layout = paragraph.lines(width: width)
        let alone = try layout.lines.dropLast().map { line in
            // The same letters and one more, as a text of their own.
            let start = text.utf16.index(text.utf16.startIndex, offsetBy: line.range.lowerBound)
            let end = text.utf16.index(text.utf16.startIndex, offsetBy: line.range.upperBound + 1)
            return try Paragraph(
                String(text[start..<end]), style: TextStyle(pointSize: 17), language: "en", fonts: sharedFonts.get()
            ).maximumContentWidth
        }
        #expect(layout.lines.allSatisfy { $0.width <= width })
        #expect(alone.allSatisfy { $0 > width })
        #expect(paragraph.lines(width: layout.validWidths.upperBound - 1e-6).lines == layout.lines)
        #expect(paragraph.lines(width: layout.validWidths.upperBound).lines != layout.lines)
        #expect(paragraph.lines(width: layout.validWidths.lowerBound).lines == layout.lines)
        #expect(paragraph.lines(width: layout.validWidths.lowerBound - 1.0 / 64).lines != layout.lines)
    }
}
