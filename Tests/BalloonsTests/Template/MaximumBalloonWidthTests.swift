import Balloons
import Foundation
import Testing
import ViewLayout

/// The widest balloon of a transcript. The numbers are those of the facts sheet, sections 5 and 9.
@Suite struct MaximumBalloonWidthTests {
    private func width(
        _ transcript: CGFloat, _ category: ContentSizeCategory = .large, idiom: UserInterfaceIdiom = .phone
    ) -> CGFloat {
        let traits = TraitCollection(
            transcriptWidth: transcript, preferredContentSizeCategory: category, userInterfaceIdiom: idiom)
        return MaximumBalloonWidth.width(for: traits, metrics: .standard(for: idiom))
    }

    @Test(
        "50: the measured points, and every phone of the sheet",
        arguments: [
            (320.0, 198.67, 264.67), (375, 253.67, 319.67), (390, 268.67, 334.67), (393, 271.67, 337.67),
            (402, 280.667, 346.667), (414, 284.67, 350.67), (420, 290.67, 356.67), (428, 298.67, 364.67),
            (430, 300.67, 366.67), (440, 310.667, 376.667),
        ])
    func phones(transcript: Double, large: Double, accessibility: Double) {
        #expect(isClose(width(transcript), large, within: 0.005))
        #expect(isClose(width(transcript, .extraExtraExtraLarge), large, within: 0.005))
        #expect(isClose(width(transcript, .accessibilityMedium), accessibility, within: 0.005))
    }

    @Test("51: on columns wider than 595.56 points the balloon takes 0.85 of the column")
    func wideColumns() {
        #expect(isClose(width(1024, idiom: .pad), (1024 - 40) * 0.85))
        let crossing: CGFloat = 595.56 + 40
        #expect(width(crossing - 1) < (crossing - 1 - 40) * 0.85)
        #expect(isClose(width(crossing + 1), (crossing + 1 - 40) * 0.85))
    }

    @Test("On the Mac it takes 0.65 of the column")
    func mac() {
        #expect(isClose(width(600, idiom: .mac), 560 * 0.65))
    }

    @Test("It never falls below the icon with its margins")
    func narrow() {
        #expect(width(1) == 45)
    }
}
