import TestSupport
import Testing

@testable import Typesetting

/// What runs may be, and that those of one style are one text, also where it is cut.
@Suite(.neverHangs) struct TextRunsTests {
    /// Every length of a run is a number, and no longer than a text is wide.
    @Test func lengthsAreBounded() throws {
        let (style, largest) = (TextStyle(pointSize: 17), TypesettingLimits.maximumWidth)
        func isRefused(_ change: (inout StyledRun) -> Void) -> Bool {
            var run = StyledRun(length: 1, style: style)
            change(&run)
            let paragraph = try? Paragraph(
                utf16: [0x61], runs: [run], style: style, language: "en", fonts: sharedFonts.get())
            return paragraph == nil
        }
        let lengths = [largest, -largest, largest.nextUp, -largest.nextUp, .nan, .infinity]
        let setters: [(inout StyledRun, Double) -> Void] = [
            { $0.kern = $1 }, { $0.baselineOffset = $1 },
            { $0.attachment = TextAttachment(width: $1, height: 1, bottom: 0) },
            { $0.attachment = TextAttachment(width: 1, height: $1, bottom: 0) },
            { $0.attachment = TextAttachment(width: 1, height: 1, bottom: $1) },
        ]
        for set in setters {
            #expect(lengths.map { length in isRefused { set(&$0, length) } } == [false, false, true, true, true, true])
        }
        let ratio = TypesettingLimits.maximumRunRatio
        #expect(
            [ratio, ratio * 1.001].map { ratio in isRefused { $0.style.pointSize = 17 * ratio } } == [false, true])
    }

    /// Runs of one style are cut and hyphenated as the text is without them, with the space that the system font has
    /// after each letter and sign.
    @Test(arguments: [11.0, 17, 34], TruncationMode.allCases)
    func signsAreAsWideAsWithoutRuns(_ size: Double, _ mode: TruncationMode) throws {
        let style = TextStyle(pointSize: size, tracking: .system)
        let units = Array("Dinner at the har\u{AD}bour res\u{AD}tau\u{AD}rant at seven".utf16)
        let runs = [9, units.count - 9].map { StyledRun(length: $0, style: style) }
        let fonts = try sharedFonts.get()
        let whole = try Paragraph(utf16: units, style: style, language: "en", fonts: fonts)
        let divided = try Paragraph(utf16: units, runs: runs, style: style, language: "en", fonts: fonts)
        for width in [4.0, 6, 8, 11].map({ $0 * size }) {
            for limit in [nil, 1, 2] {
                let lines = divided.lines(width: width, limit: limit, truncation: mode)
                #expect(lines == whole.lines(width: width, limit: limit, truncation: mode))
                #expect(divided.size(width: width, limit: limit, truncation: mode).width == lines.width)
            }
        }
    }
}
