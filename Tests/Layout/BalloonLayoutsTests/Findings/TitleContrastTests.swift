import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Greys and their luminances, back and forth ("WCAG 2.2, relative luminance" and "contrast ratio").
@Suite struct TitleContrastTests {
    private func luminance(_ grey: Double) -> Double {
        let component = grey / 255
        return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    /// The grey that a background has on average is that of a background of one grey.
    @Test(arguments: [0, 8, 64, 128, 200, 255] as [UInt8])
    func aBackgroundOfOneGreyIsNamedByIt(_ grey: UInt8) {
        let share = luminance(Double(grey))
        // Nine columns of four pixels.
        let columns = [Double](repeating: 4 * share, count: 9)
        let (ratio, background) = TitleContrast.ofWhite(onColumns: columns[...], height: 4)
        #expect(isClose(ratio, 1.05 / (share + 0.05), within: 1e-6))
        #expect(background == Color(red: grey, green: grey, blue: grey).hexadecimal)
    }

    /// Half of black over a grey of 128 is seen as a grey of 64.
    @Test func aTranslucentTextIsMixedWithTheGreyBelowIt() throws {
        let text = Text("Dinner at noon", color: try ColorReference("#000000"), id: "title")
        let stack = ZStack([Fill(try ColorReference("#808080")), OpacityElement(text, opacity: 0.5)])
        let content = LiveContent(
            view: ViewLayout.Frame(stack, width: 240, height: 80), alternate: template(caption: "a"))
        let balloon = try BalloonLayout(content: .live(content)).place(in: context())
        let ratio = try #require(balloon.contrast(of: "title"))
        #expect(isClose(ratio, (luminance(128) + 0.05) / (luminance(64) + 0.05), within: 0.05))
    }
}
