import TestSupport
import Testing

@testable import Typesetting

/// How high lines are under each policy. The bundled fonts' measures are those of Fonts/README.md: ascent 0.952 and
/// descent 0.241 em, Thai 1.02 and 0.27.
@Suite(.neverHangs) struct LineHeightPolicyTests {
    private let thai = "ที่นี่"

    private func line(_ text: String, _ policy: LineHeightPolicy, size: Double = 20) throws -> TextLine {
        let paragraph = try Paragraph(
            text, style: TextStyle(pointSize: size, lineHeightPolicy: policy), language: "en", fonts: sharedFonts.get())
        return try #require(paragraph.lines(width: .infinity).lines.first)
    }

    @Test func containHoldsTheFontsOfTheLine() throws {
        let latin = try line("Hello", .contain)
        #expect(abs(latin.ascent - 0.952 * 20) < 0.02 && abs(latin.descent - 0.241 * 20) < 0.02)
        let tall = try line("Hello " + thai, .contain)
        #expect(abs(tall.ascent - 1.02 * 20) < 0.02 && abs(tall.descent - 0.27 * 20) < 0.02)
    }

    /// Scripts whose fonts are only deeper than the primary one, as their files say, make lines deeper and no taller.
    @Test(arguments: [
        ("नमस्ते", 0.3), ("வணக்கம்", 0.33), ("నమస్తే", 0.47), ("নমস্কার", 0.28), ("નમસ્તે", 0.29), ("Hello", 0.241),
    ])
    func containHoldsFontsThatAreOnlyDeeper(_ text: String, _ descent: Double) throws {
        for text in [text, "Hello \(text)"] {
            let line = try line(text, .contain)
            #expect(abs(line.ascent - 0.952 * 20) < 0.02 && abs(line.descent - descent * 20) < 0.02, "\(text)")
        }
    }

    /// A word of several fonts is as deep as the deepest of them, wherever that one stands in it.
    @Test(arguments: ["नमस्ते", "xनमस्ते", "नमस्तेx", "xनमस्तेx", "নनx", "xনन", "xन", "नx", "x xन"])
    func aWordIsAsDeepAsItsDeepestFont(_ word: String) throws {
        func height(_ text: String, _ width: Double) throws -> Double {
            try Paragraph(text, style: TextStyle(pointSize: 20), language: "en", fonts: sharedFonts.get())
                .size(width: width).height
        }
        let (flat, deep) = (20 * (0.952 + 0.241), 20 * (0.952 + 0.3))
        #expect(try abs(height(word, .infinity) - deep) < 0.05)
        #expect(try abs(height("Hello\n\(word)\nHello", .infinity) - deep - 2 * flat) < 0.1)
    }

    /// Where `contain` leaves room for the letters of a typesetting language that may come, a fixed height leaves none.
    @Test(arguments: [(LineHeightPolicy.contain, 1.02, 0.27), (.fixed, 0.952, 0.241)])
    func theTypesettingLanguageRaisesLinesThatMayGrow(
        _ policy: LineHeightPolicy, _ ascent: Double, _ descent: Double
    ) throws {
        let style = TextStyle(pointSize: 20, lineHeightPolicy: policy, typesettingLanguage: "th")
        let paragraph = try Paragraph("Hello", style: style, language: "en", fonts: sharedFonts.get())
        let line = try #require(paragraph.lines(width: .infinity).lines.first)
        #expect(abs(line.ascent - ascent * 20) < 0.02 && abs(line.descent - descent * 20) < 0.02)
    }

    /// What was cut away makes no line taller.
    @Test(arguments: [true, false]) func whatIsCutAwayRaisesNothing(isAtEnd: Bool) throws {
        let long = isAtEnd ? "Dinner at eight " + thai : "Dinner " + thai + " at eight"
        let paragraph = try Paragraph(long, style: TextStyle(pointSize: 20), language: "en", fonts: sharedFonts.get())
        let plain = try line("Hello", .contain)
        #expect(paragraph.lines(width: .infinity).height > plain.ascent + plain.descent + 1)
        let cut = paragraph.lines(width: 90, limit: 1, truncation: isAtEnd ? .tail : .middle).lines[0]
        let lost = try #require(cut.elidedRange)
        let start = isAtEnd ? 16 : 7
        #expect(lost.lowerBound <= start && lost.upperBound >= start + thai.utf16.count)
        #expect(cut.ascent == plain.ascent && cut.descent == plain.descent)
    }

    @Test func fixedIsThePrimaryFontsWhateverIsOnTheLine() throws {
        let (latin, tall) = try (line("Hello", .fixed), line("Hello " + thai, .fixed))
        #expect(latin.ascent == tall.ascent && latin.descent == tall.descent)
        #expect(abs(latin.ascent + latin.descent - 1.193359375 * 20) < 0.01)
    }

    /// CSS Inline 3, 5.3: A' = A + L/2 and D' = D + L/2 with L = line-height - (A + D), of the first available font.
    @Test(arguments: [0, 0.8, 1.2, 1.5, 2])
    func halfLeadingAddsEqualHalves(_ lineHeight: Double) throws {
        let fixed = try line("Hello", .fixed)
        for text in ["Hello", "Hello " + thai] {
            let line = try line(text, .halfLeading(lineHeight: lineHeight))
            #expect(abs(line.ascent + line.descent - lineHeight * 20) < 1e-9)
            let half = (lineHeight * 20 - fixed.ascent - fixed.descent) / 2
            #expect(abs(line.ascent - fixed.ascent - half) < 1e-9 && abs(line.descent - fixed.descent - half) < 1e-9)
        }
    }

    @Test func linesOfHalfLeadingAreEquallyFarApart() throws {
        let text = "one two " + thai + " three"
        let paragraph = try Paragraph(
            text, style: TextStyle(pointSize: 10, lineHeightPolicy: .halfLeading(lineHeight: 1.7)), language: "th",
            fonts: sharedFonts.get())
        let layout = paragraph.lines(width: 30)
        #expect(layout.lines.count >= 3)
        for (above, below) in zip(layout.lines, layout.lines.dropFirst()) {
            #expect(abs(below.baseline - above.baseline - 17) < 1e-9)
        }
        #expect(abs(paragraph.size(width: 30).height - layout.height) < 1e-9)
        #expect(abs(layout.height - 17 * Double(layout.lines.count)) < 1e-9)
    }

    @Test(arguments: [-0.1, .nan, .infinity, TypesettingLimits.maximumLineHeight + 1])
    func otherLineHeightsAreRefused(_ lineHeight: Double) throws {
        let error = #expect(throws: TypesettingError.self) {
            try line("Hello", .halfLeading(lineHeight: lineHeight))
        }
        #expect(error.map { "\($0)".contains("line height") } == true)
    }
}
