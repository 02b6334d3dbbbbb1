import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// The metrics of each kind of device (facts 3.2, 3.5 and 3.6), and how they follow the text size (facts 4.1).
@Suite struct DeviceMetricsTests {
    /// Rows of 23, 18 and 12 points on a phone, 18, 14 and 10 on the Mac, 15, 12.5 and 9 on a watch.
    @Test(
        arguments: [
            (UserInterfaceIdiom.phone, [23, 18, 12], 3, 150, 16, 16), (.pad, [23, 18, 12], 3, 150, 16, 16),
            (.mac, [18, 14, 10], 3, 150, 20, 16), (.watch, [15, 12.5, 9], 4, 100, 8, 8),
        ] as [(UserInterfaceIdiom, [CGFloat], CGFloat, CGFloat, CGFloat, CGFloat)])
    func rowsAndMargins(
        _ idiom: UserInterfaceIdiom, _ rows: [CGFloat], _ lines: CGFloat, _ least: CGFloat, _ side: CGFloat,
        _ text: CGFloat
    ) {
        let metrics = TemplateMetrics.standard(for: idiom)
        #expect([metrics.firstBaseline, metrics.rowPitch, metrics.bottomInset] == rows)
        #expect(metrics.captionLineLimit == lines && metrics.minimumBarWidth == least)
        #expect(metrics.sideMargin == side && metrics.textMargin == text)
        #expect(metrics.hasEntryButton == (idiom == .phone || idiom == .pad))
    }

    /// Before iOS 26 the tail was beside the body, and the corners had 18 points at any text size.
    @Test(arguments: UserInterfaceIdiom.allCases, ReceiverSystem.allCases)
    func theTailIsThatOfTheSystem(_ idiom: UserInterfaceIdiom, _ system: ReceiverSystem) {
        let metrics = TemplateMetrics.standard(for: idiom, on: system)
        #expect(metrics.tail == system.tail)
        let isEarlier = system.tail == .side || idiom == .mac || idiom == .watch
        #expect(metrics.cornersGrowWithText != isEarlier)
        let largest = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(metrics.radius(for: largest) == (isEarlier ? 18 : 24))
        if isEarlier { #expect(metrics.radius(for: TraitCollection()) == 18) }
    }

    /// Footnote has 12, 12, 12, 13, 15, 17 and 19 points, and 23, 27, 33, 38 and 44 at the accessibility sizes; three
    /// lines at Large are as many more as the text is larger, and no fewer where it is smaller.
    @Test(
        arguments: zip(
            ContentSizeCategory.allCases,
            [
                (12, 3), (12, 3), (12, 3), (13, 3), (15, 4), (17, 4), (19, 5), (23, 6), (27, 7), (33, 8), (38, 9),
                (44, 11),
            ]
                as [(CGFloat, Int)]))
    func rowsAndLinesFollowTheText(_ category: ContentSizeCategory, _ expected: (size: CGFloat, lines: Int)) {
        let metrics = TemplateMetrics()
        for weight in [LegibilityWeight.regular, .bold] {
            let traits = TraitCollection(preferredContentSizeCategory: category, legibilityWeight: weight)
            let factor = metrics.leadingFactor(for: traits)
            #expect(isClose(factor, expected.size / 13))
            #expect(metrics.lineLimit(3, factor: factor) == expected.lines)
            #expect(metrics.lineLimit(1, factor: factor) == Int((max(expected.size, 13) / 13).rounded(.up)))
        }
        #expect(
            metrics.leadingFactor(
                for: TraitCollection(preferredContentSizeCategory: category, userInterfaceIdiom: .mac)) == 1)
    }

    @Test func theFactorIsLimitedAndBold() {
        var metrics = TemplateMetrics()
        (metrics.smallestLeadingCategory, metrics.largestLeadingCategory) = (.large, .extraExtraExtraLarge)
        metrics.boldTextLeadingFactor = 1.5
        func factor(_ category: ContentSizeCategory, _ weight: LegibilityWeight = .regular) -> CGFloat {
            metrics.leadingFactor(
                for: TraitCollection(preferredContentSizeCategory: category, legibilityWeight: weight))
        }
        #expect(factor(.extraSmall) == 1 && isClose(factor(.extraExtraLarge), 17.0 / 13))
        #expect(isClose(factor(.accessibilityExtraExtraExtraLarge), 19.0 / 13))
        #expect(factor(.large, .bold) == 1.5)
    }

    // MARK: - From right to left

    /// Captions change sides, and the icon stays (teardown): the captions are 27 + 16 points from the left and 16 from the
    /// right in both directions.
    @Test func captionsAreMirroredBesideTheIcon() throws {
        let content = template(caption: "One", trailingCaption: "2", subcaption: "Three", trailingSubcaption: "4")
        func frames(_ direction: LayoutDirection) throws -> (width: CGFloat, frames: [String: CGRect]) {
            let balloon = try placed(content, icon: picture(), traits: TraitCollection(layoutDirection: direction))
            let names = ["caption", "trailingCaption", "subcaption", "trailingSubcaption", "icon"]
            let frames = try names.map { ($0, try #require(balloon.node($0)).frame) }
            return (balloon.size.width, Dictionary(uniqueKeysWithValues: frames))
        }
        let (ltr, rtl) = (try frames(.leftToRight), try frames(.rightToLeft))
        #expect(ltr.width == rtl.width)
        for (name, frame) in ltr.frames {
            let other = try #require(rtl.frames[name])
            #expect(frame.minY == other.minY && frame.size == other.size, "\(name)")
            // The middle of the captions' box is 27 / 2 points right of the balloon's middle.
            let mirrored = name == "icon" ? frame.minX : 43 + (ltr.width - 16) - frame.maxX
            #expect(isClose(other.minX, mirrored), "\(name)")
        }
        #expect(ltr.frames["caption"]?.minX == 43 && ltr.frames["trailingCaption"]?.maxX == ltr.width - 16)
        #expect(ltr.frames["icon"] == CGRect(x: 6, y: 6, width: 27, height: 20))
    }

    // MARK: - Conversations

    /// A watch's margins are half as wide as a phone's (facts 3.5), inside a bubble at any text size, too.
    @Test func aWatchsBubblesHaveNarrowSides() {
        let metrics = TranscriptMetrics.standard(for: .watch)
        for insets in [metrics.textInsets, metrics.accessibilityTextInsets] {
            #expect([insets.leading, insets.trailing] == [8, 8])
        }
    }

    /// A sender's picture on each kind of device, whatever its system (facts 5.1.12).
    @Test(arguments: [.ios27, .ios26, .ios10, .ios9, nil] as [ReceiverSystem?]) func picturesOfSenders(
        _ system: ReceiverSystem?
    ) {
        let phone = TranscriptMetrics.standard(for: .phone, on: system)
        let pad = TranscriptMetrics.standard(for: .pad, on: system)
        #expect(phone.avatarSide == TranscriptMetrics().avatarSide && pad.avatarSide == 34)
        // All else is that of the system.
        var same = pad
        same.avatarSide = phone.avatarSide
        #expect(same == phone)
        #expect(TranscriptMetrics.standard(for: .mac).avatarSide == 28)
        #expect(TranscriptMetrics.standard(for: .watch).avatarSide == 24)
    }
}
