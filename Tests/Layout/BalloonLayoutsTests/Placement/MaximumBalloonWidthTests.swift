import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// How wide a balloon may be (facts 5.1 and 5.2). All numbers are the facts sheet's, or sums of its margins.
@Suite struct MaximumBalloonWidthTests {
    /// The transcript less a margin of 16 on each side, of 20 from 414 points on; in landscape the narrow one, and a safe area
    /// of 62 where there is no home button.
    @Test(
        arguments: [
            (320, 874, 288), (402, 874, 370), (413, 874, 381), (414, 874, 374), (440, 956, 400), (874, 874, 834),
            (874, 402, 718), (956, 440, 800), (414, 414, 374), (415, 414, 383), (667, 375, 635), (750, 375, 718),
            (751, 375, 595),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func aPhonesColumn(_ width: CGFloat, _ height: CGFloat, _ column: CGFloat) {
        let traits = TraitCollection(transcriptWidth: width, transcriptHeight: height)
        #expect(MaximumBalloonWidth.columnWidth(for: traits, metrics: TemplateMetrics()) == column)
    }

    /// 16 of margin and 59 of safe area on each side of a phone of 852 points in landscape, and no safe area upright.
    @Test(arguments: [(852, 393, 702), (393, 852, 361), (667, 375, 635)] as [(CGFloat, CGFloat, CGFloat)])
    func theSafeAreaIsBesideTheMargin(_ width: CGFloat, _ height: CGFloat, _ column: CGFloat) {
        var metrics = TemplateMetrics()
        metrics.landscapeInset = 59
        let traits = TraitCollection(transcriptWidth: width, transcriptHeight: height)
        #expect(MaximumBalloonWidth.columnWidth(for: traits, metrics: metrics) == column)
    }

    @Test func phonesWithAHomeButtonAreLessThanTwiceAsLongAsWide() {
        let short = Device.all.filter { $0.idiom == .phone && $0.size.height < 2 * $0.size.width }
        #expect(
            Set(short.flatMap(\.names)) == [
                "iphone-se-1", "iphone-se", "iphone-8", "iphone-7", "iphone-6s", "iphone-8-plus",
            ])
    }

    @Test func otherDevicesHaveNoLandscape() {
        let pad = TraitCollection(transcriptWidth: 1194, transcriptHeight: 834, userInterfaceIdiom: .pad)
        #expect(MaximumBalloonWidth.columnWidth(for: pad, metrics: .standard(for: .pad)) == 1154)
        let mac = TraitCollection(transcriptWidth: 600, transcriptHeight: 400, userInterfaceIdiom: .mac)
        #expect(MaximumBalloonWidth.columnWidth(for: mac, metrics: .standard(for: .mac)) == 560)
        let watch = TraitCollection(transcriptWidth: 198, transcriptHeight: 242, userInterfaceIdiom: .watch)
        #expect(MaximumBalloonWidth.columnWidth(for: watch, metrics: .standard(for: .watch)) == 182)
    }

    /// Measured on iOS 26 and 27; the share of 0.85 of the column is less only where the column is wider than 595.
    @Test(arguments: [
        (402, ContentSizeCategory.large, 280.667), (440, .large, 310.667), (402, .accessibilityMedium, 346.667),
        (440, .accessibilityMedium, 376.667), (402, .extraSmall, 280.667), (402, .extraExtraExtraLarge, 280.667),
        (402, .accessibilityExtraExtraExtraLarge, 346.667), (600, .large, 470.667), (800, .large, 646),
        (60, .large, 45),
    ])
    func aPhonesBalloon(_ width: CGFloat, _ category: ContentSizeCategory, _ most: CGFloat) {
        let traits = TraitCollection(
            transcriptWidth: width, transcriptHeight: 900, preferredContentSizeCategory: category)
        #expect(isClose(MaximumBalloonWidth.width(for: traits, metrics: TemplateMetrics()), most, within: 0.001))
    }

    /// Measured on macOS 26: 0.6068 of the whole pane, at any text size.
    @Test(arguments: [ContentSizeCategory.large, .accessibilityMedium])
    func aMacsBalloon(_ category: ContentSizeCategory) {
        let traits = TraitCollection(
            transcriptWidth: 600, preferredContentSizeCategory: category, userInterfaceIdiom: .mac)
        #expect(
            isClose(MaximumBalloonWidth.width(for: traits, metrics: .standard(for: .mac)), 364.08, within: 0.001))
    }

    /// A sender's picture is beside the balloon: it takes from what is free there anyway, 89.333 points of a phone and none
    /// of a Mac's pane of which a balloon takes 0.6068.
    @Test(arguments: [
        (UserInterfaceIdiom.phone, 402.0, 0.0, 280.667), (.phone, 402, 50, 280.667), (.phone, 402, 89, 280.667),
        (.phone, 402, 100, 270), (.mac, 600, 40, 364.08), (.mac, 600, 300, 260),
    ])
    func aPictureBesideTheBalloon(_ idiom: UserInterfaceIdiom, _ width: CGFloat, _ room: CGFloat, _ most: CGFloat) {
        let traits = TraitCollection(transcriptWidth: width, userInterfaceIdiom: idiom)
        let found = MaximumBalloonWidth.width(for: traits, metrics: .standard(for: idiom), sideRoom: room)
        #expect(isClose(found, most, within: 0.001))
    }

    /// A sweep over widths is told where the margins change: at 414 points, above the upright width, and where there is no
    /// home button any more.
    @Test(
        arguments: [
            (380, 413, false), (413, 414, true), (414, 440, false), (874, 875, true), (880, 960, false),
            (1748, 1749, true),
        ] as [(CGFloat, CGFloat, Bool)])
    func bordersAreNoted(_ narrow: CGFloat, _ wide: CGFloat, _ isBorder: Bool) throws {
        func outcomes(_ width: CGFloat) throws -> [LayoutDecisions.Outcome] {
            let traits = TraitCollection(transcriptWidth: width, transcriptHeight: 874)
            var context = try context(traits)
            let decisions = LayoutDecisions()
            context.decisions = decisions
            MaximumBalloonWidth(for: traits, metrics: TemplateMetrics()).noteDecisions(inTranscript: width, in: context)
            return decisions.outcomes
        }
        let difference = try outcomes(narrow).firstDifference(from: outcomes(wide))
        #expect((difference != nil) == isBorder)
    }
}
