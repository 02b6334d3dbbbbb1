import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Emoji without a balloon (facts 10.1 and 10.6): up to three, large, and smaller where they are several on some systems.
@Suite struct EmojiAloneTests {
    private var metrics: TranscriptMetrics {
        var metrics = TranscriptMetrics()
        (metrics.emojiSide, metrics.emojiSideOfSeveral, metrics.emojiGap, metrics.emojiLineHeight) = (60, 40, 4, 72)
        return metrics
    }

    private func placed(_ text: String, room: CGFloat = 300, locale: String = "en") throws -> PlacedNode? {
        try EmojiAlone(text, metrics: metrics)?.placed(room: room, in: context(TraitCollection(locale: locale)))
    }

    /// A line is as much taller than the emoji for several as for one.
    @Test(arguments: [("🎉", 60.0, 72.0), ("🎉🚀", 84, 48), ("🎉🚀❤️", 128, 48)])
    func severalAreSmaller(text: String, width: CGFloat, height: CGFloat) throws {
        let node = try #require(try placed(text))
        #expect(abs(node.frame.width - width) < 1 && node.frame.height == height)
        #expect(node.children.count == text.count)
        for (left, right) in zip(node.children, node.children.dropFirst()) {
            #expect(abs(right.frame.minX - left.frame.maxX - 4) < 0.01)
        }
    }

    @Test func theyFitTheirRoom() throws {
        let node = try #require(try placed("🎉🚀", room: 44))
        // Two of 20 points and a gap of 4.
        #expect(abs(node.frame.width - 44) < 1 && node.frame.height == 24)
    }

    @Test(arguments: ["🎉🎉🎉🎉", "Hi 🎉", "a", ""]) func otherTextsHaveABalloon(text: String) throws {
        #expect(try placed(text) == nil)
    }

    /// The first one is where people begin to read.
    @Test(arguments: [("en", ["🎉", "🚀"]), ("ar", ["🚀", "🎉"])])
    func theyFollowTheDirection(locale: String, fromTheLeft: [String]) throws {
        let node = try #require(try placed("🎉🚀", locale: locale))
        #expect(LayoutRecord(placed: node).nodes.flatMap(\.lines).map(\.text) == fromTheLeft)
    }
}
