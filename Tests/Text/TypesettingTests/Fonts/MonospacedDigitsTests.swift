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
}
