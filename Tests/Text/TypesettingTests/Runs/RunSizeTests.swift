import TestSupport
import Testing

@testable import Typesetting

/// Runs of a paragraph at other sizes are those that are set there at once.
@Suite(.neverHangs) struct RunSizeTests {
    /// The tracking of the system font is another part of the em at each size and weight, and a run that is smaller than
    /// its paragraph still has other letters where those of the paragraph stay the same, from 32 points on.
    @Test(arguments: [
        (17.0, FontWeight.regular, Tracking.system), (17, .bold, .system), (12, .regular, .system),
        (12, .bold, .system), (17, .bold, .none), (8, .regular, .none), (8, .regular, .system),
        (24, .regular, .system),
    ])
    func aResizedRunIsAsWideAsANewOne(_ size: Double, _ weight: FontWeight, _ tracking: Tracking) throws {
        func paragraph(_ factor: Double) throws -> Paragraph {
            let style = TextStyle(pointSize: 17 * factor, tracking: tracking)
            let own = TextStyle(pointSize: size * factor, weight: weight, tracking: tracking)
            let runs = [StyledRun(length: 6, style: style), StyledRun(length: 5, style: own)]
            return try Paragraph(
                utf16: Array("Dinner seven".utf16.prefix(11)), runs: runs, style: style, language: "en",
                fonts: sharedFonts.get())
        }
        for factor in [0.5, 2, 3, 5] {
            let made = try paragraph(factor).size(width: .infinity)
            for first in [1, 2.5] {
                let resized = try paragraph(first).withPointSize(17 * factor).size(width: .infinity)
                #expect(abs(resized.width - made.width) < 0.01 && abs(resized.height - made.height) < 1e-6)
            }
        }
    }
}
