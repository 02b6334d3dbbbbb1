import TestSupport
import Testing

@testable import Typesetting

/// "OpenType, tnum": digits of one width, where a style asks for them.
@Suite(.neverHangs) struct MonospacedDigitsTests {
    private func widths(isMonospaced: Bool, inRun: Bool) throws -> [Double] {
        var own = TextStyle(pointSize: 17, tracking: .none)
        own.hasMonospacedDigits = isMonospaced
        let style = inRun ? TextStyle(pointSize: 17, tracking: .none) : own
        return try (0...9).map { digit in
            let text = String(repeating: "\(digit)", count: 4)
            let runs = [StyledRun(length: 4, style: own)]
            let fonts = try sharedFonts.get()
            let paragraph =
                inRun
                ? try Paragraph(utf16: Array(text.utf16), runs: runs, style: style, language: "en", fonts: fonts)
                : try Paragraph(text, style: style, language: "en", fonts: fonts)
            return paragraph.maximumContentWidth
        }
    }

    @Test(arguments: [false, true]) func allDigitsAreEquallyWideOnRequest(inRun: Bool) throws {
        #expect(try Set(widths(isMonospaced: true, inRun: inRun)).count == 1)
        #expect(try Set(widths(isMonospaced: false, inRun: inRun)).count > 1)
    }

    /// Letters and their widths stay.
    @Test func lettersAreNotChanged() throws {
        var style = TextStyle(pointSize: 17)
        let plain = try Paragraph("Dinner", style: style, language: "en", fonts: sharedFonts.get())
        style.hasMonospacedDigits = true
        let other = try Paragraph("Dinner", style: style, language: "en", fonts: sharedFonts.get())
        #expect(plain.maximumContentWidth == other.maximumContentWidth)
    }

    /// Digits are equally wide wherever they stand: behind letters of another style, and at each place among their own.
    @Test(arguments: ["", "a", "Dinner at ", "שלום "]) func digitsBehindATextAreEquallyWide(_ before: String) throws {
        var own = TextStyle(pointSize: 17, tracking: .none)
        own.hasMonospacedDigits = true
        let plain = TextStyle(pointSize: 17, tracking: .none)
        let count = before.utf16.count
        let widths = try ["1111", "1888", "8881", "8888"].map { digits in
            let runs = (count == 0 ? [] : [StyledRun(length: count, style: plain)]) + [StyledRun(length: 4, style: own)]
            return try Paragraph(
                utf16: Array((before + digits).utf16), runs: runs, style: plain, language: "en",
                fonts: sharedFonts.get()
            ).maximumContentWidth
        }
        #expect(widths.allSatisfy { abs($0 - widths[0]) < 1e-9 }, "\(widths)")
    }
}
