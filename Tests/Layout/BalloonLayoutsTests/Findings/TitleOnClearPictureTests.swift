import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Under a title on a picture with clear parts is the balloon's own colour, dimmed as the picture is.
@Suite struct TitleOnClearPictureTests {
    /// White has 1.3 on the dimmed grey of light mode, and more than 10 on that of dark mode.
    @Test(arguments: UserInterfaceStyle.allCases, ["l", "Dinner at the pier"])
    func itIsJudgedAsThatColor(style: UserInterfaceStyle, title: String) throws {
        let traits = TraitCollection(userInterfaceStyle: style)
        let grey = BalloonColors.incoming(for: traits)
        // Three pixels a point, so that nothing is resampled.
        func told(_ pixel: [UInt8]) throws -> [String] {
            let row = Array(repeating: pixel, count: 840).flatMap { $0 }
            let pixels = Array(repeating: row, count: 300).flatMap { $0 }
            let image = Picture(bitmap: Bitmap(width: 840, height: 300, pixels: pixels), scale: 3)
            return try placed(template(image: image, imageTitle: title, caption: "Dinner"), traits: traits).findings
                .filter { $0.kind == .titleContrastLow }.map(\.message)
        }
        let clear = try told([0, 0, 0, 0])
        #expect(try clear == told([grey.red, grey.green, grey.blue, 255]))
        #expect(clear.isEmpty == (style == .dark))
    }
}
