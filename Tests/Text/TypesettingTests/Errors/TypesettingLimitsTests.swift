import TestSupport
import Testing

@testable import Typesetting

/// What is allowed, and what is one step beyond it.
@Suite(.neverHangs) struct TypesettingLimitsTests {
    private func accepts(
        size: Double = 17, lineHeight: Double = 1, language: String = "en", run: (inout StyledRun) -> Void = { _ in }
    ) throws -> Bool {
        let style = TextStyle(
            pointSize: size, tracking: .none, lineHeightPolicy: .halfLeading(lineHeight: lineHeight))
        var own = StyledRun(length: 1, style: style)
        run(&own)
        let fonts = try sharedFonts.get()
        do {
            _ = try Paragraph("a", style: style, language: language, fonts: fonts)
            _ = try Paragraph(utf16: [0x61], runs: [own], style: style, language: language, fonts: fonts)
            return true
        } catch TypesettingError.outOfRange {
            return false
        }
    }

    @Test(arguments: [(0.5, true), (2_000, true), (0.499, false), (2_000.001, false)])
    func pointSizes(_ size: Double, _ isAllowed: Bool) throws { #expect(try accepts(size: size) == isAllowed) }

    @Test(arguments: [(0.0, true), (100, true), (-0.001, false), (100.001, false)])
    func lineHeights(_ height: Double, _ isAllowed: Bool) throws {
        #expect(try accepts(lineHeight: height) == isAllowed)
    }

    /// In bytes.
    @Test(arguments: [(128, true), (129, false)]) func languageTags(_ length: Int, _ isAllowed: Bool) throws {
        let tag = String(("en-x" + String(repeating: "-abcdefg", count: 20)).prefix(length))
        #expect(try accepts(language: tag) == isAllowed)
        #expect(try accepts { $0.language = tag } == isAllowed)
    }

    @Test(arguments: [(64.0, true), (0.1, true), (64.001, false), (65, false)])
    func aRunOfAnotherSize(_ ratio: Double, _ isAllowed: Bool) throws {
        #expect(try accepts(size: 10) { $0.style.pointSize = 10 * ratio } == isAllowed)
    }

    @Test(arguments: [(10_000.0, true), (-10_000, true), (10_000.5, false), (-10_000.5, false), (.infinity, false)])
    func lengthsInRuns(_ length: Double, _ isAllowed: Bool) throws {
        #expect(try accepts { $0.kern = length } == isAllowed)
        #expect(try accepts { $0.baselineOffset = length } == isAllowed)
        let boxes = [(length, 1, 1), (1, length, 1), (1, 1, length)] as [(Double, Double, Double)]
        for (width, height, bottom) in boxes {
            let box = TextAttachment(width: width, height: height, bottom: bottom)
            #expect(try accepts { $0.attachment = box } == isAllowed)
        }
    }

    @Test func aTextThatIsTooLongIsRefused() throws {
        let units = [UInt16](repeating: 0x61, count: 100_001)
        #expect(throws: TypesettingError.self) {
            try Paragraph(utf16: units, style: TextStyle(pointSize: 17), language: "en", fonts: sharedFonts.get())
        }
    }
}
