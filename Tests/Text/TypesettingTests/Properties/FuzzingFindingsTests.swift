import TestSupport
import Testing
import Typesetting

/// Inputs on which the fuzzer broke an invariant, each with the setting it was found in (`Fuzzing/`).
@Suite(.neverHangs) struct FuzzingFindingsTests {
    private struct Finding {
        let units: [UInt16]
        let style: TextStyle
        let language: String
        let width: Double
        var limit: Int?
    }

    private static let findings = [
        // A width that is a whole number of units but for a rounding error lay outside its own interval.
        Finding(
            units: [0x8E94] + Array(repeating: 0x9494, count: 12) + [0x945E] + Array(repeating: 0x5E5E, count: 20),
            style: TextStyle(pointSize: 13.0 / 3, weight: FontWeight(rawValue: 100), tracking: .none), language: "en",
            width: 182),
        // A letter more made the line narrower, so the measured width gave an earlier cut.
        Finding(
            units: [0x41FF] + Array(repeating: 0xFFFF, count: 16)
                + [0x100, 0x12E, 0xFF, 0x1200, 0, 0xFF00, 9, 0, 0, 0x6B2D, 0],
            style: TextStyle(
                pointSize: 76.0 / 3, weight: FontWeight(rawValue: 301), tracking: .none, lineHeightPolicy: .fixed),
            language: "my", width: 170.265625, limit: 1),
        // A tab before an unsafe end had no advance.
        Finding(
            units: [
                0x14B, 0xB1C3, 0x1FF, 9, 0x9901, 0x6608, 0, 0xFFB9, 0x1010, 0x1010, 0x1010, 0x1010, 0x1010, 0x1010,
                0x6B09, 0x8FF, 0xE1, 0xFF, 0xFFFF, 0xFF08, 0x1FF, 0x1010, 9, 0x10FF, 0x8B9,
            ], style: TextStyle(pointSize: 256.0 / 3, weight: FontWeight(rawValue: 676)), language: "ar",
            width: 506.99609375),
        // White space with a break in it reached out of a line that nothing visible follows.
        Finding(
            units: [0x20, 0x2006], style: TextStyle(pointSize: 86, weight: FontWeight(rawValue: 289), tracking: .none),
            language: "ko", width: 2.25, limit: 1),
    ]

    @Test(arguments: findings.indices)
    func invariantsHold(_ index: Int) throws {
        let finding = Self.findings[index]
        let paragraph = try Paragraph(
            utf16: finding.units, style: finding.style, language: finding.language,
            fonts: FontCascade.bundled(missingGlyphs: .box))
        for mode in TruncationMode.allCases {
            let layout = paragraph.lines(width: finding.width, limit: finding.limit, truncation: mode)
            #expect(layout.validWidths.contains(finding.width))
            #expect(layout.lines.last?.range.upperBound == finding.units.count)
            guard layout.width <= finding.width else { continue }
            let again = paragraph.lines(width: layout.width, limit: finding.limit, truncation: mode)
            #expect(again.lines == layout.lines)
        }
    }
}
