import BalloonFixtures
import BalloonLayouts
import Balloons
import Foundation
import Testing
import ViewLayout

/// Statements 50 to 52 of the facts sheet: how wide a balloon can be, and what a draft changes.
@Suite struct GeometryFactsTests {
    private func width(
        _ transcript: CGFloat, _ category: ContentSizeCategory = .large, idiom: UserInterfaceIdiom = .phone
    ) -> CGFloat {
        let traits = TraitCollection(
            transcriptWidth: transcript, preferredContentSizeCategory: category, userInterfaceIdiom: idiom)
        return MaximumBalloonWidth.width(for: traits, metrics: .standard(for: idiom))
    }

    @Test(
        "50. 402 points give 280.667 and 440 give 310.667; at AX sizes 346.667 and 376.667; and every phone of 5.2",
        arguments: [
            (320.0, 198.67, 264.67), (375, 253.67, 319.67), (390, 268.67, 334.67), (393, 271.67, 337.67),
            (402, 280.667, 346.667), (414, 284.67, 350.67), (420, 290.67, 356.67), (428, 298.67, 364.67),
            (430, 300.67, 366.67), (440, 310.667, 376.667),
        ])
    func phones(transcript: Double, large: Double, accessibility: Double) {
        for category in ContentSizeCategory.allCases {
            let expected = category.isAccessibilityCategory ? accessibility : large
            #expect(isClose(width(transcript, category), expected, within: 0.005), "\(category)")
        }
    }

    @Test("51. On columns wider than 595.56 points the balloon takes 0.85 of the column")
    func wideColumns() {
        #expect(isClose(width(1024, idiom: .pad), (1024 - 40) * 0.85))
        let crossing: CGFloat = 595.56 + 40
        #expect(width(crossing - 1) < (crossing - 1 - 40) * 0.85)
        #expect(isClose(width(crossing + 1), (crossing + 1 - 40) * 0.85))
    }

    /// Facts 5.3, the widths of Split View and Slide Over: a pad's balloon is that of a phone of the same width.
    @Test(
        "51. In Split View the width of the window decides",
        arguments: [320, 375, 438, 504, 507, 551, 639, 678, 694] as [CGFloat])
    func splitView(window: CGFloat) throws {
        let column = window - (window < 414 ? 32 : 40)
        let expected = min(column - 268 / 3, column * 0.85)
        #expect(isClose(width(window, idiom: .pad), expected, within: 0.001))
        let content = template(image: picture(), caption: "a")
        let size = try placed(content, traits: TraitCollection(transcriptWidth: window, userInterfaceIdiom: .pad)).size
        #expect(size.width == min(350, expected.rounded(.down)))
    }

    @Test("52. A draft and the sent message have the same size and differ in the tail alone", arguments: [true, false])
    func draft(hasPicture: Bool) throws {
        let content = template(
            image: hasPicture ? picture() : nil, imageTitle: hasPicture ? "a" : nil,
            caption: "Which day suits everyone?")
        var layout = BalloonLayout(content: .template(content), icon: picture())
        let sent = try layout.place(in: context())
        layout.isDraft = true
        let draft = try layout.place(in: context())
        #expect(sent.size == draft.size)
        #expect(sent.balloon.children.map(\.frame) == draft.balloon.children.map(\.frame))
        #expect(sent.recorded("template")?.attributes.contains(.init("tail", "bottom")) == true)
        #expect(draft.recorded("template")?.attributes.contains(.init("tail", "none")) == true)
    }

    @Test("52. What the plug-in's insets and the tail change, they do not change for a draft")
    func draftWithoutInsets() throws {
        var metrics = TemplateMetrics()
        (metrics.topBalloonInset, metrics.bottomBalloonInset, metrics.sideBalloonInset) = (4, 6, 5)
        metrics.tailHeightAdjustment = 3
        var layout = BalloonLayout(content: .template(template(caption: "Which day suits us?")), metrics: metrics)
        let sent = try layout.place(in: context())
        layout.isDraft = true
        let draft = try layout.place(in: context())
        #expect(isClose(sent.size.width, draft.size.width + 10) && sent.size.height == draft.size.height + 4 + 6 - 3)
        #expect(sent.node("bar")?.frame.origin == CGPoint(x: 5, y: 4))
        #expect(draft.node("bar")?.frame.origin == .zero)
    }

    @Test("On the Mac a balloon takes 0.6068 of the pane, whatever the text size")
    func mac() {
        #expect(isClose(width(600, idiom: .mac), 600 * 0.6068))
        #expect(width(600, .accessibilityLarge, idiom: .mac) == width(600, idiom: .mac))
    }

    /// Facts 5.3: from 38 mm, 272 pixels at 2x, to 49 mm, 422.
    @Test(
        "On every watch a balloon with captions alone has its 100 points",
        arguments: [272, 312, 324, 352, 368, 374, 396, 410, 416, 422])
    func watch(pixels: Int) throws {
        let traits = TraitCollection(transcriptWidth: CGFloat(pixels) / 2, userInterfaceIdiom: .watch)
        #expect(try placed(template(caption: "Hi"), traits: traits).size.width == 100)
        #expect(isClose(width(CGFloat(pixels) / 2, idiom: .watch), (CGFloat(pixels) / 2 - 16) * 0.85))
    }

    @Test("In landscape the device's safe area and 16 points are taken off both sides")
    func landscape() {
        let metrics = TemplateMetrics()
        let traits = TraitCollection(transcriptWidth: 874, transcriptHeight: 402)
        let column: CGFloat = 874 - 2 * (16 + 62)
        #expect(isClose(MaximumBalloonWidth.width(for: traits, metrics: metrics), column * 0.85))
    }

    @Test("It never falls below the icon with its margins")
    func narrow() {
        #expect(width(1) == 45)
    }
}
