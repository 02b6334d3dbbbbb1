import TestSupport
import Testing

@testable import Typesetting

/// Runs of a paragraph at other sizes are those that are set there at once.
@Suite(.neverHangs) struct RunSizeTests {
    /// The tracking of the system font is another part of the em at each size and weight.
    @Test(arguments: [
        (17.0, FontWeight.regular, Tracking.system), (17, .bold, .system), (12, .regular, .system),
        (12, .bold, .system), (17, .bold, .none),
    ])
    func aResizedRunIsAsWideAsANewOne(_ size: Double, _ weight: FontWeight, _ tracking: Tracking) throws {
        func paragraph(_ factor: Double) throws -> Paragraph {
            let style = TextStyle(pointSize: 17 * factor, tracking: .system)
            let own = TextStyle(pointSize: size * factor, weight: weight, tracking: tracking)
            let runs = [StyledRun(length: 6, style: style), StyledRun(length: 5, style: own)]
            return try Paragraph(
                utf16: Array("Dinner seven".utf16.prefix(11)), runs: runs, style: style, language: "en",
                fonts: sharedFonts.get())
        }
        for factor in [0.5, 2, 3] {
            let (resized, made) = try (paragraph(1).withPointSize(17 * factor), paragraph(factor))
            #expect(abs(resized.size(width: .infinity).width - made.size(width: .infinity).width) < 0.01)
            #expect(abs(resized.size(width: .infinity).height - made.size(width: .infinity).height) < 1e-6)
        }
    }
}
